import { type Entered, earningsOf, isLoss } from '../../../pricing/earnings.ts'
import { type DraftVariant, rowOf } from './draft-variant.ts'
import type { UsualValues } from './variant-matrix.ts'

/** Counts the variants sold below cost, with inherited values: those that equal the saved ones of the product. */
export function variantsBelowCost(
  variants: readonly DraftVariant[],
  sale: Entered,
  saved: UsualValues,
): number {
  return variants.filter((variant) => {
    const own = rowOf(variant)
    const value = (name: 'price' | 'cost') =>
      own[name] === saved[name] ? sale[name] : (own[name] ?? sale[name])
    return isLoss(earningsOf({ ...sale, price: value('price'), cost: value('cost') }))
  }).length
}
