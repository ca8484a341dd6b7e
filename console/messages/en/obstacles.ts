/** Why a product is unavailable, and the fix. */
export const obstacles = {
  because: (count: number): string =>
    count === 1
      ? 'This product cannot be bought because of this:'
      : 'This product cannot be bought because of these:',
  short: {
    hidden: 'hidden',
    noPrice: 'no price',
    variantsHidden: 'all variants hidden',
    outOfStock: 'out of stock',
  },
  reasons: {
    hidden: 'It is hidden from visitors.',
    noPrice: 'It has no price.',
    variantsHidden: 'Every variant of it is hidden.',
    outOfStock: 'It is out of stock.',
  },
  mends: {
    hidden: 'Show it in the shop',
    noPrice: 'Enter a price',
    variantsHidden: 'Show every variant',
    outOfStock: 'Mark as in stock',
  },
  mended: {
    hidden: 'The product is visible',
    noPrice: 'The product has a price',
    variantsHidden: 'Every variant is visible',
    outOfStock: 'The product is in stock',
  },
  addUnits: 'Add units',
}
