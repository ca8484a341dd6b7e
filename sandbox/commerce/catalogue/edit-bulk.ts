/** Bulk edits of one property: set to a value, or adjusted relatively. Pure, one product at a time. */

import { limits } from '../../../generated/fields.ts'
import type { AdjustValue, SetValue } from '../../../generated/wire.ts'
import { assertNone, refusedField } from '../../platform/errors.ts'
import { type Adjustment, adjust } from '../rules/adjustments.ts'
import { type Decimal, roundMoney } from '../rules/amounts.ts'
import { discountViolations } from '../rules/discounts.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { composed } from '../rules/names.ts'
import { lowestPrice } from '../rules/variants.ts'
import { priceViolations } from './field-violations.ts'

/** The properties that can be adjusted, by their wire names. */
export type AdjustableProperty = keyof AdjustValue

/** Their fields on a product and its variants. */
const stored = { price: 'price', cost: 'itemCost', weight: 'weight' } as const

/** Precision per property: a gram is a thousandth of a kilogram, and would be lost when rounded to cents. */
const sums = {
  price: roundMoney,
  cost: roundMoney,
  weight: (exact: Decimal) => exact.toNumber(),
} as const

/**
 * The product with the property set; its variants lose their own value. An empty ribbon or brand
 * removes it.
 */
export function setProperty(product: StoreProduct, set: SetValue): StoreProduct {
  assertNone(priceViolations(set.price, 'set.price'))
  const changed = {
    ...product,
    ...(set.ribbon !== undefined && { ribbon: composed(set.ribbon) || null }),
    ...(set.brand !== undefined && { brand: composed(set.brand) || null }),
    ...(set.price !== undefined && { price: roundMoney(set.price) }),
    ...(set.cost !== undefined && { itemCost: roundMoney(set.cost) }),
    ...(set.weight !== undefined && { weight: set.weight }),
  }
  return checked({
    ...changed,
    variants: product.variants.map((variant) => ({
      ...variant,
      ...(set.price !== undefined && { price: null }),
      ...(set.cost !== undefined && { itemCost: null }),
      ...(set.weight !== undefined && { weight: null }),
    })),
  })
}

/** The product with the property adjusted, and every variant with a value of its own. */
export function adjustProperty(
  product: StoreProduct,
  property: AdjustableProperty,
  adjustment: Adjustment,
): StoreProduct {
  const { maximum } = limits.SetValue[property]
  const change = (value: number) => {
    const adjusted = adjust(value, adjustment, sums[property])
    if (property === 'price' && adjusted === 0 && !takesAll(value, adjustment)) {
      const description = `must not round the price ${value} to 0`
      throw refusedField('adjust.price', 'MIN', description, { threshold: 0.01 })
    }
    if (adjusted >= 0 && adjusted <= maximum) return adjusted
    const [rule, threshold] = adjusted < 0 ? (['MIN', 0] as const) : (['MAX', maximum] as const)
    const description = `must not take the ${property} past ${threshold}`
    throw refusedField(`adjust.${property}`, rule, description, { threshold })
  }
  const field = stored[property]
  const own = product[field]
  // A percentage of an unknown cost stays unknown: 0 would count as pure profit.
  const isUnknown = own === null && 'percentage' in adjustment
  const changed = {
    ...product,
    ...(!isUnknown && { [field]: change(own ?? 0) }),
    variants: product.variants.map((variant) => {
      const own = variant[field]
      return own === null ? variant : { ...variant, [field]: change(own) }
    }),
  }
  return property === 'price' ? checked(changed) : changed
}

/** Whether the product becomes free on purpose, not by rounding. */
function takesAll(price: number, adjustment: Adjustment): boolean {
  if ('amount' in adjustment) return price === -adjustment.amount
  return price === 0 || adjustment.percentage.rate === -100
}

/** A discount of a fixed amount must still fit the new price. */
function checked(product: StoreProduct): StoreProduct {
  assertNone(discountViolations(lowestPrice(product), product.discount))
  return product
}
