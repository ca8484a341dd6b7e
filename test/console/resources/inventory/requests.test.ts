// What the stock's adapter asks of the platform, and what it makes of the answers.
import { describe, expect, it } from 'vitest'
import { inventoryAdapter } from '../../../../console/resources/inventory/adapter.ts'
import { stockName } from '../../../../console/resources/inventory/stock-row.ts'
import { LOW_STOCK } from '../../../../console/ui/values/low-stock.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { listRequest, paging } from '../../support/list-request.ts'

const query = 'POST /v1/variants/query'

const variant = {
  id: 'p-v1',
  productId: 'p',
  variantId: 'v1',
  productName: 'Mug',
  choices: { Size: 'M', Colour: 'Blue' },
  sku: 'MUG-M',
  media: { image: { url: 'https://m.example/mug.jpg' } },
  stock: { trackQuantity: true, quantity: 3, inStock: true },
  preorderInfo: { enabled: true, message: 'Soon', limit: 5 },
}
const row = {
  id: 'p-v1',
  productId: 'p',
  variantId: 'v1',
  productName: 'Mug',
  choices: 'M, Blue',
  sku: 'MUG-M',
  pictureUrl: 'https://m.example/mug.jpg',
  tracked: true,
  quantity: 3,
  inStock: true,
  preorder: { enabled: true, message: 'Soon', limit: 5 },
}

const store = (answers: Readonly<Record<string, object>>) => {
  const { client, asked } = clientAnswering(answers)
  return { adapter: inventoryAdapter(client), asked }
}

describe('the list of stock', () => {
  it('is one query, and has a row for each variant', async () => {
    const { adapter, asked } = store({ [query]: { variants: [variant], metadata: { total: 21 } } })
    const sort = { field: 'productName', order: 'DESC' } as const
    expect(await adapter.list(listRequest({ sort }))).toEqual({ data: [row], total: 21 })
    expect(stockName(row)).toBe('Mug, M, Blue')
    const order = [{ fieldName: 'productName', order: 'DESC' }]
    expect(asked).toEqual([[query, { query: { filter: {}, sort: order, paging } }]])
  })

  const named = (word: string) => ({
    $or: [{ productName: { $contains: word } }, { sku: { $contains: word } }],
  })

  it.each([
    [{ q: 'mug' }, { $and: [named('mug')] }],
    [{ q: 'mug OAT' }, { $and: [named('mug'), named('OAT')] }],
    [{ level: 'low' }, { 'stock.quantity': { $gt: 0, $lte: LOW_STOCK } }],
    [{ level: 'out' }, { 'stock.inStock': false }],
    [{ level: 'inStock' }, { 'stock.inStock': true }],
    [{ level: 'any' }, {}],
    [{ counted: 'no' }, { 'stock.trackQuantity': false }],
    [{ product: 'p' }, { productId: 'p' }],
    [{ skus: 'MUG-M\nMUG, L' }, { sku: { $in: ['MUG-M', 'MUG, L'] } }],
  ])('narrowed by %j asks for it in the platform’s words', async (filter, expected) => {
    const { adapter, asked } = store({ [query]: { variants: [], metadata: { total: 0 } } })
    await adapter.list(listRequest({ filter }))
    expect(asked).toEqual([[query, { query: { filter: expected, sort: [], paging } }]])
  })

  it('shows a variant with few fields', async () => {
    const bare = { id: 'q-0', productId: 'q', variantId: '0', productName: 'Pen', sku: '' }
    const { adapter } = store({ [query]: { variants: [bare] } })
    const { data, total } = await adapter.list(listRequest())
    expect(total).toBe(21)
    expect(data).toEqual([
      {
        ...bare,
        choices: '',
        pictureUrl: undefined,
        tracked: false,
        quantity: 0,
        inStock: false,
        preorder: { enabled: false, message: '', limit: undefined },
      },
    ])
  })
})

describe('the stock of one variant', () => {
  it('is read by its id in the store', async () => {
    const { adapter, asked } = store({ 'GET /v1/variants/p-v1': { variant } })
    expect(adapter.subject).toBe('inventoryItem')
    expect(await adapter.one('p-v1', undefined)).toEqual(row)
    expect(asked).toEqual([['GET /v1/variants/p-v1', undefined]])
  })
})
