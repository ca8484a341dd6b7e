/** A list of products with its filters: all of it is in the address, so that it can be passed on. */
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router'
import type { Card } from '../catalogue/card.ts'
import { type Listing as Found, orders } from '../catalogue/listing.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { ProductGrid } from './product-grid.tsx'

/** What a page needs of a {@link Found}. */
export interface ListingProps extends Omit<Found, 'products'> {
  readonly cards: readonly Card[]
  /** What the address holds besides filters: kept when they change. */
  readonly kept?: Readonly<Record<string, string>>
}

/** What a browser sends of the filters: nothing of those that say nothing. */
const sent = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )

const Filters = ({ facets, wanted, kept = {} }: Omit<ListingProps, 'cards'>) => {
  const { texts } = useTexts()
  const submit = useSubmit()
  const { pathname } = useLocation()
  return (
    <Form
      className="filters"
      key={JSON.stringify(wanted)}
      onChange={({ currentTarget, target }) => {
        // A price is asked for when it is typed to its end, by the button.
        if (target instanceof HTMLInputElement && target.type === 'number') return
        void submit(sent(currentTarget), { preventScrollReset: true, replace: true })
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(sent(event.currentTarget), { preventScrollReset: true })
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field inline">
        <span>{texts.list.sort}</span>
        <select name="sort" defaultValue={wanted.order}>
          {orders.map((order) => (
            <option key={order} value={order === 'featured' ? '' : order}>
              {texts.list.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <details
        open={facets.some(({ values }) => values.some((value) => value.wanted)) || undefined}
      >
        <summary>{texts.list.filters}</summary>
        <div className="facets">
          <label className="check">
            <input type="checkbox" name="stock" value="in" defaultChecked={wanted.inStock} />
            {texts.list.inStock}
          </label>
          <fieldset className="amounts">
            <legend>{texts.list.price}</legend>
            <label>
              <span>{texts.list.least}</span>
              <input
                type="number"
                name="min"
                min="0"
                step="any"
                defaultValue={wanted.least}
                inputMode="decimal"
              />
            </label>
            <label>
              <span>{texts.list.most}</span>
              <input
                type="number"
                name="max"
                min="0"
                step="any"
                defaultValue={wanted.most}
                inputMode="decimal"
              />
            </label>
          </fieldset>
          {facets.map(({ name, parameter, values }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {values.map(({ value, count, wanted: isWanted, colour }) => (
                <label key={value} className="check">
                  <input type="checkbox" name={parameter} value={value} defaultChecked={isWanted} />
                  {colour && <span className="dot" style={{ background: colour }} />}
                  {value} <small>({count})</small>
                </label>
              ))}
            </fieldset>
          ))}
          <p className="actions">
            <button type="submit">{texts.list.apply}</button>
            <Link to={`${pathname}?${new URLSearchParams(kept)}`} preventScrollReset>
              {texts.list.reset}
            </Link>
          </p>
        </div>
      </details>
    </Form>
  )
}

/** A link to a longer list, which follows itself when it is scrolled to. */
const More = ({
  next,
  shown,
  total,
}: {
  readonly next: number
  readonly shown: number
  readonly total: number
}) => {
  const { texts } = useTexts()
  const [parameters] = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const element = link.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && element.click(), {
      rootMargin: '400px',
    })
    // Only by scrolling: a list that is seen to its end at once waits for the link.
    const watch = () => observer.observe(element)
    addEventListener('scroll', watch, { once: true, passive: true })
    return () => {
      removeEventListener('scroll', watch)
      observer.disconnect()
    }
  }, [])
  const longer = new URLSearchParams(parameters)
  longer.set('shown', String(next))
  return (
    <p className="more">
      <span>{fill(texts.list.shown, { shown, count: total })}</span>
      <Link
        ref={link}
        className="button quiet"
        to={`?${longer}`}
        key={next}
        preventScrollReset
        replace
      >
        {texts.list.more}
      </Link>
    </p>
  )
}

export const Listing = (props: ListingProps) => {
  const { texts, counted } = useTexts()
  const { cards, total, next } = props
  return (
    <>
      <div className="list-head">
        <p role="status">{counted(texts.list.count, total)}</p>
        <Filters {...props} />
      </div>
      {cards.length === 0 ? (
        <p className="empty">{texts.list.none}</p>
      ) : (
        <ProductGrid cards={cards} first={4} />
      )}
      {next !== undefined && <More key={next} next={next} shown={cards.length} total={total} />}
    </>
  )
}
