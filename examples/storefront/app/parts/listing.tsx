/** A product list with filters. Its whole state is in the URL, so that it can be shared. */
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router'
import type { Listing as Found } from '../catalogue/card.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Filters } from './filters.tsx'
import { ProductGrid } from './product-grid.tsx'

/** "Show more". Scrolling triggers it twice, then it waits for a click, so that the footer stays reachable. */
const More = ({ next, shown, total }: Readonly<Record<'next' | 'shown' | 'total', number>>) => {
  const { texts, number } = useTexts()
  const [parameters] = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([at]) => at?.isIntersecting && link.current?.click())
    if (link.current && shown < 3 * (next - shown)) observer.observe(link.current)
    return () => observer.disconnect()
  }, [next, shown])
  const longer = new URLSearchParams(parameters)
  longer.set('shown', String(next))
  return (
    <p className="notice">
      {fill(texts.list.shown, { shown: number(shown), total: number(total) })}
      <Link ref={link} className="button quiet" to={`?${longer}`} preventScrollReset replace>
        {texts.list.more}
      </Link>
    </p>
  )
}

/** Changes with links, Back and Forward, which fill the form anew: after its own changes it keeps the focus. */
const useFormKey = (): string => {
  const { key } = useLocation()
  const isOwn = useNavigationType() === 'REPLACE'
  const [filled, setFilled] = useState(key)
  if (!isOwn && filled !== key) setFilled(key)
  return filled
}

export interface ListingProps extends Found {
  /** Query parameters to keep when filters change. */
  readonly params?: Readonly<Record<string, string>>
}

export const Listing = (props: ListingProps) => {
  const { texts, counted } = useTexts()
  const { cards, total, next } = props
  const key = useFormKey()
  return (
    <>
      <div className="row spread list-head">
        <p role="status">{counted(texts.list.count, total)}</p>
        <Filters key={key} {...props} />
      </div>
      {total === 0 ? (
        <p className="notice">{texts.list.none}</p>
      ) : (
        <ProductGrid cards={cards} first={4} />
      )}
      {next && <More next={next} shown={cards.length} total={total} />}
    </>
  )
}
