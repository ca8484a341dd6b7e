/** The money part of a product or variant, worked out from its price, discount and cost. */
import type { PricePerUnitData } from '../../generated/wire.ts'
import { type Discount, discountedPrice } from './discounts.ts'
import { formatMoney, roundMoney, storeCurrency } from './money.ts'
import { pricePerUnit } from './units.ts'

/** A price as the catalogue answers it. */
export interface PriceDetails {
  readonly currency: string
  readonly price: number
  readonly discountedPrice: number
  readonly formatted: { price: string; discountedPrice: string; pricePerUnit?: string }
  readonly pricePerUnit?: number
}

/** Cost and what is left of the price, for the merchant's eyes. */
export interface CostDetails {
  readonly itemCost: number
  readonly formattedItemCost: string
  readonly profit: number
  readonly formattedProfit: string
  readonly profitMargin: number
}

/** The smallest and the largest of some values. */
export interface Range {
  readonly minValue: number
  readonly maxValue: number
}

/** Price, discounted price and price per unit, as numbers and as text. */
export function priceDetails(
  price: number,
  discount: Discount,
  perUnit?: PricePerUnitData,
): PriceDetails {
  const discounted = discountedPrice(price, discount)
  const unitPrice = pricePerUnit(discounted, perUnit)
  const formatted = { price: formatMoney(price), discountedPrice: formatMoney(discounted) }
  const details = { currency: storeCurrency, price, discountedPrice: discounted }
  if (unitPrice === undefined) return { ...details, formatted }
  return {
    ...details,
    formatted: { ...formatted, pricePerUnit: formatMoney(unitPrice) },
    pricePerUnit: unitPrice,
  }
}

/** Profit is what the discounted price leaves after the cost; the margin is its share of that price. */
export function costDetails(itemCost: number, discounted: number): CostDetails {
  const profit = roundMoney(discounted - itemCost)
  return {
    itemCost,
    formattedItemCost: formatMoney(itemCost),
    profit,
    formattedProfit: formatMoney(profit),
    profitMargin: discounted === 0 ? 0 : Math.round((profit / discounted) * 10_000) / 10_000,
  }
}

/** The range of some values, or undefined when there are none. */
export function rangeOf(values: readonly number[]): Range | undefined {
  if (values.length === 0) return undefined
  return { minValue: Math.min(...values), maxValue: Math.max(...values) }
}
