/** Relative bulk edits: an amount, or a percentage. */
import { Decimal, roundMoney } from './amounts.ts'

/** An amount to add (negative to subtract), or a percentage. */
export type Adjustment =
  | { readonly amount: number }
  | { readonly percentage: { readonly rate: number; readonly roundToInt: boolean } }

/**
 * The adjusted value, to cents, or to an integer when asked. It may be negative: callers refuse that.
 *
 * @param sum rounds the sum with an amount: money to cents, weights not at all
 */
export function adjust(
  value: number,
  adjustment: Adjustment,
  sum: (exact: Decimal) => number = roundMoney,
): number {
  if ('amount' in adjustment) return sum(new Decimal(value).plus(adjustment.amount))
  const { rate, roundToInt } = adjustment.percentage
  const changed = new Decimal(value).times(new Decimal(100).plus(rate)).dividedBy(100)
  return roundToInt ? changed.round().toNumber() : roundMoney(changed)
}
