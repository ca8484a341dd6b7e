/** Filters and sort order of a product list, applied on change. */
import { useState } from 'react'
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router'
import { choiceField, filledFields, listOrders } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import type { ListingProps } from './listing.tsx'

/** An amount in any of the shop's languages, without thousands separators. */
const amount = String.raw`\s*[\d٠-٩]+([.,٫][\d٠-٩]{1,2})?\s*`

export const Filters = ({ facets, wanted, params = {} }: ListingProps) => {
  const { texts, number } = useTexts()
  const { list } = texts
  const submit = useSubmit()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const send = (form: HTMLFormElement) =>
    void submit(filledFields(new FormData(form)), { preventScrollReset: true, replace: true })
  // A number field drops the comma of "19,90" where the browser's language has a point.
  const priceField = (label: string, name: string) => (
    <label className="field">
      <span>{label}</span>
      <input
        inputMode="decimal"
        name={name}
        pattern={amount}
        title={list.amount}
        defaultValue={parameters.get(name) ?? ''}
      />
    </label>
  )
  // As the page opens: closed with its last filter, it would take the focus along.
  const [isOpen] = useState(
    wanted.inStock ||
      [wanted.least, wanted.most].some((limit) => limit !== undefined) ||
      facets.some(({ values }) => values.some((value) => value.wanted)),
  )
  return (
    <Form
      className="filters"
      onChange={({ currentTarget, target }) => {
        // Prices apply on submit, not on every keystroke.
        if (!(target instanceof HTMLInputElement && target.type === 'text')) send(currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="check sort">
        {list.sort}
        <select name="sort" defaultValue={wanted.order ?? ''}>
          {listOrders.map((order) => (
            <option key={order} value={order === 'featured' ? '' : order}>
              {list.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <details open={isOpen}>
        <summary className="button quiet">{list.filters}</summary>
        <div className="facets">
          <fieldset>
            <legend>{list.price}</legend>
            {priceField(list.least, 'min')}
            {priceField(list.most, 'max')}
            <label className="check">
              <input type="checkbox" name="stock" value="in" defaultChecked={wanted.inStock} />
              {list.inStock}
            </label>
          </fieldset>
          {facets.map(({ name, values }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {values.map(({ value, count, wanted: isWanted, colour }) => (
                <label key={value} className="check">
                  <input
                    type="checkbox"
                    name={choiceField(name)}
                    value={value}
                    defaultChecked={isWanted}
                  />
                  {colour && <span className="swatch" style={{ background: colour }} />}
                  <span>
                    <bdi>{value}</bdi> ({number(count)})
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
          <p className="row">
            <button type="submit" className="button">
              {list.apply}
            </button>
            <Link to={`${pathname}?${new URLSearchParams(params)}`} preventScrollReset>
              {list.reset}
            </Link>
          </p>
        </div>
      </details>
    </Form>
  )
}
