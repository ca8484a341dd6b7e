import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InventoryItemV2, Product } from '../../../../generated/wire.ts'
import {
  broken,
  openShop,
  overlapping,
  present,
  productNamed,
  type Shop,
} from '../catalogue/shop.ts'

let shop: Shop

const named = (name: string) => productNamed(shop, name)
const item = async (product: Product, body: object = {}): Promise<InventoryItemV2> => {
  const parts = { path: { inventoryId: product.inventoryItemId }, body }
  return (await shop.call('inventory.getInventoryVariants', parts)).inventoryItem
}
const setStock = (product: Product, inventoryItem: object) =>
  shop.call('inventory.updateInventoryVariants', {
    path: { productId: product.id },
    body: { inventoryItem },
  })
const query = (given: object) => shop.call('inventory.queryInventory', { body: { query: given } })
const quantities = async (product: Product) =>
  (await item(product)).variants.map(({ quantity }) => quantity)

/** A product of our own with two variants, so that tests do not share stock. */
async function twoVariants(quantity: number): Promise<Product & { first: string; second: string }> {
  const body = {
    product: {
      name: 'Counted',
      priceData: { price: 5 },
      productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
    },
  }
  const product = (await shop.call('products.createProduct', { body })).product
  const [first, second] = product.variants.map(({ id }) => id)
  const variants = [first, second].map((variantId) => ({ variantId, quantity }))
  await setStock(product, { trackQuantity: true, variants })
  return { ...product, first: present(first), second: present(second) }
}

