// A product's save in several calls, some of which fail or lose their response: saved again, it is as entered, once.
import fc from 'fast-check'
import type { RaRecord } from 'ra-core'
import { createClient, type Fetch, platforms, type SessionClient } from 'storefront-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../../console/providers/data-provider.ts'
import { productsAdapter } from '../../../../console/resources/products/adapter.ts'
import {
  type DraftVariant,
  rowOf,
  withRow,
} from '../../../../console/resources/products/logic/draft-variant.ts'
import { variantsFor } from '../../../../console/resources/products/logic/variant-matrix.ts'
import { failureOf } from '../../../../console/store/failure.ts'
import { makeAgain } from '../../../../console/store/merge-changes.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { runs } from '../../../setup/long.ts'

/** What becomes of a change: answered, refused before it arrives, or applied without an answer. */
type Fate = 'answered' | 'refused' | 'applied'

let sandbox: Sandbox
let client: SessionClient<true>
let fates: Fate[] = []
let collections: string[] = []

const troubled: Fetch = async (url, init) => {
  const isChange = init?.method !== 'GET' && !String(url).includes('query')
  const fate = (isChange ? fates.shift() : undefined) ?? 'answered'
  if (fate === 'refused') return new Response('', { status: 503 })
  const response = await sandbox.fetch(url, init)
  return fate === 'applied' ? new Response('', { status: 502 }) : response
}

beforeAll(async () => {
  // Node knows no network: a change waits for a browser that is online.
  vi.stubGlobal('navigator', { onLine: true })
  sandbox = await createSandbox({ data: 'memory' })
  client = createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
    clientId: sandbox.site.clientId,
    fetch: troubled,
    retries: 0,
  })
  await client.session.loginWithPassword(sandbox.site.owner)
  for (const name of ['Kept', 'Left', 'Entered']) {
    const { collection } = await client.products.createCollection({ collection: { name } })
    collections = [...collections, collection.id]
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox?.close()
})

interface Entered {
  readonly name: string | undefined
  readonly brand: string | undefined
  readonly price: number | undefined
  readonly sizes: readonly string[]
  /** Of each variant in turn. */
  readonly units: readonly number[]
  readonly prices: readonly (number | null)[]
  readonly moves: boolean
}

const entries: fc.Arbitrary<Entered> = fc.record({
  name: fc.option(fc.constantFrom('Poster', 'Print'), { nil: undefined }),
  brand: fc.option(fc.constantFrom('', 'Loom'), { nil: undefined }),
  price: fc.option(fc.integer({ min: 11, max: 30 }), { nil: undefined }),
  sizes: fc.subarray(['S', 'M', 'L'], { minLength: 1 }),
  units: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
  prices: fc.array(fc.option(fc.integer({ min: 31, max: 50 })), { minLength: 3, maxLength: 3 }),
  moves: fc.boolean(),
})
const troubles = fc.array(fc.constantFrom<Fate>('answered', 'answered', 'refused', 'applied'), {
  maxLength: 16,
})

const optionOf = (sizes: readonly string[]) => [
  {
    name: 'Size',
    optionType: 'drop_down' as const,
    choices: sizes.map((size) => ({
      value: size,
      description: size,
      inStock: true,
      visible: true,
    })),
  },
]

/** A product with the sizes S and M, five units of each, open in a form. */
async function opened() {
  const { product } = await client.products.createProduct({
    product: {
      name: 'Poster',
      brand: 'Kiln',
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: optionOf(['S', 'M']).map(({ name, choices }) => ({
        name,
        choices: choices.map(({ value, description }) => ({ value, description })),
      })),
    },
  })
  const variants = product.variants.map(({ id }) => ({ variantId: id, quantity: 5 }))
  await client.inventory.updateInventoryVariants(product.id, {
    inventoryItem: { trackQuantity: true, variants },
  })
  for (const id of collections.slice(0, 2)) {
    await client.products.addProductsToCollection(id, { productIds: [product.id] })
  }
  const adapter = productsAdapter(client)
  return { record: await adapter.one(product.id, undefined), adapter }
}

