/** A page that says why there is no page. */
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { href, paths } from '../shop.ts'
import { PageTitle } from './page-head.tsx'

/** Why a page cannot be shown. */
export type NoticeKind = 'missing' | 'away' | 'offline' | 'broken'

const again = () => location.reload()

/** Says what happened, and what to do next. */
export const Notice = ({ kind }: { readonly kind: NoticeKind }) => {
  const { texts } = useTexts()
  const { pathname, search } = useLocation()
  const { title, text } = texts[kind]
  useEffect(() => {
    if (kind !== 'offline') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [kind])
  return (
    <section className="notice">
      <PageTitle title={title} />
      <h1>{title}</h1>
      <p>{text}</p>
      {kind === 'missing' ? (
        <Link className="button" to={paths.home}>
          {texts.toShop}
        </Link>
      ) : (
        <a className="button" href={href(`${pathname}${search}`)}>
          {texts.away.retry}
        </a>
      )}
    </section>
  )
}
