/** What a product's discount does to a price, and which discounts are refused. */
import { type Violation, violation } from '../platform/errors.ts'
import { roundMoney } from './money.ts'

/** How a discount is given: an amount in the store's currency, or per cent. */
export type DiscountType = 'UNDEFINED' | 'NONE' | 'AMOUNT' | 'PERCENT'

export interface Discount {
  readonly type: DiscountType
  readonly value: number
}

/** No discount. */
export const noDiscount: Discount = { type: 'NONE', value: 0 }

/** The price after the discount: never below zero, never above the price, whole cents. */
export function discountedPrice(price: number, discount: Discount): number {
  if (discount.type === 'AMOUNT') return Math.max(0, roundMoney(price - discount.value))
  if (discount.type === 'PERCENT') {
    return Math.max(0, roundMoney((price * (100 - discount.value)) / 100))
  }
  return price
}

/**
 * Why a discount cannot stand with this product price. An amount may exceed the price of a single
 * variant (that one is then free), but not the price of the product.
 */
export function discountViolations(
  price: number,
  discount: Discount,
  field = 'product.discount.value',
): Violation[] {
  if (discount.type !== 'AMOUNT' && discount.type !== 'PERCENT') return []
  if (discount.value < 0) {
    return [violation(field, 'MIN', 'must not be below 0', { threshold: 0 })]
  }
  if (discount.type === 'PERCENT' && discount.value > 100) {
    return [violation(field, 'MAX', 'must not be above 100 per cent', { threshold: 100 })]
  }
  if (discount.type === 'AMOUNT' && discount.value > price) {
    return [
      violation(field, 'MAX', `must not be above the price of ${price}`, { threshold: price }),
    ]
  }
  return []
}
