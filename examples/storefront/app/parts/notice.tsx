/** The error page: not found, unavailable, offline or broken. */
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { href, paths } from '../shop.ts'
import { PageTitle } from './page-head.tsx'

export type NoticeKind = 'missing' | 'away' | 'offline' | 'broken'

const reload = () => location.reload()

export const Notice = ({ kind }: { readonly kind: NoticeKind }) => {
  const { texts } = useTexts()
  const { pathname, search } = useLocation()
  const { title, text } = texts[kind]
  useEffect(() => {
    if (kind !== 'offline') return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
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
