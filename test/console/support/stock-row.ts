import type { StockRow } from '../../../console/resources/inventory/stock-row.ts'

/** Three mugs of one kind, in stock. */
export const mug: StockRow = {
  id: 'p-v',
  productId: 'p',
  variantId: 'v',
  productName: 'Mug',
  choices: '',
  sku: 'MUG',
  pictureUrl: undefined,
  tracked: true,
  quantity: 3,
  inStock: true,
  preorder: { enabled: false, message: '', limit: undefined },
}
