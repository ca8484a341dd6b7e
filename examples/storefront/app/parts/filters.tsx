/** Filters and sort order of a product list, applied on change. */
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { choiceField, filledFields, listOrders } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import type { ListingProps } from './listing.tsx'

export const Filters = ({ facets, wanted, params = {} }: ListingProps) => {
  const { texts, number } = useTexts()
  const { list } = texts
  const submit = useSubmit()
  const { pathname } = useLocation()
  const send = (form: HTMLFormElement) =>
    void submit(filledFields(new FormData(form)), { preventScrollReset: true, replace: true })
  const priceField = (label: string, name: string, value: number | undefined) => (
    <label className="field">
      <span>{label}</span>
      <input type="number" name={name} min="0" step="any" defaultValue={value} />
    </label>
  )
  return (
    <Form
      className="filters"
      key={JSON.stringify(wanted)}
      onChange={({ currentTarget, target }) => {
        // Prices apply on submit, not on every keystroke.
        if (!(target instanceof HTMLInputElement && target.type === 'number')) send(currentTarget)
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
      <details open={facets.some(({ values }) => values.some((value) => value.wanted))}>
        <summary className="button quiet">{list.filters}</summary>
        <div className="facets">
          <fieldset>
            <legend>{list.price}</legend>
            {priceField(list.least, 'min', wanted.least)}
            {priceField(list.most, 'max', wanted.most)}
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
