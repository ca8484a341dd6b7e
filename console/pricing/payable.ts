import { currencyDecimals } from '../messages/number-kinds.ts'

/**
 * The amount that a currency can pay: in whole cents, yen or fils, half a unit up. Like the platform, it rounds the decimal
 * digits, not the binary float behind them.
 */
export function payable(amount: number, currency: string): number {
  const units = 10 ** currencyDecimals(currency)
  return Math.round(Number((amount * units).toPrecision(15))) / units
}
