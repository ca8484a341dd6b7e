import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../../../generated/wire.ts'
import { broken, openShop, present, productNamed, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const named = (name: string) => productNamed(shop, name)
const read = async (id: string): Promise<Product> =>
  (await shop.call('products.getProduct', { path: { id } })).product
const variantsOf = async (id: string, body: object = {}) =>
  shop.call('products.queryProductVariants', { path: { id }, body })
const change = async (id: string, variants: object[]): Promise<Variant[]> =>
  (await shop.call('products.updateProductVariants', { path: { id }, body: { variants } })).variants

describe('the variants of a product', () => {
  it('are found by some of their choices, by id, and in pages', async () => {
    const { id, variants } = await named('Heavyweight Pocket Tee')
    expect(variants).toHaveLength(20)
    const medium = await variantsOf(id, { choices: { Size: 'M' } })
    expect(medium.totalResults).toBe(4)
    expect(medium.variants.every(({ choices }) => choices?.Size === 'M')).toBe(true)
    const one = await variantsOf(id, { variantIds: [present(variants[3]).id] })
    expect(one.variants.map((variant) => variant.id)).toEqual([present(variants[3]).id])
    expect((await variantsOf(id, { variantIds: [], choices: {} })).totalResults).toBe(20)
    const page = await variantsOf(id, { paging: { limit: 6, offset: 18 } })
    expect(page).toMatchObject({ metadata: { items: 2, offset: 18 }, totalResults: 20 })
  })

  it('keep the order of the product’s options in their names', async () => {
    const option = (name: string, choice: string) => ({
      name,
      choices: [{ value: choice, description: choice }],
    })
    const product = {
      name: 'Order Tee',
      priceData: { price: 5 },
      manageVariants: true,
      productOptions: [option('Colour', 'Red'), option('Size', 'M')],
    }
    const { product: made } = await shop.call('products.createProduct', { body: { product } })
    const { product: saved } = await shop.call('products.updateProduct', {
      path: { id: made.id },
      body: { product: { brand: 'Plain' } },
    })
    const body = { query: { filter: { productName: 'Order Tee' } } }
    const { variants } = await shop.call('products.queryStoreVariants', { body })
    expect(variants.map(({ variantName }) => variantName)).toEqual(['Red / M'])
    for (const shown of [made, saved, await read(made.id)]) {
      expect(Object.keys(present(shown.variants[0]).choices ?? {})).toEqual(['Colour', 'Size'])
    }
  })

  it('include the cost for the store’s managers on request', async () => {
    const { id } = await named('Serving Bowl')
    const costs = ({ variants }: { variants: Variant[] }) =>
      variants.map(({ variant }) => variant?.costAndProfitData?.itemCost)
    expect(costs(await variantsOf(id))).toEqual([undefined, undefined, undefined])
    expect(costs(await variantsOf(id, { includeMerchantSpecificData: true }))).toEqual([
      27, 32.25, 39,
    ])
    const seen = await shop.call('products.queryProductVariants', {
      path: { id },
      body: { includeMerchantSpecificData: true },
      token: await shop.visitor(),
    })
    expect(costs(seen)).toEqual([undefined, undefined, undefined])
  })

  it('refuse a price below their product’s discount if they are its only variant', async () => {
    const { product } = await shop.call('products.createProduct', {
      body: {
        product: {
          name: 'Gift Box',
          priceData: { price: 50 },
          discount: { type: 'AMOUNT', value: 40 },
        },
      },
    })
    const { id = '', variants = [] } = product ?? {}
    const variantIds = variants.map((variant) => variant.id)
    const priced = (price: number) => ({
      path: { id },
      body: { variants: [{ variantIds, price }] },
    })
    const refused = await shop.refuse('products.updateProductVariants', priced(39.99))
    expect(broken(refused)).toEqual(['variants[0].price MIN'])
    expect((await read(id)).priceData).toMatchObject({ price: 50, discountedPrice: 10 })
    await shop.call('products.updateProductVariants', priced(40))
    expect((await read(id)).priceData).toMatchObject({ price: 40, discountedPrice: 0 })
  })

  it('refuse a price below their product’s discount, and the product a discount above a variant’s price', async () => {
    const { id, variants } = await named('Breton Long Sleeve')
    const [{ id: variantId } = { id: '' }] = variants
    const discounted = (value: number) => ({
      path: { id },
      body: { product: { discount: { type: 'AMOUNT', value } } },
    })
    const priced = (price: number) => ({
      path: { id },
      body: { variants: [{ variantIds: [variantId], price }] },
    })
    await shop.call('products.updateProduct', discounted(5))
    const refused = await shop.refuse('products.updateProductVariants', priced(4.99))
    expect(broken(refused)).toEqual(['variants[0].price MIN'])
    await shop.call('products.updateProductVariants', priced(5))
    expect(broken(await shop.refuse('products.updateProduct', discounted(5.01)))).toEqual([
      'product.discount.value MAX',
    ])
    await shop.call('products.updateProduct', {
      path: { id },
      body: { product: { discount: { type: 'NONE', value: 0 } } },
    })
    await shop.call('products.resetAllProductVariantData', { path: { id } })
  })

  it('change by choices, in order, and the product follows', async () => {
    const { id } = await named('Breton Long Sleeve')
    const variants = await change(id, [
      { choices: { Size: 'XL' }, price: 60, weight: 0.4, cost: 20 },
      { choices: { Size: 'XL', Color: 'Rust' }, price: 70, sku: 'RUST-XL', visible: false },
    ])
    const extraLarge = variants.filter(({ choices }) => choices?.Size === 'XL')
    expect(extraLarge.map(({ variant }) => variant?.priceData?.price)).toEqual([60, 70])
    expect(extraLarge[1]?.variant).toMatchObject({ sku: 'RUST-XL', visible: false, weight: 0.4 })
    expect(await read(id)).toMatchObject({
      priceRange: { minValue: 52, maxValue: 70 },
      weightRange: { minValue: 0.31, maxValue: 0.4 },
    })
  })

  it('inherit the product’s value again with null, or all at once', async () => {
    const { id, variants } = await named('Serving Bowl')
    const large = present(variants[2])
    const [, , changed] = await change(id, [{ variantIds: [large.id], price: null }])
    expect(changed?.variant?.priceData?.price).toBe(72)
    await shop.call('products.resetAllProductVariantData', { path: { id } })
    const after = await read(id)
    expect(after.priceRange).toEqual({ minValue: 72, maxValue: 72 })
    expect(after.variants.map(({ stock }) => stock)).toEqual(variants.map(({ stock }) => stock))
    expect(after.variants.map(({ id: variantId }) => variantId)).toEqual(
      variants.map(({ id: variantId }) => variantId),
    )
  })

  it('lose their SKUs with null, or all at once: the product has one of its own', async () => {
    const { id } = await named('Canvas Tote, Large')
    const skus = (of: readonly Variant[]) => of.map(({ variant }) => variant?.sku)
    const before = (await read(id)).variants
    const variantIds = before.map((variant) => variant.id)
    expect(skus(before)).not.toContain('')
    expect(new Set(skus(await change(id, [{ variantIds, sku: null }])))).toEqual(new Set(['']))
    await change(id, [{ variantIds, sku: 'SAME', visible: false }])
    await shop.call('products.resetAllProductVariantData', { path: { id } })
    const after = (await read(id)).variants
    expect(new Set(skus(after))).toEqual(new Set(['']))
    expect(after.every(({ variant }) => variant?.visible)).toBe(true)
  })

  it('inherit a new product price unless they have their own', async () => {
    const { id } = await named('Planter with Saucer')
    const body = { product: { priceData: { price: 40 } } }
    const { product } = await shop.call('products.updateProduct', { path: { id }, body })
    expect(product.variants.map(({ variant }) => variant?.priceData?.price)).toEqual([
      40, 40, 54, 54, 68, 68,
    ])
  })

  it('are one default variant, with the product’s values, while not managed', async () => {
    const { id } = await named('Selvedge Work Apron')
    await change(id, [
      { variantIds: ['00000000-0000-0000-0000-000000000000'], price: 70, sku: 'A' },
    ])
    expect(await read(id)).toMatchObject({ priceData: { price: 70 }, sku: 'A' })
    const zeros = ['00000000-0000-0000-0000-000000000000']
    await change(id, [{ variantIds: zeros, price: null }])
    expect(await read(id)).toMatchObject({ priceData: { price: 70 }, sku: 'A' })
    await change(id, [{ variantIds: zeros, sku: null }])
    expect(await read(id)).not.toHaveProperty('sku')
  })

  it('are all refused if one entry matches none', async () => {
    const { id } = await named('Dinner Plate')
    const variants = [
      { choices: { Color: 'Oat' }, price: 99 },
      { choices: { Color: 'Pink' }, price: 1 },
    ]
    const parts = { path: { id }, body: { variants } }
    expect(await shop.refuse('products.updateProductVariants', parts)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await read(id)).priceRange).toEqual({ minValue: 36, maxValue: 36 })
    const nameless = { path: { id }, body: { variants: [{ price: 5 }] } }
    expect(broken(await shop.refuse('products.updateProductVariants', nameless))).toEqual([
      'variants[0].variantIds REQUIRED_FIELD',
    ])
    const negative = { path: { id }, body: { variants: [{ choices: {}, price: -5 }] } }
    expect(broken(await shop.refuse('products.updateProductVariants', negative))).toEqual([
      'variants[0].price MIN',
    ])
  })
})

