/** A page that says why there is no page. */
import { Link, useLocation } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'

/** Why a page cannot be shown. */
export type NoticeKind = 'missing' | 'away' | 'offline' | 'broken'

/** Says what happened, and what to do next. */
export const Notice = ({ kind }: { readonly kind: NoticeKind }) => {
  const { texts } = useTexts()
  const { pathname, search } = useLocation()
  const { title, text } = texts[kind]
  return (
    <section className="notice">
      <title>{`${title} · ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      {kind === 'missing' ? (
        <Link className="button" to={paths.home}>
          {texts.missing.home}
        </Link>
      ) : (
        <a className="button" href={`${shop.base.slice(0, -1)}${pathname}${search}`}>
          {texts.away.retry}
        </a>
      )}
    </section>
  )
}
