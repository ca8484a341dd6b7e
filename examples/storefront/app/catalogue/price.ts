/** What a product costs, as a page shows it. */
import type { Product, Variant } from 'storefront-client'

/** A price in a currency, with what it was before a discount. */
export interface Price {
  readonly currency: string
  readonly amount: number
  /** Before the discount, where there is one. */
  readonly before?: number
  /** Whether other choices cost more. */
  readonly from?: boolean
  /** What a unit of it costs, as some countries demand. */
  readonly perUnit?: { readonly amount: number; readonly quantity: number; readonly unit: string }
}

type PriceData = NonNullable<Product['priceData']>

const priceFrom = (
  { currency, price, discountedPrice, pricePerUnit }: PriceData,
  per: Product['pricePerUnitData'],
): Price => ({
  currency,
  amount: discountedPrice,
  ...(price != null && price > discountedPrice ? { before: price } : {}),
  ...(pricePerUnit != null && per
    ? {
        perUnit: {
          amount: pricePerUnit,
          quantity: per.baseQuantity,
          unit: per.baseMeasurementUnit,
        },
      }
    : {}),
})

/** The price of a product before anything is chosen: that of its cheapest variant. */
export const priceOf = ({
  priceData,
  priceRange,
  pricePerUnitData,
}: Product): Price | undefined => {
  if (!priceData) return undefined
  const price = priceFrom(priceData, pricePerUnitData)
  const { minValue, maxValue } = priceRange ?? {}
  return minValue !== undefined && maxValue !== undefined && maxValue > minValue
    ? { ...price, from: true }
    : price
}

/** The price of one variant. */
export const priceOfVariant = (product: Product, { variant }: Variant): Price | undefined =>
  variant?.priceData ? priceFrom(variant.priceData, product.pricePerUnitData) : priceOf(product)