describe('the variants of the store', () => {
  const query = (given: object, token?: string) =>
    shop.call('products.queryStoreVariants', {
      body: { query: given },
      ...(token !== undefined && { token }),
    })

  it('are one list, searched by SKU', async () => {
    const { variants, metadata } = await query({
      filter: { sku: { $contains: 'kc-mug' } },
      sort: [{ fieldName: 'sku', order: 'ASC' }],
    })
    expect(metadata).toEqual({ count: 4, offset: 0, total: 4 })
    expect(variants.map(({ sku, variantName }) => [sku, variantName])).toEqual([
      ['KC-MUG-BLU', 'Blush'],
      ['KC-MUG-MOS', 'Moss'],
      ['KC-MUG-OAT', 'Oat'],
      ['KC-MUG-SLA', 'Slate'],
    ])
  })

  it('include products without options, with the product’s name and SKU', async () => {
    const { variants } = await query({ filter: { productName: 'Moon Vase' } })
    expect(variants).toMatchObject([
      {
        variantName: 'Moon Vase',
        sku: 'KC-MOO',
        managedVariant: false,
        preorderInfo: { limit: 6 },
      },
    ])
    const { id } = present(variants[0])
    const { variant } = await shop.call('products.getStoreVariant', { path: { id } })
    expect(variant).toEqual(variants[0])
  })

  it('walk by cursor', async () => {
    const first = await query({ cursorPaging: { limit: 100 } })
    const cursor = present(first.metadata?.cursors?.next)
    const second = await query({ cursorPaging: { limit: 100, cursor } })
    const ids = [...first.variants, ...second.variants].map(({ id }) => id)
    expect(new Set(ids).size).toBe(200)
    expect(ids).toEqual([...ids].sort())
  })

  it('leave out hidden products for visitors', async () => {
    const { variants } = await query({ filter: { productName: { $startsWith: 'Rain' } } })
    const token = await shop.visitor()
    expect(variants).toHaveLength(2)
    const path = { id: present(variants[0]).id }
    expect(await shop.refuse('products.getStoreVariant', { path, token })).toMatchObject({
      status: 404,
    })
    const seen = await query({ filter: { productName: { $startsWith: 'Rain' } } }, token)
    expect(seen.metadata?.total).toBe(0)
  })
})

