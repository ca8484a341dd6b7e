/** The price of a product, as a page shows it. */
import type { PriceData, PricePerUnitData, Product, Variant } from '../../generated/schema.ts'

/** A price as a page shows it: amounts, to be formatted for the language. */
export interface ShownPrice {
  readonly currency: string
  /** The price after the product's own discount. */
  readonly amount: number
  /** The compare-at price; undefined without a discount. */
  readonly before: number | undefined
  /** The price per unit, as some countries require; undefined where the product has no base unit. */
  readonly perUnit:
    | { readonly amount: number; readonly quantity: number; readonly unit: string }
    | undefined
  /** Whether other choices cost more: always false for a variant. */
  readonly from: boolean
}

/** What a product's price is computed from: without its variants it is the product's own. */
type Priced = Pick<Product, 'priceData'> & Partial<Pick<Product, 'variants'>>

/** The price of the cheapest visible variant, which may differ from the product's own. */
export const cheapest = ({ priceData, variants = [] }: Priced): PriceData => {
  let least: PriceData | undefined
  // A loop, because sorting a list calls it often.
  for (const { variant } of variants) {
    const own = variant.priceData
    if (variant.visible && !(least && least.discountedPrice <= own.discountedPrice)) least = own
  }
  return least && least.discountedPrice !== priceData.discountedPrice ? least : priceData
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
 * The price of a product, or of one of its variants: with the compare-at price, the price per unit, and whether it is
 * the lowest of several.
 *
 * @param variant the selected one, such as from `findVariant`; the cheapest by default
 * @example
 * const { amount, currency, before, from } = shownPrice(product, findVariant(product, { Size: 'M' }))
 */
export const shownPrice = (
  product: Pick<Product, 'priceData' | 'priceRange' | 'pricePerUnitData'> &
    Partial<Pick<Product, 'variants'>>,
  variant?: Pick<Variant, 'variant'>,
): ShownPrice => {
  const { priceRange, pricePerUnitData, variants = [] } = product
  const own = variant?.variant.priceData
  if (own) return shown(own, pricePerUnitData, false)
  const least = cheapest(product)
  // The range includes hidden variants: it is a fallback for variants that were not read.
  const { minValue = 0, maxValue = 0 } = priceRange ?? {}
  const visible = variants.filter((one) => one.variant.visible)
  const isRange = visible.length
    ? visible.some((one) => one.variant.priceData.discountedPrice > least.discountedPrice)
    : maxValue > minValue
  return shown(least, pricePerUnitData, !variant && isRange)
}
