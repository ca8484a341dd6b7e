/** An amount in the store's currency, as its people write it. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency || 'USD' }).format(
    amount,
  )
}
