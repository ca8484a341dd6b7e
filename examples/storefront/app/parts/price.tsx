/** A price, with what it was before and what a unit costs. */
import type { Price as Of } from '../catalogue/price.ts'
import { fill, useTexts } from '../messages/use-texts.ts'

export const Price = ({
  price,
  exact = false,
}: {
  readonly price: Of
  readonly exact?: boolean
}) => {
  const { texts, money } = useTexts()
  const { amount, before, currency, perUnit } = price
  const now = money(amount, currency)
  return (
    <span className="price">
      {before !== undefined && (
        <>
          <s aria-hidden="true">{money(before, currency)}</s>{' '}
          <span className="hidden">
            {fill(texts.product.before, { price: money(before, currency) })}
          </span>{' '}
        </>
      )}
      <span className={before === undefined ? undefined : 'reduced'}>
        {price.from && !exact ? fill(texts.product.from, { price: now }) : now}
      </span>
      {perUnit && (
        <small>
          {fill(texts.product.perUnit, {
            quantity: perUnit.quantity,
            unit: perUnit.unit.toLowerCase(),
            price: money(perUnit.amount, currency),
          })}
        </small>
      )}
    </span>
  )
}
