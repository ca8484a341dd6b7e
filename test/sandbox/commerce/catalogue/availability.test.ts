/** What a product page hears after each choice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '../../../../generated/wire.ts'
import { defaultVariantId as variantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { broken, openShop, present, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 1 })
})
afterAll(() => shop.close())

const made = async (more: ProductInput = {}): Promise<string> => {
  const product = { name: 'Mug', priceData: { price: 10 }, ...more }
  return present((await shop.call('products.createProduct', { body: { product } })).product?.id)
}
const chosen = (id: string, options: Readonly<Record<string, string>> = {}, currency = '') =>
  shop.call('products.getProductOptionsAvailability', {
    path: { id },
    body: { options },
    headers: { 'x-wix-currency': currency },
  })

describe('a choice', () => {
  const option = (name: string, ...values: string[]) => ({
    name,
    choices: values.map((value) => ({ value, description: value })),
  })

  it('narrows other options to combinations in stock', async () => {
    const productOptions = [option('Size', 'S', 'M'), option('Frame', 'Oak', 'Black')]
    const productId = await made({ productOptions, manageVariants: true })
    const path = { id: productId }
    const { variants } = await shop.call('products.queryProductVariants', { path, body: {} })
    const stocked = variants.filter(
      ({ choices }) => choices?.Size !== 'M' || choices.Frame === 'Oak',
    )
    const inventoryItem = {
      trackQuantity: true,
      variants: stocked.map(({ id }) => ({ variantId: id, quantity: 1 })),
    }
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId },
      body: { inventoryItem },
    })
    const framesLeft = async (size: string) => {
      const { productOptions: left } = await chosen(productId, { Size: size })
      return left?.[1]?.choices?.map(({ inStock }) => inStock)
    }
    expect(await framesLeft('S')).toEqual([true, true])
    expect(await framesLeft('M')).toEqual([true, false])
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'of an option %s is missing until it is sent',
    async (name) => {
      const id = await made({ productOptions: [option(name, 'A', 'B')], manageVariants: true })
      expect((await chosen(id)).selectedVariant).toBeUndefined()
      const choice = Object.fromEntries([[name, 'B']])
      expect((await chosen(id, choice)).selectedVariant).toBeDefined()
      const add = (options: object) => {
        const catalogReference = { appId: storeCatalogueAppId, catalogItemId: id, options }
        return { body: { lineItems: [{ quantity: 1, catalogReference }] } }
      }
      expect(broken(await shop.refuse('carts.createCart', add({})))).toEqual([
        `lineItems[0].catalogReference.options.options.${name} REQUIRED_FIELD`,
      ])
      const { cart } = await shop.call('carts.createCart', add({ options: choice }))
      expect(cart?.lineItems).toHaveLength(1)
    },
  )

  it('has its images, or all if it has none of its own', async () => {
    const id = await made({ productOptions: [option('Size', 'S', 'M')], manageVariants: true })
    const media = ['a', 'b'].map((name) => ({ url: `https://pictures.example/${name}.jpg` }))
    const choice = { option: 'Size', choice: 'S' }
    const [first, second] = media
    await shop.call('products.addProductMedia', {
      path: { id },
      body: { media: [{ ...present(first), choice }, present(second)] },
    })
    const shown = async (size: string) => (await chosen(id, { Size: size })).media?.items?.length
    expect([await shown('S'), await shown('M')]).toEqual([1, 2])
  })
})

describe('the chosen variant', () => {
  it('has its price in the currency of the header as well', async () => {
    const size = { name: 'Size', choices: [{ value: 'S', description: 'S' }] }
    const id = await made({ productOptions: [size] })
    const { selectedVariant } = await chosen(id, { Size: 'S' }, 'JPY')
    expect(selectedVariant?.price).toMatchObject({ currency: 'USD', price: 10 })
    expect(selectedVariant?.convertedPriceData).toMatchObject({ currency: 'JPY', price: 1550 })
  })
  it('can be preordered up to the limit', async () => {
    const productId = await made()
    const inventoryItem = {
      trackQuantity: true,
      variants: [{ variantId, quantity: 0 }],
      preorderInfo: { enabled: true, limit: 1 },
    }
    const path = { productId }
    await shop.call('inventory.updateInventoryVariants', { path, body: { inventoryItem } })
    expect((await chosen(productId)).availableForPurchase).toBe(true)
    const ahead = { productId, variantId, decrementBy: 1, preorderRequest: true }
    await shop.call('inventory.decrementInventory', { body: { decrementData: [ahead] } })
    expect((await chosen(productId)).availableForPurchase).toBe(false)
  })
})
