/** The client and the sandbox together: however the way between them fails, a call has one effect. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { type CallOptions, createClient, platforms } from '../../../../src/index.ts'
import { isLong, runs } from '../../../setup/long.ts'
import { skipPauses } from '../../../src/support/no-waits.ts'
import { type FaultyProxy, faults, startFaultyProxy } from './faulty-proxy.ts'
import { newKey } from './keyed-store.ts'

let sandbox: Sandbox
let proxy: FaultyProxy
let calls: Record<Name, Call>

const names = ['add to the current cart', 'take from stock', 'create a product'] as const
type Name = (typeof names)[number]

/** A call that must not be applied twice, and a count of what it has done. */
interface Call {
  make(options?: CallOptions): Promise<unknown>
  effects(): Promise<number>
}

beforeAll(async () => {
  sandbox = await createSandbox({ products: 4 })
  proxy = await startFaultyProxy(sandbox.fetch)
  calls = await callsOf(proxy.url, sandbox.site)
})
afterAll(async () => {
  await proxy?.close()
  await sandbox?.close()
})
beforeEach(skipPauses)

async function callsOf(url: string, { apiKey, clientId }: Sandbox['site']): Promise<typeof calls> {
  const platform = platforms.sandbox(url)
  const owner = createClient({ platform, apiKey })
  const visitor = createClient({ platform, clientId })
  const { product } = await owner.products.createProduct({
    product: { name: 'Tin', priceData: { price: 3 } },
  })
  const productId = product.id ?? ''
  const variantId = product.variants[0]?.id ?? ''
  const full = 99_999
  await owner.inventory.updateInventoryVariants(productId, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity: full }] },
  })
  const catalogReference = { appId: storeCatalogueAppId, catalogItemId: productId }
  await visitor.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
  let made = 0
  return {
    'add to the current cart': {
      make: (options) =>
        visitor.currentCart.addToCurrentCart(
          { lineItems: [{ catalogReference, quantity: 1 }] },
          options,
        ),
      effects: async () => {
        const { cart } = await visitor.currentCart.getCurrentCart()
        return cart?.lineItems?.[0]?.quantity ?? 0
      },
    },
    'take from stock': {
      make: (options) =>
        owner.inventory.decrementInventory(
          { decrementData: [{ productId, variantId, decrementBy: 1 }] },
          options,
        ),
      effects: async () => {
        const variants = { productId, variantIds: [variantId] }
        const { inventoryItem } = await owner.inventory.getInventoryVariants(productId, variants)
        return full - (inventoryItem.variants[0]?.quantity ?? 0)
      },
    },
    'create a product': {
      make: (options) =>
        owner.products
          .createProduct({ product: { name: `Can ${made}`, priceData: { price: 1 } } }, options)
          .then((answer) => {
            made += 1
            return answer
          }),
      effects: async () => {
        const found = await owner.products.queryProducts({ query: { paging: { limit: 1 } } })
        return found.metadata?.total ?? 0
      },
    },
  }
}

const fault = fc.constantFrom(...faults)
const name = fc.constantFrom(...names)

describe('a call that must not be applied twice', () => {
  it('succeeds with one effect, within the retry limit', async () => {
    const scripts = fc
      .array(fault, { maxLength: 2 })
      // What makes no sense twice in a row will make none the third time: the client gives up.
      .filter((script) => script.join() !== 'answer garbled,answer garbled')
    await fc.assert(
      fc.asyncProperty(name, scripts, async (called, script) => {
        const { make, effects } = calls[called]
        const before = await effects()
        proxy.play(script)
        await make()
        await proxy.settled()
        expect((await effects()) - before).toBe(1)
      }),
      { numRuns: isLong ? 1_000 : 20 },
    )
  })

  it('has one effect, however often the user retries until it succeeds', async () => {
    const scripts = fc.array(fault, { minLength: 3, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(name, scripts, async (called, script) => {
        const { make, effects } = calls[called]
        const idempotencyKey = newKey()
        const before = await effects()
        proxy.play(script)
        const attempt = () =>
          make({ idempotencyKey }).then(
            () => true,
            () => false,
          )
        let tries = 1
        while (!(await attempt())) tries += 1
        expect(tries).toBeLessThanOrEqual(1 + script.length)
        await proxy.settled()
        expect((await effects()) - before).toBe(1)
      }),
      { numRuns: runs(200) },
    )
  })
})
