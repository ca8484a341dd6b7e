// A browser sends a POST again by itself when a kept connection breaks; the key makes that harmless.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { storeCatalogueAppId } from '../../src/catalogue/store-catalogue.ts'
import { createClient, platforms } from '../../src/index.ts'
import { type FaultyProxy, startFaultyProxy } from '../sandbox/web/idempotency/faulty-proxy.ts'
import { runs } from '../setup/long.ts'
import { windowsUnderTest } from './support/browser.ts'
import { type Pages, serveClient } from './support/pages.ts'

const open = windowsUnderTest()
let page: Page
let pages: Pages
let proxy: FaultyProxy
let sandbox: Sandbox
let productId: string
/** The keys of the requests that reached the store to add something. */
const arrived: (string | null)[] = []

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
  proxy = await startFaultyProxy((request) => {
    const isAdding = request.method === 'POST' && request.url.endsWith('/add-to-cart')
    if (isAdding) arrived.push(request.headers.get('idempotency-key'))
    return sandbox.fetch(request)
  })
  const { apiKey, clientId } = sandbox.site
  const owner = createClient({ platform: platforms.sandbox(proxy.url), apiKey })
  const { product } = await owner.products.createProduct({
    product: { name: 'Tin', priceData: { price: 3 } },
  })
  productId = product.id ?? ''
  pages = await serveClient(`const platform = platforms.sandbox('${proxy.url}')
  window.client = createClient({ platform, clientId: '${clientId}', retries: 0 })`)
  page = await (await open()).newPage()
  await page.goto(pages.origin)
})
afterAll(async () => {
  await pages?.close()
  await proxy?.close()
  await sandbox?.close()
})

/** Adds one piece, and tells how many the cart holds by the answer. */
const add = () =>
  page.evaluate(
    async ([appId, catalogItemId]) => {
      const lineItems = [{ catalogReference: { appId, catalogItemId }, quantity: 1 }]
      const { cart } = await window.client.currentCart.addToCurrentCart({ lineItems })
      return cart.lineItems[0]?.quantity
    },
    [storeCatalogueAppId, productId] as const,
  )

describe('a POST that a browser sends twice', () => {
  it('is applied once, and the page sees one success', async () => {
    // The first opens the connection that the others are sent on.
    expect(await add()).toBe(1)
    for (let round = 2; round < 2 + runs(50); round += 1) {
      arrived.length = 0
      proxy.play(['answer lost'])
      expect(await add()).toBe(round)
      expect(arrived).toHaveLength(2)
      expect(new Set(arrived).size).toBe(1)
      expect(arrived[0]).toMatch(/^[!-~]{16,255}$/)
    }
  })
})
