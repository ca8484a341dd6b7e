import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../generated/wire.ts'
import { broken, engines, openShop, origin, present, type Shop } from './shop.ts'

let shop: Shop

const query = async (given: object, token?: string) =>
  shop.call('products.queryProducts', { body: { query: given }, ...(token && { token }) })
const get = async (id: string, token?: string): Promise<Product> =>
  present(
    (await shop.call('products.getProduct', { path: { id }, ...(token && { token }) })).product,
  )
const create = async (product: object): Promise<Product> =>
  present((await shop.call('products.createProduct', { body: { product } })).product)
const update = async (id: string, product: object): Promise<Product> =>
  present((await shop.call('products.updateProduct', { path: { id }, body: { product } })).product)
const refusedUpdate = async (id: string, product: object) =>
  broken(await shop.refuse('products.updateProduct', { path: { id }, body: { product } }))
const named = async (name: string): Promise<Product> =>
  present((await query({ filter: { name } })).products[0])

describe.each(engines)('on the %s engine', (engine) => {
  beforeAll(async () => {
    shop = await openShop({}, engine)
  })
  afterAll(() => shop.close())

  describe('querying products', () => {
    it('answers fifty of sixty, with the total', async () => {
      const { products, metadata } = await query({})
      expect(products).toHaveLength(50)
      expect(metadata).toEqual({ count: 50, offset: 0, total: 60 })
    })

    it('filters by what a shop is searched by', async () => {
      const { products } = await query({
        filter: { name: { $startsWith: 'stone' }, 'priceData.price': { $gte: 20, $lt: 30 } },
      })
      expect(products.map(({ name }) => name)).toEqual(['Stoneware Mug'])
      const mug = present(products[0])
      const { products: shelf } = await query({
        filter: {
          collectionIds: { $hasSome: mug.collectionIds.slice(1, 2) },
          brand: 'Kiln & Clay',
        },
      })
      expect(shelf.map(({ name }) => name)).toContain('Stoneware Mug')
      const soldOut = await query({ filter: { 'stock.inventoryStatus': 'OUT_OF_STOCK' } })
      expect(soldOut.products.length).toBeGreaterThan(1)
      expect(soldOut.products.every(({ stock }) => stock?.inStock === false)).toBe(true)
    })

    it('sorts by name, price and date, either way', async () => {
      const sorted = async (fieldName: string, order: string) =>
        (await query({ sort: [{ fieldName, order }], paging: { limit: 100 } })).products
      const prices = (await sorted('priceData.price', 'ASC')).map((p) => p.priceData?.price ?? 0)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      const dates = (await sorted('lastUpdated', 'DESC')).map(({ lastUpdated }) => lastUpdated)
      expect(dates).toEqual([...dates].sort().reverse())
    })

    it.each([
      ['name', 'ASC'],
      ['brand', 'DESC'],
      ['stock.quantity', 'ASC'],
      ['createdDate', 'DESC'],
    ])('walks by cursor through %s %s, there and back, without a gap', async (fieldName, order) => {
      const sort = [{ fieldName, order }]
      const whole = (await query({ sort, paging: { limit: 100 } })).products.map(({ id }) => id)
      const walked: string[] = []
      let page = await query({ sort, cursorPaging: { limit: 13 } })
      let last = page
      for (;;) {
        walked.push(...page.products.map(({ id }) => id))
        last = page
        const cursor = page.metadata?.cursors?.next
        if (!cursor) break
        page = await query({ cursorPaging: { limit: 13, cursor } })
      }
      expect(walked).toEqual(whole)
      const back = await query({
        cursorPaging: { limit: 13, cursor: present(last.metadata?.cursors?.prev) },
      })
      expect(back.products.map(({ id }) => id)).toEqual(whole.slice(39, 52))
    })

    it('refuses unknown fields, a cursor with a filter, and text that is no cursor', async () => {
      const refused = async (given: object) =>
        broken(await shop.refuse('products.queryProducts', { body: { query: given } }))
      expect(await refused({ filter: { color: 'red' } })).toEqual([
        'query.filter.color FIELD_NOT_ALLOWED',
      ])
      const page = await query({ cursorPaging: { limit: 1 } })
      const cursor = page.metadata?.cursors?.next
      expect(await refused({ filter: { name: 'x' }, cursorPaging: { cursor } })).toEqual([
        'query.filter FIELD_NOT_ALLOWED',
      ])
      for (const nonsense of [
        'nonsense',
        'W10',
        Buffer.from('[{},[],["a","b"],"next"]').toString('base64url'),
      ]) {
        expect(await refused({ cursorPaging: { cursor: nonsense } })).toEqual([
          'query.cursorPaging.cursor FORMAT',
        ])
      }
    })
  })

  describe('hidden products and cost', () => {
    it('are for those who manage the shop', async () => {
      const visitor = await shop.visitor()
      const hidden = await named('Rain Poncho (sample)')
      expect((await query({ filter: { id: hidden.id } }, visitor)).products).toEqual([])
      expect((await query({}, visitor)).metadata?.total).toBe(57)
      const refused = await shop.refuse('products.getProduct', {
        path: { id: hidden.id },
        token: visitor,
      })
      expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })

      const parts = { path: { id: (await named('Stoneware Mug')).id } }
      const asked = { ...parts, query: { includeMerchantSpecificData: 'true' } }
      expect(
        (await shop.call('products.getProduct', asked)).product?.costAndProfitData,
      ).toMatchObject({
        itemCost: 9.5,
        profit: 18.5,
        formattedProfit: '$18.50',
        profitMargin: 0.6607,
      })
      const seen = await shop.call('products.getProduct', { ...asked, token: visitor })
      expect(JSON.stringify(seen)).not.toContain('itemCost')
      expect(seen.product).not.toHaveProperty('costRange')
    })

    it('never let a visitor write', async () => {
      const token = await shop.visitor()
      const body = { product: { name: 'X', priceData: { price: 1 } } }
      expect(await shop.refuse('products.createProduct', { body, token })).toMatchObject({
        status: 403,
      })
    })
  })

  describe('creating a product', () => {
    it('fills in what the platform decides', async () => {
      const product = await create({
        name: 'Café Tray',
        priceData: { price: 45 },
        discount: { type: 'PERCENT', value: 10 },
        costAndProfitData: { itemCost: 20 },
      })
      expect(product).toMatchObject({
        slug: 'cafe-tray',
        visible: true,
        productType: 'physical',
        priceData: { price: 45, discountedPrice: 40.5, formatted: { discountedPrice: '$40.50' } },
        priceRange: { minValue: 45, maxValue: 45 },
        costAndProfitData: { itemCost: 20, profit: 20.5 },
        stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
        collectionIds: ['00000000-000000-000000-000000000001'],
        manageVariants: false,
      })
      expect(product.variants.map(({ id }) => id)).toEqual(['00000000-0000-0000-0000-000000000000'])
      expect((await create({ name: 'Café Tray', priceData: { price: 1 } })).slug).toBe(
        'cafe-tray-2',
      )
      expect(await get(product.id)).toMatchObject({ id: product.id, name: 'Café Tray' })
    })

    it('gives products made at once different slugs and numbers', async () => {
      const made = await Promise.all(
        Array.from({ length: 12 }, () => create({ name: 'Rush', priceData: { price: 1 } })),
      )
      expect(new Set(made.map(({ slug }) => slug)).size).toBe(12)
      expect(new Set(made.map(({ numericId }) => numericId)).size).toBe(12)
    })

    it('gives growing numbers', async () => {
      const made = [
        await create({ name: 'First', priceData: { price: 1 } }),
        await create({ name: 'Second', priceData: { price: 1 } }),
      ].map(({ numericId }) => BigInt(numericId))
      expect(present(made[1])).toBeGreaterThan(present(made[0]))
    })

    it('makes a variant of every combination', async () => {
      const product = await create({
        name: 'Scarf Two',
        priceData: { price: 30 },
        productOptions: [
          {
            name: 'Size',
            choices: [
              { value: 'S', description: 'S' },
              { value: 'L', description: 'L' },
            ],
          },
          {
            name: 'Color',
            choices: [
              { value: '#ffffff', description: 'White' },
              { value: '#000000', description: 'Black' },
              { value: '#ff0000', description: 'Red' },
            ],
          },
        ],
      })
      expect(product.manageVariants).toBe(true)
      expect(product.productOptions.map(({ optionType }) => optionType)).toEqual([
        'drop_down',
        'color',
      ])
      expect(product.variants).toHaveLength(6)
      expect(product.variants.every(({ variant }) => variant?.priceData?.price === 30)).toBe(true)
    })

    it('needs a name, a price and a physical type', async () => {
      const refused = async (product: object) =>
        broken(await shop.refuse('products.createProduct', { body: { product } }))
      expect(await refused({})).toEqual([
        'product.name REQUIRED_FIELD',
        'product.priceData.price REQUIRED_FIELD',
      ])
      expect(await refused({ name: 'X', priceData: { price: -1 } })).toEqual([
        'product.priceData.price MIN',
      ])
      expect(await refused({ name: 'X', priceData: { price: 5 }, productType: 'digital' })).toEqual(
        ['product.productType INVALID_ENUM_VALUE'],
      )
      expect(await refused({ name: 'X', priceData: { price: 5 }, colour: 'red' })).toEqual([
        'product.colour FIELD_NOT_ALLOWED',
      ])
    })

    it('refuses a slug that is taken', async () => {
      const body = { product: { name: 'Mine', slug: 'stoneware-mug', priceData: { price: 1 } } }
      expect(await shop.refuse('products.createProduct', { body })).toMatchObject({
        status: 409,
        code: 'SLUG_ALREADY_EXISTS',
      })
    })
  })

  describe('updating a product', () => {
    it('changes what is sent and leaves the rest, and a query shows it', async () => {
      const before = await named('Butter Dish')
      const after = await update(before.id, {
        priceData: { price: 50 },
        discount: { type: 'AMOUNT', value: 5 },
      })
      expect(after).toMatchObject({
        name: 'Butter Dish',
        description: before.description,
        priceData: { price: 50, discountedPrice: 45 },
        priceRange: { minValue: 50, maxValue: 50 },
      })
      expect(after.lastUpdated > before.lastUpdated).toBe(true)
      const found = await query({ filter: { 'priceData.price': 50, name: 'Butter Dish' } })
      expect(found.products[0]?.priceData?.discountedPrice).toBe(45)
    })

    it('takes back whole what it answered', async () => {
      const before = await named('Heavyweight Pocket Tee')
      const after = await update(before.id, before)
      expect({ ...after, lastUpdated: '' }).toEqual({ ...before, lastUpdated: '' })
    })

    it('clears with null', async () => {
      const { id } = await named('Stoneware Mug')
      const cleared = await update(id, { ribbon: null, brand: null, sku: null, weight: null })
      expect(cleared).toMatchObject({ ribbon: '', ribbons: [], weight: 0 })
      expect(cleared.brand).toBe(undefined)
      expect(cleared.sku).toBe(undefined)
    })

    it('keeps the variants whose choices stay when options change', async () => {
      const before = await named('Everyday Socks, Three Pairs')
      const [option] = before.productOptions
      const choices = [...(option?.choices ?? []).slice(0, 2), { value: '48', description: '48' }]
      const after = await update(before.id, { productOptions: [{ name: 'Size', choices }] })
      expect(after.variants.slice(0, 2)).toEqual(before.variants.slice(0, 2))
      expect(after.variants[2]?.choices).toEqual({ Size: '48' })
      expect(before.variants.map(({ id }) => id)).not.toContain(after.variants[2]?.id)
    })

    it('says at the field what cannot be', async () => {
      const { id } = await named('Bud Vase')
      expect(await refusedUpdate(id, { priceData: { price: -0.01 } })).toEqual([
        'product.priceData.price MIN',
      ])
      expect(await refusedUpdate(id, { priceData: { price: null } })).toEqual([
        'product.priceData.price REQUIRED_FIELD',
      ])
      expect(await refusedUpdate(id, { discount: { type: 'PERCENT', value: 150 } })).toEqual([
        'product.discount.value MAX',
      ])
      expect(await refusedUpdate(id, { discount: { type: 'AMOUNT', value: 27 } })).toEqual([
        'product.discount.value MAX',
      ])
      expect(await refusedUpdate(id, { pricePerUnitData: { totalQuantity: 2 } })).toEqual([
        'product.pricePerUnitData.baseMeasurementUnit REQUIRED_FIELD',
        'product.pricePerUnitData.baseQuantity REQUIRED_FIELD',
        'product.pricePerUnitData.totalMeasurementUnit REQUIRED_FIELD',
      ])
      expect(await refusedUpdate(id, { slug: '!!!' })).toEqual(['product.slug FORMAT'])
      expect((await get(id)).priceData?.price).toBe(26)
    })

    it('keeps search engine data, completed', async () => {
      const { id } = await named('Bud Vase')
      const tags = [{ type: 'meta', props: { name: 'description', content: 'A vase' } }]
      expect((await update(id, { seoData: { tags } })).seoData).toEqual({
        tags: [{ ...tags[0], children: '', custom: false, disabled: false }],
      })
    })

    it('finds nothing under an id that is not there', async () => {
      const parts = { path: { id: 'nobody' }, body: { product: { name: 'X' } } }
      expect(await shop.refuse('products.updateProduct', parts)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    })
  })

  describe('the small calls', () => {
    it('remove brand, ribbon and options', async () => {
      const { id } = await named('Clothbound Notebook')
      await shop.call('products.removeBrand', { path: { id } })
      await shop.call('products.removeRibbon', { path: { id } })
      await shop.call('products.deleteProductOptions', { path: { id } })
      const product = await get(id)
      expect(product).toMatchObject({ ribbon: '', productOptions: [], manageVariants: false })
      expect(product.brand).toBe(undefined)
      expect(product.variants).toHaveLength(1)
    })

    it('delete a product for good', async () => {
      const { id } = await create({ name: 'Short-lived', priceData: { price: 2 } })
      expect(await shop.call('products.deleteProduct', { path: { id } })).toEqual({})
      expect(await shop.refuse('products.getProduct', { path: { id } })).toMatchObject({
        status: 404,
      })
      expect(await shop.refuse('products.deleteProduct', { path: { id } })).toMatchObject({
        status: 404,
      })
    })

    it.each([
      [
        'products.createProductPlatformized',
        'products.updateProductPlatformized',
        'products.deleteProductPlatformized',
      ],
      [
        'products.writeProxyCreateProductPlatformized',
        'products.writeProxyUpdateProductPlatformized',
        'products.writeProxyDeleteProductPlatformized',
      ],
    ] as const)('have twins by the same rules: %s', async (createTwin, updateTwin, deleteTwin) => {
      const body = { product: { name: 'Twin', priceData: { price: 9 } } }
      const { id } = present((await shop.call(createTwin, { body })).product)
      const path = { id }
      const changed = await shop.call(updateTwin, { path, body: { product: { ribbon: 'New' } } })
      expect(changed.product).toMatchObject({ ribbon: 'New', ribbons: [{ text: 'New' }] })
      const read = await shop.call('products.getProductPlatformized', { path })
      expect(read.product?.id).toBe(id)
      expect(await shop.call(deleteTwin, { path })).toEqual({})
    })

    it('answer pictures under the address they were asked at', async () => {
      const { media } = await named('Moon Vase')
      expect(media?.mainMedia?.image?.url).toBe(`${origin}/media/vase-moon-vase-1.svg`)
    })
  })
})