describe.each(overlapping)('on the %s engine', (engine) => {
  beforeAll(async () => {
    shop = await openShop({}, engine)
  })
  afterAll(() => shop.close())

  describe('reading stock', () => {
    it('finds an item by its id or its product’s, with all or some variants', async () => {
      const mug = await named('Stoneware Mug')
      const whole = await item(mug)
      expect(whole).toMatchObject({
        id: mug.inventoryItemId,
        productId: mug.id,
        trackQuantity: true,
        numericId: mug.numericId,
      })
      expect(whole.variants).toHaveLength(4)
      const variantIds = [present(whole.variants[2]).variantId]
      expect((await item(mug, { variantIds })).variants).toEqual(whole.variants.slice(2, 3))
      for (const inventoryId of [mug.inventoryItemId, mug.id]) {
        const parts = { path: { inventoryId }, body: { productId: mug.id } }
        const found = await shop.call('inventory.getInventoryVariants', parts)
        expect(found.inventoryItem).toEqual(whole)
      }
      for (const body of [{ productId: '' }, { externalId: '' }]) {
        const parts = { path: { inventoryId: mug.inventoryItemId }, body }
        expect((await shop.call('inventory.getInventoryVariants', parts)).inventoryItem).toEqual(
          whole,
        )
      }
      const unknown = { path: { inventoryId: '00000000-0000-4000-8000-000000000000' } }
      expect(await shop.refuse('inventory.getInventoryVariants', unknown)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    })

    it.each(['productId', 'externalId'])(
      'refuses a %s that contradicts the path',
      async (field) => {
        const { inventoryItemId } = await named('Stoneware Mug')
        const parts = {
          path: { inventoryId: inventoryItemId },
          body: { [field]: crypto.randomUUID() },
        }
        const refused = await shop.refuse('inventory.getInventoryVariants', parts)
        expect([refused.status, broken(refused)]).toEqual([400, [`${field} VALIDATION`]])
      },
    )

    it('queries with filter and sort as JSON strings', async () => {
      const low = await query({
        filter: '{"trackQuantity":true,"variants.quantity":{"$lte":3}}',
        sort: '[{"variants.quantity":"asc"},{"productName":"asc"}]',
        paging: { limit: 5 },
      })
      expect(low.metadata).toEqual({ items: 5, offset: 0 })
      expect(low.totalResults).toBeGreaterThan(5)
      const scarcest = low.inventoryItems.map(({ variants }) =>
        Math.min(...variants.map(({ quantity }) => quantity ?? 0)),
      )
      expect(scarcest).toEqual([...scarcest].sort((a, b) => a - b))
      const sorted = async (sort: object[]) =>
        (await query({ sort: JSON.stringify(sort) })).inventoryItems.map(({ id }) => id)
      const inOrder = await sorted([{ numericId: 'desc' }])
      expect(await sorted([{ fieldName: 'numericId', order: 'DESC' }])).toEqual(inOrder)
      const mug = await query({ filter: '{"productName":{"$contains":"stoneware"}}' })
      expect(mug.totalResults).toBe(1)
    })

    it('reports invalid JSON, fields and orders at their place', async () => {
      const refused = async (given: object) =>
        broken(await shop.refuse('inventory.queryInventory', { body: { query: given } }))
      expect(await refused({ filter: '{oops' })).toEqual(['query.filter FORMAT'])
      expect(await refused({ sort: 'name' })).toEqual(['query.sort FORMAT'])
      expect(await refused({ filter: '{"price":1}' })).toEqual([
        'query.filter.price FIELD_NOT_ALLOWED',
      ])
      expect(await refused({ sort: '[{"numericId":"upwards"}]' })).toEqual([
        'query.sort[0].order INVALID_ENUM_VALUE',
      ])
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
      expect(await refused({ filter: `{"productId":${deep}}` })).toEqual([
        'query.filter.productId FORMAT',
      ])
      expect(await refused({ sort: deep })).toEqual(['query.sort[0].fieldName FIELD_NOT_ALLOWED'])
    })
  })

  describe('setting stock', () => {
    it('changes the named variants, and the product’s stock', async () => {
      const product = await twoVariants(5)
      await setStock(product, { variants: [{ variantId: product.first, quantity: 0 }] })
      expect(await quantities(product)).toEqual([0, 5])
      const after = (await shop.call('products.getProduct', { path: { id: product.id } })).product
      expect(after.stock).toEqual({
        trackInventory: true,
        quantity: 5,
        inStock: true,
        inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
      })
      expect(after.lastUpdated >= product.lastUpdated).toBe(true)
    })

    it('keeps in or out of stock when tracking stops, and units when it resumes', async () => {
      const product = await twoVariants(5)
      await setStock(product, { variants: [{ variantId: product.second, quantity: 0 }] })
      await setStock(product, { trackQuantity: false })
      const plain = await item(product)
      expect(plain.variants.map(({ inStock, quantity }) => [inStock, quantity])).toEqual([
        [true, undefined],
        [false, undefined],
      ])
      await setStock(product, { variants: [{ variantId: product.first, inStock: false }] })
      expect((await item(product)).variants.map(({ inStock }) => inStock)).toEqual([false, false])
      await setStock(product, { trackQuantity: true })
      expect(await quantities(product)).toEqual([5, 0])
    })

    it('refuses a negative quantity and an unknown variant', async () => {
      const product = await twoVariants(1)
      const refuse = (inventoryItem: object) =>
        shop.refuse('inventory.updateInventoryVariants', {
          path: { productId: product.id },
          body: { inventoryItem },
        })
      const variants = [{ variantId: product.first, quantity: -1 }]
      expect(broken(await refuse({ variants }))).toEqual(['inventoryItem.variants[0].quantity MIN'])
      expect(await refuse({ variants: [{ variantId: 'unknown', quantity: 1 }] })).toMatchObject({
        status: 404,
      })
      expect(await quantities(product)).toEqual([1, 1])
    })
  })

  describe('decrementing and incrementing stock', () => {
    const take = (decrementData: object[]) => ({ body: { decrementData } })
    const put = (incrementData: object[]) => ({ body: { incrementData } })

    it('moves units by product or by inventory item', async () => {
      const product = await twoVariants(5)
      const { first: variantId, id: productId, inventoryItemId: inventoryId } = product
      await shop.call(
        'inventory.decrementInventory',
        take([{ productId, variantId, decrementBy: 2 }]),
      )
      await shop.call(
        'inventory.incrementInventory',
        put([{ inventoryId, variantId, incrementBy: 7 }]),
      )
      expect(await quantities(product)).toEqual([10, 5])
      const [found] = (
        await shop.call('products.queryProducts', {
          body: { query: { filter: { id: productId, 'stock.quantity': 15 } } },
        })
      ).products
      expect(found?.id).toBe(productId)
    })

    it('moves the units of a product without options, whose variant need not be named', async () => {
      const body = { product: { name: 'Single', priceData: { price: 5 } } }
      const { product } = await shop.call('products.createProduct', { body })
      const [variant] = product.variants
      const variants = [{ variantId: present(variant?.id), quantity: 5 }]
      await setStock(product, { trackQuantity: true, variants })
      const productId = product.id
      await shop.call('inventory.decrementInventory', take([{ productId, decrementBy: 2 }]))
      await shop.call('inventory.incrementInventory', put([{ productId, incrementBy: 1 }]))
      expect(await quantities(product)).toEqual([4])
    })

    it('applies concurrent decrements, increments and edits of the same products without a failure', async () => {
      const [one, two] = [await twoVariants(500), await twoVariants(500)]
      const lines = [one, two].flatMap(({ id: productId, first, second }) =>
        [first, second].map((variantId) => ({ productId, variantId })),
      )
      await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const order = index % 2 ? lines : [...lines].reverse()
          if (index % 5 === 4) {
            const { id } = index % 2 ? one : two
            const body = { product: { priceData: { price: index } } }
            return shop.call('products.updateProduct', { path: { id }, body })
          }
          return index % 5 === 3
            ? shop.call(
                'inventory.incrementInventory',
                put(order.map((line) => ({ ...line, incrementBy: 2 }))),
              )
            : shop.call(
                'inventory.decrementInventory',
                take(order.map((line) => ({ ...line, decrementBy: 3 }))),
              )
        }),
      )
      // 24 batches took three, 8 brought two back.
      expect(await quantities(one)).toEqual([444, 444])
      expect(await quantities(two)).toEqual([444, 444])
    })

    it('applies all lines or none, and adds up lines of the same variant', async () => {
      const product = await twoVariants(5)
      const { first, second, id: productId } = product
      const refused = await shop.refuse(
        'inventory.decrementInventory',
        take([
          { productId, variantId: second, decrementBy: 1 },
          { productId, variantId: first, decrementBy: 3 },
          { productId, variantId: first, decrementBy: 3 },
        ]),
      )
      expect(refused).toMatchObject({
        status: 409,
        code: 'INSUFFICIENT_INVENTORY',
        data: { items: [{ productId, variantId: first, requested: 6, available: 5 }] },
      })
      expect(await quantities(product)).toEqual([5, 5])
    })

    it('accepts preorders of a sold-out variant up to the limit', async () => {
      const product = await twoVariants(1)
      const { first: variantId, id: productId } = product
      await setStock(product, { preorderInfo: { enabled: true, message: 'In May', limit: 3 } })
      const line = (decrementBy: number) =>
        take([{ productId, variantId, decrementBy, preorderRequest: true }])
      await shop.call('inventory.decrementInventory', line(1))
      expect((await item(product)).variants[0]).toMatchObject({
        quantity: 0,
        availableForPreorder: true,
      })
      await shop.call('inventory.decrementInventory', line(3))
      expect(await shop.refuse('inventory.decrementInventory', line(1))).toMatchObject({
        code: 'INSUFFICIENT_INVENTORY',
        description: expect.stringContaining('has 0 units left, 1 requested, and 0 more can be'),
        data: {
          items: [{ requested: 1, available: 0, preorder: { enabled: true, available: 0 } }],
        },
      })
      expect((await item(product)).variants[0]?.availableForPreorder).toBe(false)
      await setStock(product, { preorderInfo: { enabled: false } })
      expect(await shop.refuse('inventory.decrementInventory', line(1))).toMatchObject({
        description: expect.stringContaining('and it cannot be preordered'),
      })
    })

    it('takes what is left before it counts preorders', async () => {
      const product = await twoVariants(2)
      const { first: variantId, id: productId } = product
      await setStock(product, { preorderInfo: { enabled: true, limit: 3 } })
      const line = (decrementBy: number) =>
        take([{ productId, variantId, decrementBy, preorderRequest: true }])
      expect(await shop.refuse('inventory.decrementInventory', line(6))).toMatchObject({
        code: 'INSUFFICIENT_INVENTORY',
        description: expect.stringContaining('has 2 units left, 6 requested, and 3 more can be'),
      })
      await shop.call('inventory.decrementInventory', line(4))
      expect((await item(product)).variants[0]).toMatchObject({
        quantity: 0,
        availableForPreorder: true,
      })
      await shop.call('inventory.decrementInventory', line(1))
      expect((await item(product)).variants[0]?.availableForPreorder).toBe(false)
    })

    it('counts preorders of an untracked, sold-out variant', async () => {
      const product = await twoVariants(0)
      const { first: variantId, id: productId } = product
      await setStock(product, {
        trackQuantity: false,
        variants: [{ variantId, inStock: false }],
        preorderInfo: { enabled: true, limit: 3 },
      })
      const line = (decrementBy: number) =>
        take([{ productId, variantId, decrementBy, preorderRequest: true }])
      await shop.call('inventory.decrementInventory', line(2))
      expect(await shop.refuse('inventory.decrementInventory', line(2))).toMatchObject({
        data: { items: [{ requested: 2, preorder: { enabled: true, available: 1 } }] },
      })
      await shop.call('inventory.decrementInventory', line(1))
      expect((await item(product)).variants[0]).toMatchObject({
        inStock: false,
        availableForPreorder: false,
      })
      for (const inStock of [true, false]) {
        await setStock(product, { variants: [{ variantId, inStock }] })
      }
      expect((await item(product)).variants[0]?.availableForPreorder).toBe(true)
    })

    it('can be preordered up to the limit again after a change of tracking brought it in', async () => {
      const product = await twoVariants(0)
      const { first: variantId, id: productId } = product
      await setStock(product, { preorderInfo: { enabled: true, limit: 3 } })
      const change = (stock: object, trackQuantity?: boolean) =>
        setStock(product, { variants: [{ variantId, ...stock }], trackQuantity })
      const mayPreorder = async () => (await item(product)).variants[0]?.availableForPreorder
      const sellOut = () =>
        shop.call(
          'inventory.decrementInventory',
          take([{ productId, variantId, decrementBy: 3, preorderRequest: true }]),
        )
      await sellOut()
      await change({ inStock: true }, false)
      await change({ inStock: false })
      expect(await mayPreorder()).toBe(true)
      await change({ quantity: 2 }, true)
      await change({ inStock: false }, false)
      await sellOut()
      await change({}, true)
      await change({ quantity: 0 })
      expect(await mayPreorder()).toBe(true)
    })

    it('can be preordered up to the limit again after new stock has sold out', async () => {
      const product = await twoVariants(0)
      const { first: variantId, id: productId } = product
      await setStock(product, { preorderInfo: { enabled: true, limit: 3 } })
      const line = (decrementBy: number) =>
        take([{ productId, variantId, decrementBy, preorderRequest: true }])
      const set = (quantity: number) => setStock(product, { variants: [{ variantId, quantity }] })
      const incrementData = [{ productId, variantId, incrementBy: 2 }]
      const increment = () => shop.call('inventory.incrementInventory', { body: { incrementData } })
      for (const restock of [increment, () => set(2)]) {
        await shop.call('inventory.decrementInventory', line(3))
        // The same stock sent again is no new stock.
        await set(0)
        expect((await item(product)).variants[0]?.availableForPreorder).toBe(false)
        await restock()
        await shop.call('inventory.decrementInventory', line(2))
        expect((await item(product)).variants[0]).toMatchObject({
          quantity: 0,
          availableForPreorder: true,
        })
      }
    })

    it('is found by every field of an inventory item', async () => {
      const product = await twoVariants(0)
      const preorderInfo = { enabled: true, message: 'In the autumn', limit: 17 }
      await setStock(product, { preorderInfo })
      const found = async (filter: object) => {
        const body = { query: { filter: JSON.stringify(filter) } }
        const { inventoryItems } = await shop.call('inventory.queryInventory', { body })
        return inventoryItems.map(({ productId }) => productId)
      }
      const { id, numericId } = await item(product)
      for (const filter of [
        { id },
        { productId: product.id },
        { externalId: product.id },
        { numericId },
        { numericId: { $in: [numericId] } },
        { 'variants.variantId': { $hasSome: [product.first] } },
        { 'preorderInfo.message': { $contains: 'autumn' } },
        { 'preorderInfo.limit': 17 },
        { productId: product.id, 'variants.availableForPreorder': true },
        { productId: product.id, 'preorderInfo.enabled': true, trackQuantity: true },
      ]) {
        expect([filter, await found(filter)]).toEqual([filter, [product.id]])
      }
      expect(
        await found({ productId: product.id, 'variants.availableForPreorder': false }),
      ).toEqual([])
    })

    it('does not change untracked stock, and refuses untracked items out of stock', async () => {
      const product = await named('Pencils, Box of Twelve')
      const variantId = '00000000-0000-0000-0000-000000000000'
      const before = await item(product)
      await shop.call(
        'inventory.decrementInventory',
        take([{ productId: product.id, variantId, decrementBy: 500 }]),
      )
      expect(await item(product)).toEqual(before)
      const soldOut = await named('Seconds Box')
      const line = take([{ productId: soldOut.id, variantId, decrementBy: 1 }])
      expect(await shop.refuse('inventory.decrementInventory', line)).toMatchObject({ status: 409 })
    })

    it('refuses a decrement of 0, a line without a product, an unknown variant and units above the limit', async () => {
      const product = await twoVariants(5)
      const { first: variantId, id: productId } = product
      const none = take([{ productId, variantId, decrementBy: 0 }])
      expect(broken(await shop.refuse('inventory.decrementInventory', none))).toEqual([
        'decrementData[0].decrementBy MIN',
      ])
      const nameless = take([{ variantId, decrementBy: 1 }])
      expect(broken(await shop.refuse('inventory.decrementInventory', nameless))).toEqual([
        'decrementData[0].productId REQUIRED_FIELD',
      ])
      const many = put([{ productId, variantId, incrementBy: 99_995 }])
      expect(broken(await shop.refuse('inventory.incrementInventory', many))).toEqual([
        'incrementData[0].incrementBy MAX',
      ])
      const one = { productId, variantId: product.second, incrementBy: 1 }
      const second = put([one, { productId, variantId, incrementBy: 99_995 }])
      expect(broken(await shop.refuse('inventory.incrementInventory', second))).toEqual([
        'incrementData[1].incrementBy MAX',
      ])
      const unknown = take([{ productId, variantId: productId, decrementBy: 1 }])
      expect(await shop.refuse('inventory.decrementInventory', unknown)).toMatchObject({
        status: 404,
      })
      expect(await quantities(product)).toEqual([5, 5])
    })
  })
})
