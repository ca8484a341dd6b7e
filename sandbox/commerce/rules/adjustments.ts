/** Bulk changes relative to what is there: an amount, or per cent. */
import { Decimal, roundMoney } from './money.ts'

/** An amount to add (or take, below zero), or a rate in per cent from -100 to 1000. */
export type Adjustment =
  | { readonly amount: number }
  | { readonly percentage: { readonly rate: number; readonly roundToInt: boolean } }

/** The adjusted value, to cents, or to a whole number when asked. It may be negative: callers refuse that. */
export function adjust(value: number, adjustment: Adjustment): number {
  if ('amount' in adjustment) return roundMoney(new Decimal(value).plus(adjustment.amount))
  const { rate, roundToInt } = adjustment.percentage
  const changed = new Decimal(value).times(new Decimal(100).plus(rate)).dividedBy(100)
  return roundToInt ? changed.round().toNumber() : roundMoney(changed)
}
