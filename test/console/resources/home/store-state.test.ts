// Home's figures of a real store: of all products where the platform counts them, else of some, which is said.
import { createClient, platforms, type SessionClient } from 'storefront-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { productFigures } from '../../../../console/resources/home/use-store-state.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'

/** More than a platform without figures is asked for. */
const products = 620

const origin = 'http://127.0.0.1:4100'
let sandbox: Sandbox
let client: SessionClient<true>
let asked: string[] = []

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products })
  client = createClient({
    platform: platforms.sandbox(origin, { additions: true }),
    clientId: sandbox.site.clientId,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname)
      return sandbox.fetch(url, init)
    },
  })
  await client.session.loginWithPassword(sandbox.site.owner)
})
afterAll(() => sandbox?.close())

/** What Home shows with this client, and how many products' calls it took. */
async function state(store: Parameters<typeof productFigures>[0]) {
  asked = []
  const figures = await productFigures(store, new AbortController().signal)
  return { figures, calls: asked.filter((path) => path.startsWith('/v1/products')).length }
}

describe('home', () => {
  it('has the figures of all products, in four calls and one for each month', async () => {
    const { figures, calls } = await state(client)
    expect(calls).toBe(16)
    expect(figures).toMatchObject({ total: products, part: undefined, currency: 'USD' })
    expect(figures.margins.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500)
    expect(figures.valuable).toHaveLength(7)
    expect(figures.stuck.named).toHaveLength(4)
    expect(figures.stuck.count).toBeGreaterThan(4)
  })

  it('counts new products by the month of the owner’s clock, also while UTC is in another', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-05-31T22:30:00Z') })
    const { figures } = await state(client)
    vi.useRealTimers()
    vi.unstubAllEnvs()
    expect(figures.made.at(-1)?.start.toISOString()).toBe('2020-05-31T22:00:00.000Z')
  })

  it('reports the sample size of its figures, if the platform sends no total', async () => {
    const { figures } = await state({ ...client, platform: platforms.wix })
    expect(figures).toMatchObject({ total: products, part: 500 })
    expect(figures.margins.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500)
  })

  it('counts no product in two tasks', async () => {
    const { figures } = await state(client)
    const { low, stuck } = figures
    const shown = async (filter: object) => {
      const ids: string[] = []
      for (;;) {
        const query = { filter, paging: { limit: 100, offset: ids.length } }
        const page = await client.products.queryProducts({ query })
        ids.push(...page.products.map(({ id }) => id))
        if (page.products.length < 100) return ids
      }
    }
    const scarce = await shown({ visible: true, 'stock.quantity': { $gt: 0, $lte: 5 } })
    const stopped = await shown({
      $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }],
    })
    expect([low.count, stuck.count]).toEqual([scarce.length, stopped.length])
    expect(scarce.filter((id) => stopped.includes(id))).toEqual([])
  })
})