const unchanged = { name: undefined, brand: undefined, price: undefined, moves: false }
const emptied = { ...unchanged, units: [0, 0, 0], prices: [null, null, null] }
/** Each was a conflict of the owner with themself. */
const examples: [Entered, Fate[]][] = [
  [{ ...emptied, sizes: ['M'] }, ['applied']],
  [{ ...emptied, sizes: ['M'] }, ['applied', 'answered', 'applied']],
  [{ ...emptied, sizes: ['M'], brand: '' }, ['answered', 'refused']],
  [{ ...emptied, sizes: ['M'], moves: true }, ['answered', 'applied']],
  [
    { ...emptied, sizes: ['M', 'L'], prices: [null, 31, null] },
    ['answered', 'answered', 'refused'],
  ],
]

describe('a save in several calls', () => {
  it('is saved once and whole in the end, whichever of them failed or lost its answer', async () => {
    await fc.assert(
      fc.asyncProperty(entries, troubles, async (entered, trouble) => {
        fates = []
        const { record, adapter } = await opened()
        const provider = createDataProvider(client, [{ name: 'products', adapter: () => adapter }])
        const productOptions = optionOf(entered.sizes)
        const variants: DraftVariant[] = variantsFor(productOptions, record.variants).map(
          (variant, at) => {
            const tracked = { ...variant, stock: { ...variant.stock, trackQuantity: true } }
            const row = rowOf(tracked)
            const price = entered.prices[at] ?? row.price
            return withRow(tracked, { ...row, price, units: entered.units[at] ?? 0 })
          },
        )
        const [, left = '', joined = ''] = collections
        const moved = [...record.collectionIds.filter((id) => id !== left), joined]
        const data = {
          ...record,
          ...(entered.name === undefined ? {} : { name: entered.name }),
          ...(entered.brand === undefined ? {} : { brand: entered.brand }),
          ...(entered.price === undefined
            ? {}
            : { priceData: { ...record.priceData, price: entered.price } }),
          collectionIds: entered.moves ? moved : record.collectionIds,
          productOptions,
          variants,
        }
        let [draft, previousData]: [RaRecord, RaRecord] = [data, record]
        const save = async () => {
          try {
            await provider.update('products', { id: record.id, data: draft, previousData })
            return 'saved'
          } catch (error) {
            const { kind, current } = failureOf(error)
            if (kind === 'changed') {
              // The owner insists, as the dialog of a conflict offers.
              const now = await adapter.one(record.id, undefined)
              expect(current).toEqual(now)
              draft = makeAgain(previousData, draft, now)
              previousData = now
            }
            return kind
          }
        }
        fates = [...trouble]
        const attempts: string[] = []
        do attempts.push(await save())
        while (attempts.at(-1) !== 'saved' && attempts.length < 20)
        fates = []
        // The price that a variant inherits changes with that of the product.
        const inherits = entered.price !== undefined && entered.prices.some((one) => one !== null)
        if (!inherits) expect(attempts).not.toContain('changed')
        const saved = await adapter.one(record.id, undefined)
        expect(attempts.at(-1)).toBe('saved')
        expect(saved).toMatchObject({
          name: entered.name ?? 'Poster',
          priceData: { price: entered.price ?? 10 },
        })
        expect(saved.brand ?? '').toBe(entered.brand ?? 'Kiln')
        expect([...saved.collectionIds].sort()).toEqual([...data.collectionIds].sort())
        expect(saved.variants.map(({ choices, stock }) => [choices.Size, stock.quantity])).toEqual(
          entered.sizes.map((size, at) => [size, entered.units[at]]),
        )
        for (const [at, { variant }] of saved.variants.entries()) {
          const price = entered.prices[at]
          if (price != null) expect(variant.priceData.price).toBe(price)
        }
      }),
      { numRuns: runs(400), examples },
    )
  })
})
