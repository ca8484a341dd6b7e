/** The price of a product, as a page shows it. */
import type { PriceData, PricePerUnitData, Product, Variant } from '../../generated/schema.ts'

/** A price as a page shows it: amounts, to be written as the language does. */
export interface ShownPrice {
  readonly currency: string
  /** The price after the product's own discount. */
  readonly amount: number
  /** The compare-at price; undefined without a discount. */
  readonly before: number | undefined
  /** The price per unit, as some countries demand; undefined where the product has no base unit. */
  readonly perUnit:
    | { readonly amount: number; readonly quantity: number; readonly unit: string }
    | undefined
  /** Whether other choices cost more: always false of a variant. */
  readonly from: boolean
}

const shown = (
  { currency, price, discountedPrice, pricePerUnit }: PriceData,
  per: PricePerUnitData | undefined,
  from: boolean,
): ShownPrice => ({
  currency,
  amount: discountedPrice,
  before: price > discountedPrice ? price : undefined,
  perUnit:
    pricePerUnit != null && per
      ? { amount: pricePerUnit, quantity: per.baseQuantity, unit: per.baseMeasurementUnit }
      : undefined,
  from,
})

/**
 * The price of a product, or of one of its variants: with the compare-at price, the price per unit, and
 * whether it is the lowest of several.
 *
 * @param variant the chosen one, such as `findVariant` answers; without it the price is that of the cheapest
 * @example
 * const { amount, currency, before, from } = shownPrice(product, findVariant(product, { Size: 'M' }))
 */
export const shownPrice = (
  product: Pick<Product, 'priceData' | 'priceRange' | 'pricePerUnitData'>,
  variant?: Pick<Variant, 'variant'>,
): ShownPrice => {
  const { priceData, priceRange, pricePerUnitData } = product
  const own = variant?.variant.priceData
  if (own) return shown(own, pricePerUnitData, false)
  const { minValue = 0, maxValue = 0 } = priceRange ?? {}
  return shown(priceData, pricePerUnitData, !variant && maxValue > minValue)
}
