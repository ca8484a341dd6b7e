/** Relative bulk changes: an amount, or a percentage. */
import { Decimal, roundMoney } from './money.ts'

/** An amount to add (or take, below zero), or a rate in per cent. */
export type Adjustment =
  | { readonly amount: number }
  | { readonly percentage: { readonly rate: number; readonly roundToInt: boolean } }

/**
 * The adjusted value, to cents, or to a whole number when asked. It may be negative: callers refuse that.
 *
 * @param sum how the sum of value and amount is read: sums of money are rounded, those of weights are not
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
