import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../../generated/wire.ts'
import { broken, openShop, origin, overlapping, present, productNamed, type Shop } from './shop.ts'

let shop: Shop

const query = async (given: object, token?: string) =>
  shop.call('products.queryProducts', { body: { query: given }, ...(token && { token }) })
const get = async (id: string, token?: string): Promise<Product> =>
  (await shop.call('products.getProduct', { path: { id }, ...(token && { token }) })).product
const create = async (product: object): Promise<Product> =>
  (await shop.call('products.createProduct', { body: { product } })).product
const update = async (id: string, product: object): Promise<Product> =>
  (await shop.call('products.updateProduct', { path: { id }, body: { product } })).product
const refusedUpdate = async (id: string, product: object) =>
  broken(await shop.refuse('products.updateProduct', { path: { id }, body: { product } }))
const named = (name: string) => productNamed(shop, name)

describe.each(overlapping)('on the %s engine', (engine) => {
  beforeAll(async () => {
    shop = await openShop({}, engine)
  })
  afterAll(() => shop.close())

  describe('hidden products and cost', () => {
    it('are visible to the store’s managers only', async () => {
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
        (await shop.call('products.getProduct', asked)).product.costAndProfitData,
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

    it('are not created by a visitor', async () => {
      const token = await shop.visitor()
      const body = { product: { name: 'X', priceData: { price: 1 } } }
      expect(await shop.refuse('products.createProduct', { body, token })).toMatchObject({
        status: 403,
      })
    })
  })

  describe('creating a product', () => {
    it('fills in platform defaults', async () => {
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

    it('gives concurrently created products unique slugs and numbers', async () => {
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
        'product.priceData REQUIRED_FIELD',
      ])
      expect(await refused({ name: null, priceData: { price: null } })).toEqual([
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
    it('changes only the sent fields, visible in a query', async () => {
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

    it('accepts its own response as a whole', async () => {
      const before = await named('Heavyweight Pocket Tee')
      const after = await update(before.id, before)
      expect({ ...after, lastUpdated: '' }).toEqual({ ...before, lastUpdated: '' })
    })

    it('clears with null', async () => {
      const { id, brand } = await named('Stoneware Mug')
      const cleared = await update(id, { ribbon: null, brand: null, sku: null, weight: null })
      expect(cleared).toMatchObject({ ribbon: '', ribbons: [], weight: 0 })
      expect(cleared.sku).toBe(undefined)
      // An operation of its own removes the brand.
      expect(brand).toBeTruthy()
      expect(cleared.brand).toBe(brand)
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

    it('reports violations at their field', async () => {
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

    it('finds nothing for an unknown id', async () => {
      const parts = { path: { id: 'unknown' }, body: { product: { name: 'X' } } }
      expect(await shop.refuse('products.updateProduct', parts)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    })
  })

  describe('single-purpose operations', () => {
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

    it('delete a product permanently', async () => {
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
    ] as const)(
      'have an equivalent in the other service: %s',
      async (createTwin, updateTwin, deleteTwin) => {
        const body = { product: { name: 'Twin', priceData: { price: 9 } } }
        const { id } = (await shop.call(createTwin, { body })).product
        const path = { id }
        const changed = await shop.call(updateTwin, { path, body: { product: { ribbon: 'New' } } })
        expect(changed.product).toMatchObject({ ribbon: 'New', ribbons: [{ text: 'New' }] })
        const read = await shop.call('products.getProductPlatformized', { path })
        expect(read.product.id).toBe(id)
        expect(await shop.call(deleteTwin, { path })).toEqual({})
      },
    )

    it('return image URLs at the request’s origin', async () => {
      const { media } = await named('Moon Vase')
      expect(media?.mainMedia?.image?.url).toBe(`${origin}/media/vase-moon-vase-1.svg`)
    })
  })

  describe('a name in decomposed letters', () => {
    it('equals the composed one, stored or searched', async () => {
      const [composed, apart] = ['Crème Brûlée Torch', 'Crème Brûlée Torch'.normalize('NFD')]
      const made = await create({ name: apart, brand: apart, sku: apart, priceData: { price: 1 } })
      expect([made.name, made.brand, made.sku]).toEqual([composed, composed, composed])
      const { collection } = await shop.call('products.createCollection', {
        body: { collection: { name: apart } },
      })
      expect(collection?.name).toBe(composed)
      for (const text of [composed, apart]) {
        const wanted = [
          text,
          { $startsWith: text.slice(0, 6) },
          { $contains: text },
          { $in: [text] },
        ]
        for (const name of wanted) {
          expect((await query({ filter: { name } })).products.map(({ id }) => id)).toEqual([
            made.id,
          ])
        }
        const found = await shop.call('collections.queryCollections', {
          body: { query: { filter: { name: text } } },
        })
        expect(found.collections.map(({ id }) => id)).toEqual([collection?.id])
      }
      expect((await update(made.id, { ribbon: 'Nuevo año'.normalize('NFD') })).ribbon).toBe(
        'Nuevo año',
      )
    })
  })
})
