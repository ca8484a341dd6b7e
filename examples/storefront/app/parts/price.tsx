/** A price, with compare-at price and unit price. */
import type { ShownPrice } from 'storefront-client/catalogue'
import { fill, useTexts } from '../messages/use-texts.ts'

export const Price = ({ price }: { readonly price: ShownPrice }) => {
  const { texts, money, number } = useTexts()
  const { product } = texts
  const { amount, before, currency, perUnit, from } = price
  const now = money(amount, currency)
  return (
    <span className="price">
      {before !== undefined && (
        <>
          <s aria-hidden="true">{money(before, currency)}</s>{' '}
          <span className="hidden">
            {fill(product.before, { price: money(before, currency) })}
          </span>{' '}
        </>
      )}
      <span className={before === undefined ? undefined : 'reduced'}>
        {from ? fill(product.from, { price: now }) : now}
      </span>
      {perUnit && (
        <small>
          {fill(product.perUnit, {
            quantity: number(perUnit.quantity),
            unit: perUnit.unit.toLowerCase(),
            price: money(perUnit.amount, currency),
          })}
        </small>
      )}
    </span>
  )
}