describe('the result of choices', () => {
  const choose = (id: string, options: object) =>
    shop.call('products.getProductOptionsAvailability', { path: { id }, body: { options } })

  it('is a variant once complete, with its pictures', async () => {
    const { id } = await named('Clothbound Notebook')
    const some = await choose(id, { Color: 'Moss' })
    expect(some).toMatchObject({ availableForPurchase: false, managedProduct: true })
    expect(some.selectedVariant).toBe(undefined)
    expect(some.media?.items.map((item) => item.id)).toEqual([
      'notebook-clothbound-notebook-moss-3.svg',
    ])
    const all = await choose(id, { Color: 'Moss', Ruling: 'Dotted' })
    expect(all.availableForPurchase).toBe(true)
    expect(all.selectedVariant).toMatchObject({
      sku: 'IW-NOT-MOS-DOT',
      price: { price: 24 },
      inStock: true,
    })
  })

  it('reports which other choices are sold out', async () => {
    const { id } = await named('Brass Fountain Pen')
    const { productOptions } = await choose(id, {})
    const [nib] = productOptions
    expect(nib?.choices.map(({ inStock }) => inStock).at(-1)).toBe(false)
    expect((await choose(id, { Nib: 'Broad' })).availableForPurchase).toBe(false)
  })

  it('is refused for choices the product does not have', async () => {
    const { id } = await named('Brass Fountain Pen')
    const parts = { path: { id }, body: { options: { Nib: 'Huge', Size: 'M' } } }
    expect(broken(await shop.refuse('products.getProductOptionsAvailability', parts))).toEqual([
      'options.Nib VALIDATION',
      'options.Size VALIDATION',
    ])
  })
})
