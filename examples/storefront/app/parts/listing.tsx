/** A list of products with its filters: all of it is in the address, so that it can be passed on. */
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Listing as Found } from '../catalogue/card.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Filters } from './filters.tsx'
import { ProductGrid } from './product-grid.tsx'

interface MoreProps {
  readonly next: number
  readonly shown: number
  readonly total: number
}

/** A link to a longer list, which follows itself when it is scrolled to. */
const More = ({ next, shown, total }: MoreProps) => {
  const { texts, number } = useTexts()
  const [parameters] = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => seen?.isIntersecting && link.current?.click(),
      { rootMargin: '400px' },
    )
    // Only by scrolling: a list that is seen to its end at once waits for the link.
    const watch = () => link.current && observer.observe(link.current)
    addEventListener('scroll', watch, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', watch)
      observer.disconnect()
    }
  }, [])
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
      {next && <More key={next} next={next} shown={cards.length} total={total} />}
    </>
  )
}
