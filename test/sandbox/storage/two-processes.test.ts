/** Two processes on one PostgreSQL server are one platform: each knows at once what was written at the other. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { longIt } from '../../setup/long-run.ts'
import { type Announcement, type Command, startSandbox } from '../command/command.ts'
import { migratedDatabase } from './engines.ts'

const server = process.env.STOREFRONT_TEST_DATABASE_URL
// A skipped suite is one clear line in the report; its name says why.
const name = server === undefined ? ' (skipped: this machine has no PostgreSQL 15 or newer)' : ''

type Running = Command & Announcement

interface Variant {
  readonly id: string
}

interface Product {
  readonly id: string
  readonly name: string
  readonly stock: { readonly inStock: boolean }
}

interface Sent {
  readonly body?: object
  readonly token?: string
}

async function call({ url, apiKey }: Running, method: string, path: string, sent: Sent = {}) {
  const { body, token = apiKey } = sent
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { status, headers } = response
  return { status, headers, body: await response.json() }
}

describe.skipIf(server === undefined)(`two processes on one server${name}`, () => {
  let database: Awaited<ReturnType<typeof migratedDatabase>>
  let both: readonly [Running, Running]

  beforeAll(async () => {
    database = await migratedDatabase(server ?? '')
    const start = () => startSandbox('--database-url', database.url, '--products', '6')
    // At once: one of them fills the store, the other waits for it.
    both = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    for (const { child } of both ?? []) child.kill('SIGTERM')
    await Promise.all((both ?? []).map(({ ended }) => ended))
    await database?.drop()
  })

  const query = '/v1/products/query-platformized'
  const anyProduct = async () => (await call(both[0], 'POST', query, { body: {} })).body.products[0]

  it('keep both of two settings that are changed at once', async () => {
    const set = (at: Running, body: object) => call(at, 'PUT', '/_sandbox/settings', { body })
    for (let round = 0; round < 10; round += 1) {
      await set(both[0], { captcha: false, ownerApproval: false })
      await Promise.all([set(both[0], { captcha: true }), set(both[1], { ownerApproval: true })])
      const { body } = await call(both[0], 'GET', '/_sandbox/settings')
      expect(body.settings).toMatchObject({ captcha: true, ownerApproval: true })
    }
    await set(both[0], { captcha: false, ownerApproval: false })
  })

  it('see each other’s writes, repeatedly', async () => {
    const [one, other] = both
    const { id } = await anyProduct()
    for (const [index, [writer, reader]] of [
      [one, other] as const,
      [other, one] as const,
    ].entries()) {
      const name = `Renamed ${index}`
      const path = `/v1/products/${id}`
      expect((await call(reader, 'GET', path)).body.product.name).not.toBe(name)
      expect((await call(reader, 'POST', query, { body: {} })).status).toBe(200)
      const changed = await call(writer, 'PATCH', path, { body: { product: { name } } })
      expect(changed.status).toBe(200)
      expect((await call(reader, 'GET', path)).body.product.name).toBe(name)
      // A whole page, which the reader has shown before.
      const page = await call(reader, 'POST', query, { body: {} })
      const shown = page.body.products.find((product: Product) => product.id === id)
      expect(shown.name).toBe(name)
      const filter = { name }
      const found = await call(reader, 'POST', query, { body: { query: { filter } } })
      expect(found.body.metadata.total).toBe(1)
    }
  })

  it('never sell a unit twice', async () => {
    const product = await anyProduct()
    const variantId = product.variants[0].id
    const stock = {
      inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity: 37 }] },
    }
    const path = `/v2/inventoryItems/product/${product.id}`
    expect((await call(both[0], 'PATCH', path, { body: stock })).status).toBe(200)
    const body = { decrementData: [{ productId: product.id, variantId, decrementBy: 1 }] }
    const buy = async (index: number) => {
      const sandbox = both[index % 2 === 0 ? 0 : 1]
      for (;;) {
        const answer = await call(sandbox, 'POST', '/v2/inventoryItems/decrement', { body })
        // A busy server has a connection for some only; the others are asked to come again.
        if (answer.status !== 503) return answer
        expect(answer.headers.get('retry-after')).toBe('1')
      }
    }
    const bought = await Promise.all(Array.from({ length: 100 }, (_, index) => buy(index)))
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(37)
    expect(bought.filter(({ status }) => status >= 500)).toEqual([])
    for (const sandbox of both) {
      const { body } = await call(sandbox, 'GET', `/v1/products/${product.id}`)
      const sold = body.product.variants.find(({ id }: Variant) => id === variantId)
      expect(sold.stock.quantity).toBe(0)
    }
  })

  it('share tokens and their revocation', async () => {
    const [one, other] = both
    const issued = await call(one, 'POST', '/oauth2/token', {
      body: { clientId: one.clientId, grantType: 'anonymous' },
    })
    const { access_token: access, refresh_token: refresh } = issued.body
    expect((await call(other, 'POST', query, { token: access, body: {} })).status).toBe(200)
    // By the other, and then it ends at both.
    const revoked = await call(other, 'POST', '/oauth2/revoke', { body: { token: refresh } })
    expect(revoked.status).toBe(200)
    for (const sandbox of both) {
      const refused = await call(sandbox, 'POST', query, { token: access, body: {} })
      expect(refused.status).toBe(401)
    }
  })

  it('share one cart per visitor', async () => {
    const [one, other] = both
    const issued = await call(one, 'POST', '/oauth2/token', {
      body: { clientId: one.clientId, grantType: 'anonymous' },
    })
    const token = issued.body.access_token
    const { products } = (await call(one, 'POST', query, { body: {} })).body
    const { id: catalogItemId, variants } = products.find((found: Product) => found.stock.inStock)
    const options = { variantId: variants[0].id }
    const catalogReference = { appId: storeCatalogueAppId, catalogItemId, options }
    const lineItems = [{ catalogReference, quantity: 1 }]
    const path = '/ecom/v1/carts/current'
    const made = await call(one, 'POST', `${path}/add-to-cart`, { token, body: { lineItems } })
    expect([made.status, made.body]).toEqual([200, made.body])
    const body = { cartInfo: { buyerNote: 'Ring twice' } }
    expect((await call(other, 'PATCH', path, { token, body })).status).toBe(200)
    const read = await call(one, 'GET', path, { token })
    expect([read.body.cart.id, read.body.cart.buyerNote]).toEqual([made.body.cart.id, 'Ring twice'])
  })

  longIt('sends Retry-After when no connection becomes free', async () => {
    const [one] = both
    const blocker = new pg.Client({ connectionString: database.url })
    await blocker.connect()
    try {
      await blocker.query('begin; lock table products in access exclusive mode')
      const { url, apiKey } = one
      const asked = Array.from({ length: 40 }, () =>
        fetch(`${url}${query}`, {
          method: 'POST',
          headers: { authorization: apiKey, 'content-type': 'application/json' },
          body: '{}',
        }),
      )
      // The pool has ten connections; those who hold one wait for the lock, the others for them.
      const first = await Promise.race(asked)
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1'])
      await blocker.query('rollback')
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect([...new Set(statuses)].sort()).toEqual([200, 503])
    } finally {
      await blocker.end()
    }
  })
})
