// A copy of a product has all that the original shows, or says what is missing; there is never more than one.
import type { NewProduct, Product, SessionClient } from 'storefront-client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { duplicateProduct } from '../../../../console/resources/products/duplicate-product.ts'
import { galleryOf } from '../../../../console/resources/products/media-actions.ts'
import { type SessionWatch, watchSession } from '../../../../console/store/session-watch.ts'
import { quickRetries } from '../../../setup/quick-retries.ts'
import { openStore, type TestStore } from '../../support/store.ts'

quickRetries()

let store: TestStore
let client: SessionClient<true>
let watch: SessionWatch
let original: Awaited<ReturnType<typeof manyColours>>
let meet = async (_path: string) => {}

beforeAll(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  store = await openStore()
  client = await store.owner(undefined, (url) => meet(new URL(url).pathname))
  watch = watchSession(client)
  original = await manyColours()
})
beforeEach(() => {
  meet = async () => {}
})
afterAll(() => {
  vi.unstubAllGlobals()
  return store?.close()
})

/** A product of twelve colours, each with a picture and a price of its own, and more pictures than a call may name. */
async function manyColours() {
  const names = Array.from({ length: 12 }, (_, at) => `Colour ${at}`)
  const { product } = await client.products.createProduct({
    product: {
      name: 'Tile',
      productType: 'physical',
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: [
        { name: 'Colour', choices: names.map((value) => ({ value, description: value })) },
      ],
    },
  })
  const { id } = product
  await client.products.updateProductVariants(id, {
    variants: product.variants.map((variant, at) => ({
      variantIds: [variant.id],
      price: 20 + at,
      sku: `TILE-${at}`,
    })),
  })
  const urls = Array.from({ length: 55 }, (_, at) => ({
    url: `https://pictures.example/${at}.jpg`,
  }))
  for (const media of [urls.slice(0, 50), urls.slice(50)]) {
    await client.products.addProductMedia(id, { media })
  }
  const { product: pictured } = await client.products.getProduct(id)
  const shows = names.map((choice, at) => ({
    option: 'Colour',
    choice,
    mediaIds: [galleryOf(pictured)[at]?.id ?? ''],
  }))
  for (const media of [shows.slice(0, 10), shows.slice(10)]) {
    await client.products.addProductMediaToChoices(id, { media })
  }
  return (await client.products.getProduct(id)).product
}

const copies = async (name: string) =>
  (await client.products.queryProducts({ query: { filter: { name } } })).products

const shown = async (id: string) => {
  const { product } = await client.products.getProduct(id)
  return {
    pictures: galleryOf(product).map((item) => item.id),
    choices: product.productOptions.map(({ choices }) =>
      choices.map(({ media }) => media?.items?.map((item) => item.id)),
    ),
    prices: product.variants.map(({ variant }) => variant?.priceData?.price),
  }
}

it('a copy has every picture and price of its original, and none of its SKUs', async () => {
  const { copy, missing } = await duplicateProduct(client, watch, original, 'Whole')
  expect(missing).toEqual([])
  expect(await shown(copy.id)).toEqual(await shown(original.id))
  const skus = async ({ id }: Pick<Product, 'id'>) =>
    (await client.products.getProduct(id)).product.variants.map(({ variant }) => variant?.sku)
  expect(await skus(original)).toContain('TILE-11')
  const copied = new Set(await skus(copy))
  expect((await skus(original)).filter((sku) => copied.has(sku))).toEqual([])
})

/** All that a caller can say of a product: a new field of the description does not compile until it has a value here. */
const everything: Required<NewProduct> = {
  name: 'Chest',
  slug: 'chest',
  visible: true,
  productType: 'physical',
  description: '<p>Oak.</p>',
  sku: 'CH-1',
  weight: 12.5,
  priceData: { price: 480 },
  costAndProfitData: { itemCost: 200 },
  pricePerUnitData: {
    totalQuantity: 50,
    totalMeasurementUnit: 'L',
    baseQuantity: 1,
    baseMeasurementUnit: 'L',
  },
  manageVariants: false,
  productOptions: [{ name: 'Lid', choices: [{ value: 'Flat', description: 'Flat' }] }],
  discount: { type: 'PERCENT', value: 10 },
  seoData: {
    tags: [{ type: 'title', children: 'Oak chests' }],
    settings: { preventAutoRedirect: true, keywords: [{ term: 'chest', isMain: true }] },
  },
  ribbon: 'New',
  brand: 'Eiche',
  productDimensions: { length: '120', width: '60.5', height: '55', unit: 'CM' },
  packageDimensions: { length: '130', width: '70', height: '60', unit: 'CM' },
}

it('a copy has every field of a product except unique ones', async () => {
  const { product } = await client.products.createProduct({ product: everything })
  const { copy, missing } = await duplicateProduct(client, watch, product, 'Chest, copied')
  expect(missing).toEqual([])
  const merchantData = { includeMerchantSpecificData: true }
  const said = async ({ id }: Product) => {
    const { product } = await client.products.getProduct(id, merchantData)
    return Object.fromEntries(Object.entries(product).filter(([field]) => field in everything))
  }
  const slug = 'chest-copied'
  expect(await said(copy)).toEqual({
    ...(await said(product)),
    name: 'Chest, copied',
    slug,
    sku: undefined,
    visible: false,
  })
})

it('a copy has the sizes of each variant', async () => {
  const size = { length: '120', width: '60.5', height: '55', unit: 'CM' } as const
  const [variant] = original.variants
  await client.products.updateProductVariants(original.id, {
    variants: [
      { variantIds: [variant?.id ?? ''], productDimensions: size, packageDimensions: size },
    ],
  })
  const { copy } = await duplicateProduct(client, watch, original, 'Sized')
  const { product } = await client.products.getProduct(copy.id)
  expect(product.variants.map((made) => made.variant?.productDimensions)).toEqual([
    size,
    ...product.variants.slice(1).map(() => undefined),
  ])
  expect(product.variants[0]?.variant?.packageDimensions).toEqual(size)
})

it('a copy of a product with texts that no call can set reports them missing', async () => {
  const { products } = await client.products.queryProducts({
    query: { filter: { name: { $in: ['Stoneware Mug', 'Pencils, Box of Twelve'] } } },
  })
  const missing = await Promise.all(
    products.map(async (product) => {
      const made = await duplicateProduct(client, watch, product, `${product.name}, copied`)
      return [product.name, made.missing]
    }),
  )
  expect(Object.fromEntries(missing)).toEqual({
    'Stoneware Mug': ['texts'],
    'Pencils, Box of Twelve': [],
  })
})

it('a copy whose pictures and prices fail exists, and reports them missing', async () => {
  meet = async (path) => {
    if (/\/(media|variants)$/.test(path)) throw new Error('Broken')
  }
  const { copy, missing } = await duplicateProduct(client, watch, original, 'Bare')
  expect(missing).toEqual(['variants', 'pictures'])
  expect(await copies('Bare')).toMatchObject([{ id: copy.id, visible: false }])
})

it('there is one copy, with each picture once, even if the session ends between them', async () => {
  let calls = 0
  meet = async (path) => {
    if (!path.endsWith('/media')) return
    calls += 1
    if (calls === 2) await client.session.logout()
  }
  const made = duplicateProduct(client, watch, original, 'Once')
  await expect.poll(() => watch.ended).toBe(true)
  await watch.signIn(async () => {
    await client.session.loginWithPassword(store.site.owner)
  })
  const { copy, missing } = await made
  expect(missing).toEqual([])
  expect(await copies('Once')).toHaveLength(1)
  expect(await shown(copy.id)).toEqual(await shown(original.id))
})
