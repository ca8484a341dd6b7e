// @vitest-environment node
// What the stock's adapter asks of the platform, and what it makes of the answers.
import { describe, expect, it } from 'vitest'
import { inventoryAdapter } from '../../../../console/resources/inventory/adapter.ts'
import { LOW_STOCK } from '../../../../console/ui/values/low-stock.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { listRequest, paging } from '../../support/list-request.ts'

const stockQuery = 'POST /v2/inventoryItems/query'
const productQuery = 'POST /v1/products/query-platformized'

const item = {
  productId: 'p',
  trackQuantity: true,
  lastUpdated: '2026-11-20T12:00:00.000Z',
  variants: [
    { variantId: 'v1', quantity: 3, inStock: true },
    { variantId: 'v2', inStock: false },
    { variantId: 'v3', quantity: 8 },
  ],
}
const product = {
  id: 'p',
  name: 'Mug',
  sku: 'MUG',
  inventoryItemId: 'stock-of-p',
  media: { mainMedia: { thumbnail: { url: 'https://m.example/mug.jpg' } } },
  variants: [
    { id: 'v1', choices: { Size: 'M', Colour: 'Blue' }, variant: { sku: 'MUG-M' } },
    { id: 'v2', choices: { Size: 'L' }, variant: { sku: '' } },
    { id: 'v3', choices: {} },
  ],
}
const row = {
  id: 'p',
  productName: 'Mug',
  pictureUrl: 'https://m.example/mug.jpg',
  tracked: true,
  lastUpdated: new Date(item.lastUpdated),
  variants: [
    { id: 'v1', name: 'M, Blue', sku: 'MUG-M', quantity: 3, inStock: true },
    { id: 'v2', name: 'L', sku: 'MUG', quantity: 0, inStock: false },
    { id: 'v3', name: '', sku: 'MUG', quantity: 8, inStock: false },
  ],
}

const store = (answers: Readonly<Record<string, object>>) => {
  const { client, asked } = clientAnswering(answers)
  return { adapter: inventoryAdapter(client), asked }
}

describe('the list of stock', () => {
  it('is one query for the stock and one for the products it belongs to', async () => {
    const { adapter, asked } = store({
      [stockQuery]: { inventoryItems: [item], totalResults: 21 },
      [productQuery]: { products: [product] },
    })
    const sort = { field: 'productName', order: 'DESC' } as const
    expect(await adapter.list(listRequest({ sort }))).toEqual({ data: [row], total: 21 })
    expect(asked).toEqual([
      [stockQuery, { query: { filter: '{}', sort: '[{"productName":"desc"}]', paging } }],
      [productQuery, { query: { filter: { id: { $in: ['p'] } }, paging: { limit: 1 } } }],
    ])
  })

  it.each([
    [{ q: 'mug' }, { productName: { $contains: 'mug' } }],
    [{ level: 'low' }, { trackQuantity: true, 'variants.quantity': { $lte: LOW_STOCK } }],
    [{ level: 'out' }, { 'variants.inStock': false }],
    [{ level: 'any' }, {}],
  ])('narrowed by %j asks for it in the platform’s words', async (filter, expected) => {
    const { adapter, asked } = store({ [stockQuery]: { inventoryItems: [], totalResults: 0 } })
    await adapter.list(listRequest({ filter }))
    const query = { filter: JSON.stringify(expected), sort: '[]', paging }
    expect(asked).toEqual([[stockQuery, { query }]])
  })

  it('shows stock whose product is not found', async () => {
    const { adapter, asked } = store({
      [stockQuery]: { inventoryItems: [{ variants: [] }, { ...item, productId: 'gone' }] },
      [productQuery]: { products: [] },
    })
    const { data } = await adapter.list(listRequest())
    expect(data).toMatchObject([
      { id: '', productName: '', tracked: false, variants: [] },
      { id: 'gone', pictureUrl: undefined, variants: [{ name: '', sku: '' }, {}, {}] },
    ])
    expect(asked[1]?.[1]).toMatchObject({ query: { filter: { id: { $in: ['gone'] } } } })
  })

  it('finds no product for stock that names none', async () => {
    const { adapter } = store({
      [stockQuery]: { inventoryItems: [{ variants: [] }, item] },
      [productQuery]: { products: [product, { ...product, id: 'Stryker was here!', name: 'X' }] },
    })
    const { data } = await adapter.list(listRequest())
    expect(data.map(({ productName }) => productName)).toEqual(['', 'Mug'])
  })
})

describe('the stock of one product', () => {
  const readProduct = 'GET /v1/products/p?includeMerchantSpecificData=true'
  const readStock = 'POST /v2/inventoryItems/stock-of-p/getVariants'

  it('is found through its product, with the names of the variants', async () => {
    const { adapter, asked } = store({
      [readProduct]: { product },
      [readStock]: { inventoryItem: item },
    })
    expect(adapter.subject).toBe('inventoryItem')
    expect(await adapter.one('p', undefined)).toEqual(row)
    expect(asked).toEqual([
      [readProduct, undefined],
      [readStock, {}],
    ])
  })

  it.each([undefined, {}, { mainMedia: {} }, { mainMedia: { thumbnail: {} } }])(
    'has no picture where the product’s media are %j',
    async (media) => {
      const { adapter } = store({
        [readProduct]: { product: { ...product, media, sku: undefined } },
        [readStock]: { inventoryItem: item },
      })
      const { pictureUrl, variants } = await adapter.one('p', undefined)
      expect(pictureUrl).toBeUndefined()
      expect(variants.map(({ sku }) => sku)).toEqual(['MUG-M', '', ''])
    },
  )

  it('is not read once the screen was left', async () => {
    const { adapter, asked } = store({})
    const signal = AbortSignal.abort()
    await expect(adapter.one('p', signal)).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(adapter.list(listRequest({ signal }))).rejects.toMatchObject({ code: 'ABORTED' })
    expect(asked).toEqual([])
  })

  it('ends with the screen also between its requests', async () => {
    const leaving = new AbortController()
    const { signal } = leaving
    const answers = {
      [readProduct]: { product },
      get [readStock]() {
        leaving.abort()
        return { inventoryItem: item }
      },
    }
    const leftWhileReading = store(answers).adapter.one('p', signal)
    await expect(leftWhileReading).rejects.toMatchObject({ code: 'ABORTED' })
    const leavingList = new AbortController()
    const list = store({
      [stockQuery]: { inventoryItems: [item], totalResults: 1 },
      get [productQuery]() {
        leavingList.abort()
        return { products: [product] }
      },
    }).adapter.list(listRequest({ signal: leavingList.signal }))
    await expect(list).rejects.toMatchObject({ code: 'ABORTED' })
  })
})
