/** Why a product is unavailable, and the fix. */
export const obstacles = {
  because: 'This product cannot be bought:',
  short: {
    hidden: 'hidden',
    noPrice: 'no price',
    variantsHidden: 'all variants hidden',
    outOfStock: 'out of stock',
  },
  reasons: {
    hidden: 'It is hidden from visitors.',
    noPrice: 'It has no price.',
    variantsHidden: 'All its variants are hidden.',
    outOfStock: 'It is out of stock.',
  },
  fixes: {
    hidden: 'Show it in the shop',
    noPrice: 'Enter a price',
    variantsHidden: 'Show all variants',
    outOfStock: 'Mark as in stock',
  },
  fixed: {
    hidden: 'The product is visible',
    variantsHidden: 'All variants are visible',
    outOfStock: 'The product is in stock',
  },
  addUnits: 'Add units',
}
