import { currencyDecimals } from '../messages/number-kinds.ts'

/** Rounds to the currency's minor unit, half up: like the platform, by the decimal digits, not the binary float. */
export function payable(amount: number, currency: string): number {
  const units = 10 ** currencyDecimals(currency)
  return Math.round(Number((amount * units).toPrecision(15))) / units
}

/** Per cent of an amount. A sum of percentages loses its float error, which could tip an exact half. */
export function percentOf(amount: number, percent: number): number {
  return (amount * Number(percent.toFixed(9))) / 100
}
