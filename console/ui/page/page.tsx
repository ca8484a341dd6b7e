// A screen: its title, back link, actions and content.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { RefusalNote } from '../permissions/refusal-note.tsx'
import { addressLeft, returning } from './list-memory.ts'
import './page.css'

interface PageProps {
  title: string
  /** A short line under the title, such as a count. */
  note?: ReactNode
  /** Where "back" leads; lists have none. */
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, note, back, actions, children }: PageProps) {
  const { documentTitle } = useTexts('shell')
  useTopOfNewPage()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title, documentTitle])
  return (
    <>
      <div className="page-head">
        {back && (
          <div className="page-back">
            <ButtonLink to={addressLeft(back.to)} state={returning} icon="back">
              {back.label}
            </ButtonLink>
          </div>
        )}
        <div className="page-title">
          <h1 className="heading" tabIndex={-1}>
            {title}
          </h1>
          {note && <div className="page-note">{note}</div>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      <RefusalNote />
      {children}
    </>
  )
}

/** A new page starts at its top; one returned to keeps its scroll position. */
function useTopOfNewPage() {
  const { pathname, state } = useLocation()
  const arrival = useNavigationType()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (arrival !== 'POP' && state?.returning !== true) window.scrollTo(0, 0)
  }, [pathname, arrival, state])
}
