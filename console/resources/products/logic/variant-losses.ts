import type { EnteredDiscount } from '../../../pricing/discount.ts'
import { earningsOf, isLoss } from '../../../pricing/earnings.ts'
import { type DraftVariant, rowOf } from './draft-variant.ts'

/** How many variants are sold below cost, each with its own price and cost or the product's. */
export function variantsBelowCost(
  variants: readonly DraftVariant[],
  { price, cost, discount }: { price: unknown; cost: unknown; discount: EnteredDiscount },
): number {
  return variants.filter((variant) => {
    const own = rowOf(variant)
    return isLoss(earningsOf({ price: own.price ?? price, cost: own.cost ?? cost, discount }))
  }).length
}
