/** A list of products with its filters: all of it is in the address, so that it can be passed on. */
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Listing as Found } from '../catalogue/card.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Filters } from './filters.tsx'
import { ProductGrid } from './product-grid.tsx'

/** A link to a longer list. Scrolling follows it twice; then it waits, so that what is below can be reached. */
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

export interface ListingProps extends Found {
  /** What the address holds besides filters: kept when they change. */
  readonly kept?: Readonly<Record<string, string>>
}

export const Listing = (props: ListingProps) => {
  const { texts, counted } = useTexts()
  const { cards, total, next } = props
  return (
    <>
      <div className="row spread list-head">
        <p role="status">{counted(texts.list.count, total)}</p>
        <Filters {...props} />
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
