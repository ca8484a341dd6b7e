/** The words for stock, the same on every screen. */
export const stock = {
  inStock: 'In stock',
  low: 'Low',
  partlyOut: 'Partly out of stock',
  /** Beside a number. */
  partly: 'Partly out',
  out: 'Out of stock',
  unknown: 'Unknown',
}
