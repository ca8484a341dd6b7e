// The way from a row to its record, resolved once for the whole list: the router's own links each ask anew where they are.
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import { useHref, useNavigate } from 'react-router-dom'

interface RowLinks {
  hrefOf(path: string): string
  /** Goes there within the page, unless the press asks for a new tab. */
  follow(event: MouseEvent<HTMLAnchorElement>, path: string): void
}

const Context = createContext<RowLinks | undefined>(undefined)

/** Around the rows whose titles are links. */
export function RowLinksProvider({ children }: { children: ReactNode }) {
  const base = useHref('/').replace(/\/$/, '')
  const navigate = useNavigate()
  const links = useMemo<RowLinks>(
    () => ({
      hrefOf: (path) => `${base}${path}`,
      follow(event, path) {
        const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return
        event.preventDefault()
        void navigate(path)
      },
    }),
    [base, navigate],
  )
  return <Context value={links}>{children}</Context>
}

/** The link of a row to a path below the console's own, such as `/products/1`. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const links = useContext(Context)
  if (!links) throw new Error('Links of rows need a RowLinksProvider above them.')
  return (
    <a
      className="list-link"
      href={links.hrefOf(to)}
      dir="auto"
      onClick={(event) => links.follow(event, to)}
    >
      {children}
    </a>
  )
}
