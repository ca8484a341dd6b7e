import { expect, it } from 'vitest'
import { byChoices, type StockRow } from '../../../../console/resources/inventory/stock-row.ts'

const row = (choices: string): StockRow => ({
  id: choices,
  productId: 'p',
  variantId: choices,
  productName: 'Tee',
  choices,
  sku: '',
  pictureUrl: undefined,
  tracked: true,
  quantity: 1,
  inStock: true,
  preorder: { enabled: false, message: '', limit: undefined },
})

it.each([
  ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', 'XXXL', '10XL'],
  ['Blue, S', 'Blue, M', 'Blue, L', 'Red, S', 'Red, M'],
  ['xs, Red', 's, Blue', 'm, Blue', 'l, Blue'],
  ['8 oz', '12 oz', 'Large', 'Maxi', 'Small'],
])('variants of one product are listed as %s, %s, %s, …', (...choices) => {
  const shuffled = [...choices].sort().map(row)
  expect(byChoices(shuffled).map((each) => each.choices)).toEqual(choices)
})
