/** The whole sandbox on each engine: seeded once, kept between starts. */
import { afterEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import type { SandboxOptions } from '../../../sandbox/composition/site.ts'
import { longIt } from '../../setup/long-run.ts'
import { emptyDatabase, temporaryFolder } from './engines.ts'

interface Place {
  readonly name: string
  make(): Promise<{ readonly options: SandboxOptions; remove(): Promise<void> | void }>
}

const server = process.env.STOREFRONT_TEST_DATABASE_URL
const places: Place[] = [
  {
    name: 'a folder',
    make: async () => {
      const folder = temporaryFolder()
      return { options: { data: folder.path }, remove: folder.remove }
    },
  },
  ...(server === undefined
    ? []
    : [
        {
          name: 'a PostgreSQL server',
          make: async () => {
            const { url, drop } = await emptyDatabase(server)
            return { options: { databaseUrl: url }, remove: drop }
          },
        },
      ]),
]

async function call(sandbox: Sandbox, method: string, path: string, body?: object) {
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { authorization: sandbox.site.apiKey },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}

const products = (sandbox: Sandbox, query: object = {}) =>
  call(sandbox, 'POST', '/v1/products/query-platformized', { query })

describe.each(places)('a store in $name', (place) => {
  const cleanups: (() => Promise<void> | void)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })

  it('is seeded once and keeps earlier edits', async () => {
    const { options, remove } = await place.make()
    cleanups.push(remove)
    const first = await createSandbox({ ...options, products: 8, seed: 7 })
    const before = await products(first)
    const [product] = before.body.products
    const edit = { product: { name: 'Renamed', priceData: { price: 12.34 } } }
    expect((await call(first, 'PATCH', `/v1/products/${product.id}`, edit)).status).toBe(200)
    await first.close()

    const second = await createSandbox({ ...options, products: 30, seed: 8 })
    cleanups.push(() => second.close())
    const after = await products(second)
    expect(after.body.products).toHaveLength(8)
    const { body } = await call(second, 'GET', `/v1/products/${product.id}`)
    expect([body.product.name, body.product.priceData.price]).toEqual(['Renamed', 12.34])
    expect(second.site).toEqual(first.site)
  })

  it('closes after the calls in process that are under way', async () => {
    const { options, remove } = await place.make()
    cleanups.push(remove)
    const failures: string[] = []
    const log = (text: string) => failures.push(text)
    const first = await createSandbox({ ...options, products: 4, log })
    const made = Array.from({ length: 8 }, (_, index) =>
      call(first, 'POST', '/v1/collections', { collection: { name: `Shelf ${index}` } }),
    )
    await first.close()
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect([statuses, failures]).toEqual([statuses.map(() => 200), []])
    const second = await createSandbox(options)
    cleanups.push(() => second.close())
    const { body } = await call(second, 'POST', '/v2/collections/query', {})
    const names = body.collections.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Shelf 0', 'Shelf 7']))
  })

  // Two openers of one folder: `embedded.test.ts`.
  const onServer = place.name === 'a folder' ? longIt : it
  onServer('lets two processes start at once if the engine allows it', async () => {
    const { options, remove } = await place.make()
    cleanups.push(remove)
    const opened = await Promise.allSettled([
      createSandbox({ ...options, products: 4 }),
      createSandbox({ ...options, products: 4 }),
    ])
    const open = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    cleanups.push(async () => {
      await Promise.all(open.map((one) => one.close()))
    })
    expect(open).toHaveLength(options.databaseUrl === undefined ? 1 : 2)
    for (const one of open) expect((await products(one)).body.products).toHaveLength(4)
  })
})

describe('the same number', () => {
  it('generates the same store', async () => {
    const clock = { now: () => new Date('2026-11-20T00:00:00Z') }
    const draw = async (seed: number) => {
      const sandbox = await createSandbox({ products: 10, seed, clock })
      const drawn = await products(sandbox)
      const members = await call(sandbox, 'GET', '/v1/members?fieldsets=FULL')
      await sandbox.close()
      return JSON.stringify([drawn.body, members.body])
    }
    const [one, again, other] = [await draw(3), await draw(3), await draw(4)]
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })
})

describe('an invalid place or seed', () => {
  it.each<[SandboxOptions, RegExp]>([
    [{ databaseUrl: '' }, /^databaseUrl is empty/],
    [{ data: '' }, /^data is empty/],
    [{ seed: 1.5 }, /^seed takes a whole number, not 1.5/],
    [{ products: Number.NaN }, /^products takes a whole number from 0 to 1,000,000, not NaN/],
    [{ products: -1 }, /^products takes a whole number from 0 to 1,000,000, not -1/],
    [{ products: 1_000_001 }, /^products takes a whole number .*, not 1000001/],
    [{ products: 2 ** 31 }, /^products takes a whole number .*, not 2147483648/],
  ])('%j is refused by name', async (options, words) => {
    await expect(createSandbox(options)).rejects.toThrow(words)
  })
})
