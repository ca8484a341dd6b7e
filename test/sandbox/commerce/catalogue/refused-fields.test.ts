/** What a request may not say of products and collections: names that show nothing, prices of nothing, other ids. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../../generated/wire.ts'
import { roundMoney, vanishes } from '../../../../sandbox/commerce/rules/amounts.ts'
import { isBlank } from '../../../../sandbox/commerce/rules/names.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { openShop, present, type Shop } from './shop.ts'

let shop: Shop
let id: string
beforeAll(async () => {
  shop = await openShop({ products: 3 })
  const { product } = await shop.call('products.createProduct', {
    body: { product: { name: 'Cup', priceData: { price: 10 } } },
  })
  id = present(product?.id)
})
afterAll(() => shop?.close())

const invisible = [
  ...' \t\n\u00a0\u00ad\u061c\u115f\u1680\u200b\u200e\u202e\u2028\u2060\u2066\u2800\u3000\u3164\ufe0f\ufeff',
]

describe('a name', () => {
  it('is blank if it has only whitespace and invisible characters', () => {
    const nothing = fc.array(fc.constantFrom(...invisible)).map((all) => all.join(''))
    const visible = fc.constantFrom('a', 'é', 'م', '鉢', '🫖', '0', '-', '.')
    fc.assert(
      fc.property(nothing, visible, nothing, (before, one, after) => {
        expect([isBlank(before), isBlank(before + one + after)]).toEqual([true, false])
      }),
    )
  })

  it.each([' ', '\u200b\u2066', '\u3164', '\t\u00a0'])(
    'that is %j is refused everywhere',
    async (name) => {
      const product = { name, priceData: { price: 1 } }
      const refused = [
        await shop.refuse('products.createProduct', { body: { product } }),
        await shop.refuse('products.updateProduct', { path: { id }, body: { product: { name } } }),
      ]
      for (const { status, violations } of refused) {
        expect([status, violations]).toMatchObject([400, [{ field: 'product.name' }]])
      }
      const shelf = await shop.refuse('products.createCollection', {
        body: { collection: { name } },
      })
      expect(shelf.violations).toMatchObject([{ field: 'collection.name' }])
    },
  )
})

describe('a price', () => {
  it('that rounds to 0 is refused in every operation; 0 and 0.005 are accepted', async () => {
    const field = 'product.priceData.price'
    const product = (price: number) => ({ product: { name: 'Cup', priceData: { price } } })
    for (const price of [0.001, 0.0049]) {
      const made = await shop.refuse('products.createProduct', { body: product(price) })
      const changed = await shop.refuse('products.updateProduct', {
        path: { id },
        body: { product: { priceData: { price } } },
      })
      const variants = await shop.refuse('products.updateProductVariants', {
        path: { id },
        body: { variants: [{ choices: {}, price }] },
      })
      expect([made, changed, variants].map(({ violations }) => violations[0]?.field)).toEqual([
        field,
        field,
        'variants[0].price',
      ])
      const { results } = await shop.call('products.bulkUpdateProductsProperty', {
        body: { ids: [id], set: { price } },
      })
      expect(results[0]?.itemMetadata).toMatchObject({ success: false })
    }
    for (const price of [0, 0.005, 0.01]) {
      await shop.call('products.createProduct', { body: product(price) })
    }
  })

  it('vanishes only if it is above 0 and rounds to 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.02, noNaN: true }), (price) => {
        expect(vanishes(price)).toBe(price > 0 && roundMoney(price) === 0)
      }),
    )
  })

  it('is never adjusted to 0 by rounding, only explicitly', async () => {
    const body = (rate: number, roundToInt = false) => ({
      body: { ids: [id], adjust: { price: { percentage: { rate, roundToInt } } } },
    })
    const succeeds = async (rate: number, roundToInt?: boolean) => {
      const parts = body(rate, roundToInt)
      const { results } = await shop.call('products.bulkAdjustProductProperty', parts)
      return results[0]?.itemMetadata?.success
    }
    const set = { price: 0.04 }
    await shop.call('products.bulkUpdateProductsProperty', { body: { ids: [id], set } })
    expect([await succeeds(-90), await succeeds(-10, true)]).toEqual([false, false])
    expect(await succeeds(-100)).toBe(true)
  })
})

describe('a cost', () => {
  it('is required with the costs of a new product; null is none', async () => {
    const product = { name: 'Cup', priceData: { price: 1 } }
    for (const operation of ['createProduct', 'createProductPlatformized'] as const) {
      const refused = await shop.refuse(`products.${operation}`, {
        body: { product: { ...product, costAndProfitData: {} } },
      })
      expect(refused.violations).toMatchObject([
        { field: 'product.costAndProfitData.itemCost', violatedRule: 'REQUIRED_FIELD' },
      ])
    }
    const costAndProfitData = { itemCost: null }
    await shop.call('products.createProduct', {
      body: { product: { ...product, costAndProfitData } },
    })
  })
})

describe('an id beside the path', () => {
  const other = crypto.randomUUID()

  it('may repeat the path’s, in either case', async () => {
    for (const own of [id, id.toUpperCase()]) {
      await shop.call('products.updateProduct', {
        path: { id },
        body: { id: own, product: { id: own, name: 'Cup' } },
      })
      await shop.call('inventory.updateInventoryVariants', {
        path: { productId: id },
        body: { inventoryItem: { productId: own, trackQuantity: false } },
      })
    }
  })

  it('of a variant names it in either case', async () => {
    const { product } = await shop.call('products.createProduct', {
      body: {
        product: {
          name: 'Two Cups',
          priceData: { price: 5 },
          manageVariants: true,
          productOptions: [{ name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] }],
        },
      },
    })
    const path = { id: product.id }
    const own = present(product.variants[0]).id
    const upper = own.toUpperCase()
    const named = { productId: product.id, variantId: upper }
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId: product.id },
      body: {
        inventoryItem: { trackQuantity: true, variants: [{ variantId: upper, quantity: 3 }] },
      },
    })
    const incrementData = [{ ...named, incrementBy: 2 }]
    await shop.call('inventory.incrementInventory', { body: { incrementData } })
    const patch = { variantIds: [upper], price: 7 }
    await shop.call('products.updateProductVariants', { path, body: { variants: [patch] } })
    const { variants } = await shop.call('products.queryProductVariants', {
      path,
      body: { variantIds: [upper] },
    })
    expect(variants).toMatchObject([
      { id: own, stock: { quantity: 5 }, variant: { priceData: { price: 7 } } },
    ])
    const reference = { appId: storeCatalogueAppId, catalogItemId: product.id }
    const { cart } = await shop.call('carts.createCart', {
      body: {
        lineItems: [
          { quantity: 1, catalogReference: { ...reference, options: { variantId: upper } } },
        ],
      },
    })
    expect(cart.lineItems?.[0]?.price?.amount).toBe('7.00')
  })

  it('and the path’s own name the product in either case', async () => {
    const upper = id.toUpperCase()
    expect(upper).not.toBe(id)
    const { product: found } = await shop.call('products.getProduct', { path: { id: upper } })
    expect(found.id).toBe(id)
    const { variants } = await shop.call('products.queryProductVariants', {
      path: { id: upper },
      body: {},
    })
    const { variant } = await shop.call('products.getStoreVariant', {
      path: { id: `${id}-${present(variants[0]?.id)}`.toUpperCase() },
    })
    expect(variant?.productId).toBe(id)
    const { results } = await shop.call('products.bulkUpdateProductsProperty', {
      body: { ids: [upper], set: { brand: 'Kiln' } },
    })
    expect(results[0]?.itemMetadata).toMatchObject({ id, success: true })
    const { collection } = await shop.call('products.createCollection', {
      body: { collection: { name: 'Cups' } },
    })
    const collectionId = present(collection?.id)
    const path = { id: collectionId.toUpperCase() }
    const body = { productIds: [upper] }
    await shop.call('products.addProductsToCollection', { path, body })
    const inIt = async () =>
      (await shop.call('products.getProduct', { path: { id } })).product.collectionIds
    expect(await inIt()).toContain(collectionId)
    await shop.call('products.removeProductsFromCollection', { path, body })
    expect(await inIt()).not.toContain(collectionId)
    const item = { appId: storeCatalogueAppId, catalogItemId: upper }
    const { cart } = await shop.call('carts.createCart', {
      body: { lineItems: [{ quantity: 1, catalogReference: item }] },
    })
    expect(cart.lineItems?.[0]?.catalogReference?.catalogItemId).toBe(id)
  })

  it('is found by a filter in either case', async () => {
    const { product } = await shop.call('products.getProduct', { path: { id } })
    const variantId = present(product.variants?.[0]?.id)
    const collectionId = present(product.collectionIds?.[0])
    const list = (operation: OperationId, field: string, is: object) =>
      shop.call(operation, { body: { query: { filter: { id, [field]: is } } } })
    const upper = id.toUpperCase()
    expect(await list('products.queryProducts', 'id', { $in: [upper] })).toMatchObject({
      products: [{ id }],
    })
    const inCollection = { $hasSome: [collectionId.toUpperCase()] }
    expect(await list('products.queryProducts', 'collectionIds', inCollection)).toMatchObject({
      products: [{ id }],
    })
    const stored = { id: { $eq: `${id}-${variantId}`.toUpperCase() }, productId: upper }
    expect(
      await shop.call('products.queryStoreVariants', { body: { query: { filter: stored } } }),
    ).toMatchObject({ variants: [{ productId: id, variantId }] })
    const filter = JSON.stringify({
      productId: upper,
      'variants.variantId': { $hasSome: [variantId.toUpperCase()] },
    })
    expect(
      await shop.call('inventory.queryInventory', { body: { query: { filter } } }),
    ).toMatchObject({ inventoryItems: [{ productId: id }] })
  })

  it('that differs is refused, and nothing changes', async () => {
    const calls = [
      ['products.updateProduct', { id }, { product: { id: other, name: 'Other' } }, 'product.id'],
      ['products.updateProduct', { id }, { id: other, product: { name: 'Other' } }, 'id'],
      ['products.addProductMedia', { id }, { id: other, media: [{ mediaId: 'a.svg' }] }, 'id'],
      [
        'inventory.updateInventoryVariants',
        { productId: id },
        { inventoryItem: { productId: other, trackQuantity: true } },
        'inventoryItem.productId',
      ],
      ['members.updateMember', { id }, { member: { id: other } }, 'member.id'],
      ['carts.updateCart', { id }, { cartInfo: { id: other } }, 'cartInfo.id'],
    ] as const
    for (const [operation, path, body, field] of calls) {
      const { status, violations } = await shop.refuse(operation, { path, body })
      expect([operation, status, violations[0]?.field]).toEqual([operation, 400, field])
    }
    const { product } = await shop.call('products.getProduct', { path: { id } })
    expect([product.name, product.stock?.trackInventory]).toEqual(['Cup', false])
  })
})
