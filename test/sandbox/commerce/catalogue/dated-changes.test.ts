/** Every change of a product dates it, by the store's clock. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '../../../../generated/wire.ts'
import { openShop, type Parts, present, productNamed, type Shop } from './shop.ts'

let shop: Shop
let time = Date.UTC(2030, 0, 1)
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => new Date(time) } })
})
afterAll(() => shop.close())

const ids = ({ path }: Parts) => [path?.id ?? '']
const ofSize = [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }]
const choice = { option: 'Size', choice: 'S' }
const changes: readonly (readonly [OperationId, (parts: Parts) => object | undefined])[] = [
  ['products.updateProduct', () => ({ product: { name: 'Cup', productOptions: ofSize } })],
  ['products.updateProductVariants', () => ({ variants: [{ choices: { Size: 'S' }, price: 9 }] })],
  ['products.addProductMedia', () => ({ media: [{ url: 'https://example.com/a.png' }] })],
  ['products.removeProductMedia', () => ({ mediaIds: [] })],
  ['products.addProductMediaToChoices', () => ({ media: [{ ...choice, mediaIds: [] }] })],
  ['products.removeProductMediaFromChoices', () => ({ media: [choice] })],
  ['products.resetAllProductVariantData', () => undefined],
  ['products.bulkUpdateProductsProperty', (of) => ({ ids: ids(of), set: { weight: 1 } })],
  [
    'products.bulkAdjustProductProperty',
    (of) => ({ ids: ids(of), adjust: { price: { amount: 1 } } }),
  ],
  ['products.deleteProductOptions', () => undefined],
  ['products.removeBrand', () => undefined],
]

it('by each operation', async () => {
  const { id } = await productNamed(shop, 'Stoneware Mug')
  const path = { id: present(id) }
  for (const [operation, bodyOf] of changes) {
    time += 60_000
    await shop.call(operation, { path, body: bodyOf({ path }) })
    const { product } = await shop.call('products.getProduct', { path })
    expect([operation, product.lastUpdated]).toEqual([operation, new Date(time).toISOString()])
  }
})
