/** Whole cents, half a cent up. Like the platform, it rounds the decimal digits, not the binary float behind them. */
export function wholeCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(15))) / 100
}
