import { type Entered, earningsOf, isLoss } from '../../../pricing/earnings.ts'
import { type DraftVariant, rowOf } from './draft-variant.ts'

/** Counts the variants sold below cost, with inherited values. */
export function variantsBelowCost(
  variants: readonly DraftVariant[],
  { price, cost, ...all }: Entered,
): number {
  return variants.filter((variant) => {
    const own = rowOf(variant)
    return isLoss(earningsOf({ ...all, price: own.price ?? price, cost: own.cost ?? cost }))
  }).length
}
