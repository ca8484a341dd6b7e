/** Discounted prices of products, and violations of discounts. */
import type { ProductDiscountType } from '../../../generated/wire.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { Decimal, roundMoney } from './amounts.ts'

/** A product's discount; the unit of `value` follows from its type. */
export interface Discount {
  readonly type: ProductDiscountType
  readonly value: number
}

interface DiscountRule {
  readonly priceAfter: (price: Decimal, value: number) => Decimal
  /** The maximum value at this price, and its name in a refusal. */
  readonly most: (price: number) => { readonly value: number; readonly name: string }
}

/** Every type of discount; `undefined` for those without effect on the price. */
const discountRules: Readonly<Record<ProductDiscountType, DiscountRule | undefined>> = {
  UNDEFINED: undefined,
  NONE: undefined,
  AMOUNT: {
    priceAfter: (price, amount) => price.minus(amount),
    most: (price) => ({ value: price, name: `the lowest price of ${price}` }),
  },
  PERCENT: {
    priceAfter: (price, percent) => price.times(new Decimal(100).minus(percent)).dividedBy(100),
    most: () => ({ value: 100, name: '100 per cent' }),
  },
}

/** The violations of a variant's price under its product's discount. */
export function discountedPriceViolations(price: number, discount: Discount, field: string) {
  if (discountViolations(price, discount).length === 0) return []
  const { value: threshold } = discount
  return [violation(field, 'MIN', `must not be below the discount of ${threshold}`, { threshold })]
}

/** No discount. */
export const noDiscount: Discount = { type: 'NONE', value: 0 }

/** The discount itself; `noDiscount` for a type without effect. */
export function effectiveDiscount(discount: Discount): Discount {
  return discountRules[discount.type] === undefined ? noDiscount : discount
}

/** The discounted price: clamped between zero and the price, in whole cents. */
export function discountedPrice(price: number, { type, value }: Discount): number {
  const rule = discountRules[type]
  return rule === undefined
    ? price
    : Math.max(0, roundMoney(rule.priceAfter(new Decimal(price), value)))
}

/** The violations of a discount at the product's lowest price, which an amount may not exceed. */
export function discountViolations(price: number, { type, value }: Discount): Violation[] {
  const field = 'product.discount.value'
  const rule = discountRules[type]
  if (rule === undefined) return []
  if (value < 0) return [violation(field, 'MIN', 'must not be below 0', { threshold: 0 })]
  const most = rule.most(price)
  if (value <= most.value) return []
  return [violation(field, 'MAX', `must not be above ${most.name}`, { threshold: most.value })]
}
