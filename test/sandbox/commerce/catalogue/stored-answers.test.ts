// What is written with a product so that reading it is quick: its revision, the counts of its collections, the count of
// its scarcest variant. After every operation that writes they say what the rows say, and no answer is stored.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { createProduct } from '../../../../sandbox/commerce/catalogue/create-product.ts'
import { readProduct, readProducts } from '../../../../sandbox/commerce/catalogue/store.ts'
import { productAnswer } from '../../../../sandbox/commerce/catalogue/wire-product.ts'
import { ownCurrency, requestedConversion } from '../../../../sandbox/commerce/rules/currencies.ts'
import type { StoreProduct } from '../../../../sandbox/commerce/rules/documents/product.ts'
import { sampled } from '../../../setup/long.ts'
import { apiKey, openStage, type Stage } from '../../people/identity/stage.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'

type Step = (ids: Ids) => {
  readonly path?: Readonly<Record<string, string>>
  readonly body?: unknown
}
interface Ids {
  readonly product: string
  readonly others: readonly string[]
  readonly collection: string
  readonly media: string
  readonly variant: string
}

const created = (name: string) => () => ({
  body: {
    product: {
      name,
      productType: 'physical',
      priceData: { price: 20 },
      costAndProfitData: { itemCost: 5 },
      description: 'Says "\\ud800" and \u0001 and é',
      ribbon: 'New',
      brand: 'Own',
      productOptions: [
        {
          name: 'Size',
          optionType: 'drop_down',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
    },
  },
})
const hidden =
  (visible: boolean): Step =>
  ({ product }) => ({
    path: { id: product },
    body: { product: { visible, name: `Seen ${visible}` } },
  })
const line = { quantity: 7 }

/** In this order; each is called once, `product` being the newest that was created. */
const steps: Readonly<Record<string, Step>> = {
  'products.createProduct': created('First'),
  'products.createProductPlatformized': created('Second'),
  'products.writeProxyCreateProductPlatformized': created('Third'),
  'products.updateProduct': hidden(false),
  'products.updateProductPlatformized': hidden(true),
  'products.writeProxyUpdateProductPlatformized': hidden(false),
  'products.addProductMedia': ({ product }) => ({
    path: { id: product },
    body: { media: [{ url: 'https://pictures.example/one.jpg' }] },
  }),
  'products.addProductMediaToChoices': ({ product, media }) => ({
    path: { id: product },
    body: { media: [{ option: 'Size', choice: 'S', mediaIds: [media] }] },
  }),
  'products.removeProductMediaFromChoices': ({ product, media }) => ({
    path: { id: product },
    body: { media: [{ option: 'Size', choice: 'S', mediaIds: [media] }] },
  }),
  'products.removeProductMedia': ({ product, media }) => ({
    path: { id: product },
    body: { mediaIds: [media] },
  }),
  'products.updateProductVariants': ({ product }) => ({
    path: { id: product },
    body: { variants: [{ choices: { Size: 'S' }, price: 25, cost: 6, sku: 'S-1' }] },
  }),
  'inventory.updateInventoryVariants': ({ product, variant }) => ({
    path: { productId: product },
    body: {
      inventoryItem: { trackQuantity: true, variants: [{ variantId: variant, ...line }] },
    },
  }),
  'inventory.decrementInventory': ({ product, variant }) => ({
    body: { decrementData: [{ productId: product, variantId: variant, decrementBy: 3 }] },
  }),
  'inventory.incrementInventory': ({ product, variant }) => ({
    body: { incrementData: [{ productId: product, variantId: variant, incrementBy: 1 }] },
  }),
  'products.resetAllProductVariantData': ({ product }) => ({ path: { id: product } }),
  'products.bulkUpdateProductsProperty': ({ product, others }) => ({
    body: { ids: [product, ...others], set: { price: 31.5 } },
  }),
  'products.bulkAdjustProductProperty': ({ product, others }) => ({
    body: { ids: [product, ...others], adjust: { price: { amount: 1.25 } } },
  }),
  'products.createCollection': () => ({ body: { collection: { name: 'Shelf' } } }),
  'products.updateCollection': ({ collection }) => ({
    path: { id: collection },
    body: { collection: { name: 'Board' } },
  }),
  'products.addProductsToCollection': ({ product, others, collection }) => ({
    path: { id: collection },
    body: { productIds: [product, ...others] },
  }),
  'products.removeProductsFromCollection': ({ others, collection }) => ({
    path: { id: collection },
    body: { productIds: others.slice(0, 1) },
  }),
  'products.removeBrand': ({ product }) => ({ path: { id: product } }),
  'products.removeRibbon': ({ product }) => ({ path: { id: product } }),
  'products.deleteProductOptions': ({ product }) => ({ path: { id: product } }),
  'products.deleteProduct': ({ product }) => ({ path: { id: product } }),
  'products.deleteProductPlatformized': ({ others }) => ({ path: { id: others[0] ?? '' } }),
  'products.writeProxyDeleteProductPlatformized': ({ others }) => ({
    path: { id: others[1] ?? '' },
  }),
  'products.deleteCollection': ({ collection }) => ({ path: { id: collection } }),
}

const origin = 'http://127.0.0.1:4100'

/** What a caller with every right is shown, so that it does not depend on the order of members. */
const shownOf = (product: StoreProduct): unknown =>
  JSON.parse(
    JSON.stringify(productAnswer(product, { origin, merchant: true, conversion: ownCurrency })),
  )

describe.each(sampled(engines(), 2))('a store on $name', (engine) => {
  let open: OpenEngine
  let stage: Stage
  beforeAll(async () => {
    open = await engine.open()
    stage = await openStage(open.storage, { products: 8 })
  })
  afterAll(() => open?.discard())

  /** What each revision of each product was first seen to be; what is remembered under it may be shown at any time. */
  const revised = new Map<string, unknown>()

  /** Everything that is stored for reading and differs from what the rows give. */
  async function differences(): Promise<readonly string[]> {
    const { database } = open.storage
    const { site } = stage.platform
    const rows = await database
      .selectFrom('products')
      .select(['id', 'scarcest_quantity', 'revision'])
      .where('site_id', '=', site)
      .execute()
    const products = await readProducts(
      { database, site },
      rows.map(({ id }) => id),
    )
    const wrong = rows.flatMap(({ id, scarcest_quantity, revision }) => {
      const product = products.get(id)
      if (product === undefined) return [`${id} is gone`]
      const quantities = product.variants.map(({ quantity }) => quantity)
      const scarcest = product.trackInventory ? Math.min(...quantities) : null
      const key = `${id} ${revision}`
      const seen = revised.get(key) ?? shownOf(product)
      revised.set(key, seen)
      return [
        ...(isDeepStrictEqual(seen, shownOf(product)) ? [] : [`revision of ${product.name}`]),
        ...(scarcest === scarcest_quantity ? [] : [`scarcest of ${product.name}`]),
      ]
    })
    const { rows: counts } = await sql<{ name: string }>`
      select name from collections where site_id = ${site} and (
        product_count <> (select count(*) from products
          where products.site_id = collections.site_id and collections.id = any(collection_ids))
        or visible_product_count <> (select count(*) from products
          where products.site_id = collections.site_id and collections.id = any(collection_ids)
            and products.visible))`.execute(database)
    return [...wrong, ...counts.map(({ name }) => `count of ${name}`)]
  }

  /** What the API answers for every product, read as a list and one by one, differs from what it should. */
  async function wrongAnswers(): Promise<readonly string[]> {
    const { database } = open.storage
    const { site } = stage.platform
    const list = await stage.call('POST', '/v1/products/query-platformized', {
      token: apiKey,
      body: { query: { paging: { limit: 100 } } },
    })
    const answers: { id: string }[] = JSON.parse(list.text).products
    const products = await readProducts(
      { database, site },
      answers.map(({ id }) => id),
    )
    return answers.flatMap((answer) => {
      const product = products.get(answer.id)
      const built = product && shownOf(product)
      return isDeepStrictEqual(answer, built) ? [] : [answer.id]
    })
  }

  it('covers every write operation', () => {
    const writing = Object.values(operations)
      .filter(({ tag }) => ['products', 'collections', 'inventory'].includes(tag))
      .filter(({ retry }) => retry !== 'read')
    expect(Object.keys(steps).sort()).toEqual(writing.map(({ id }) => id).sort())
  })

  it('starts consistent with its rows', async () => {
    expect(await differences()).toEqual([])
    expect(await wrongAnswers()).toEqual([])
  })

  it('stays consistent through every write operation', async () => {
    const listed = await stage.call('POST', '/v1/products/query-platformized', {
      token: apiKey,
      body: {},
    })
    const others = JSON.parse(listed.text).products.map(({ id }: { id: string }) => id)
    let ids: Ids = {
      product: '',
      others: others.slice(0, 4),
      collection: '',
      media: '',
      variant: '',
    }
    for (const [id, step] of Object.entries(steps)) {
      const operation = Object.values(operations).find((one) => one.id === id)
      const { path = {}, body } = step(ids)
      const address = operation?.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
      const answer = await stage.call(operation?.method ?? '', address ?? '', {
        token: apiKey,
        ...(body === undefined ? {} : { body }),
      })
      expect([id, answer.status, answer.text]).toEqual([id, 200, answer.text])
      const { product, collection } = JSON.parse(answer.text)
      if (product && operation?.method === 'POST') ids = { ...ids, product: product.id }
      if (collection) ids = { ...ids, collection: collection.id }
      const store = { database: open.storage.database, site: stage.platform.site }
      const stored = await readProduct(store, ids.product)
      ids = {
        ...ids,
        media: stored?.document.media.at(-1)?.id ?? ids.media,
        variant: stored?.variants[0]?.id ?? ids.variant,
      }
      expect([id, await differences()]).toEqual([id, []])
      // Asked again after every step: an answer that is remembered must not outlive what it says.
      expect([id, await wrongAnswers()]).toEqual([id, []])
    }
  })

  it('separates callers and currencies, whatever was cached before', async () => {
    const [product] = await open.storage.database.selectFrom('products').select('id').execute()
    const path = `/v1/products/${product?.id}`
    const body = { product: { visible: false, costAndProfitData: { itemCost: 3 } } }
    expect((await stage.call('PATCH', path, { token: apiKey, body })).status).toBe(200)
    const { access: visitor } = await stage.visitor()
    const query = '/v1/products/query-platformized'
    const withCost = `${path}?includeMerchantSpecificData=true`
    const headers = { 'x-wix-currency': 'EUR' }
    for (let round = 0; round < 2; round += 1) {
      const own = await stage.call('GET', withCost, { token: apiKey })
      expect(own.text).toContain('costAndProfitData')
      expect((await stage.call('GET', path, { token: apiKey })).text).not.toContain('costAnd')
      const euros = await stage.call('GET', path, { token: apiKey, headers })
      expect(euros.text).toContain('"currency":"EUR"')
      expect(own.text).not.toContain('"currency":"EUR"')
      expect((await stage.call('GET', withCost, { token: visitor })).status).toBe(404)
      const all = await stage.call('POST', query, { token: apiKey, body: {} })
      const shown = await stage.call('POST', query, { token: visitor, body: {} })
      expect(all.text).toContain(product?.id)
      expect(shown.text).not.toContain(product?.id)
      expect(shown.text).not.toContain('costAndProfitData')
    }
  })

  it('does not write on reads', async () => {
    const { database } = open.storage
    const before = await sql`select id, xmin::text, xmax::text from products`.execute(database)
    expect(await wrongAnswers()).toEqual([])
    const after = await sql`select id, xmin::text, xmax::text from products`.execute(database)
    expect(after.rows).toEqual(before.rows)
  })

  it('ignores responses cached by an earlier release', async () => {
    const { database } = open.storage
    await sql`update products set answer = '{"old":true}', answer_version = 1, revision = 'old'`.execute(
      database,
    )
    expect(await wrongAnswers()).toEqual([])
  })
})

describe('a response with a product', () => {
  const amount = fc.double({ min: 0.01, max: 9_999, noNaN: true })
  const textWithCosts = fc.constantFrom(
    ',"costRange":{}',
    '"costAndProfitData":{"itemCost":1}',
    'Mug',
  )

  it('has costs only for permitted callers, at any depth and with any texts', () => {
    fc.assert(
      fc.property(textWithCosts, amount, amount, (text, price, itemCost) => {
        const birth = {
          id: 'a',
          numericId: '1',
          slug: 'a',
          collectionIds: [],
          now: new Date(0),
          newId: () => 'b',
        }
        const input = {
          name: text,
          description: text,
          priceData: { price },
          costAndProfitData: { itemCost },
        }
        const product = createProduct(input, birth)
        const keys = (merchant: boolean) => {
          const found: string[] = []
          const view = { origin, merchant, conversion: ownCurrency }
          JSON.stringify(productAnswer(product, view), (key, value: unknown) => {
            found.push(key)
            return value
          })
          return found.filter((key) => /cost|profit/i.test(key))
        }
        expect(keys(false)).toEqual([])
        expect(keys(true)).toEqual(expect.arrayContaining(['costAndProfitData', 'costRange']))
      }),
    )
  })

  it('has converted prices of the requested currency', () => {
    const product = createProduct(
      { name: 'Mug', priceData: { price: 10 } },
      {
        id: 'a',
        numericId: '1',
        slug: 'a',
        collectionIds: [],
        now: new Date(0),
        newId: () => 'b',
      },
    )
    const conversion = requestedConversion(new Headers({ 'x-wix-currency': 'eur' }))
    const answer = productAnswer(product, { origin, merchant: true, conversion })
    expect(answer.convertedPriceData?.currency).toBe('EUR')
  })
})
