/** Changes of a collection wait for its products and slugs first, as changes of products do: neither waits for what the other holds. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { call } from './callers.ts'
import { newDatabase, server, whySkipped } from './server.ts'

const free = 'select from collections where id = $1 for update skip locked'

/** What changes a collection, and whether its product is in it before. */
const changes = [
  ['takes products in', false, 'POST', '/productIds'],
  ['loses products', true, 'POST', '/productIds/delete'],
  ['is deleted', true, 'DELETE', ''],
] as const

describe.skipIf(server === undefined)(`on a server${whySkipped}`, () => {
  let database: Awaited<ReturnType<typeof newDatabase>>
  let sandbox: Sandbox
  let store: { readonly url: string; readonly apiKey: string }
  let other: pg.Client
  beforeAll(async () => {
    database = await newDatabase()
    sandbox = await createSandbox({ databaseUrl: database.url, products: 3 })
    const { url } = await sandbox.listen({ port: 0 })
    store = { url, apiKey: sandbox.site.apiKey }
    other = new pg.Client({ connectionString: database.url })
    await other.connect()
  })
  afterAll(async () => {
    await other?.end()
    await sandbox?.close()
    await database?.drop()
  })

  const made = async (path: string, body: object): Promise<string> => {
    const { text } = await call(store, 'POST', path, { body })
    const { product, collection } = JSON.parse(text)
    return (product ?? collection).id
  }

  /** Whether a transaction waits for a lock. */
  const isWaiting = async () => {
    const { rows } = await other.query(`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`)
    return rows[0].waiting
  }

  it.each(changes)('a collection that %s is free until they are', async (...change) => {
    const [, isIn, method, path] = change
    const product = { name: 'Mug', priceData: { price: 12.5 } }
    const productIds = [await made('/v1/products', { product })]
    const collection = await made('/v1/collections', { collection: { name: 'Mugs' } })
    const place = `/v1/collections/${collection}`
    if (isIn) await call(store, 'POST', `${place}/productIds`, { body: { productIds } })

    await other.query('begin')
    await other.query('select from products where id = $1 for update', productIds)
    const changing = call(store, method, `${place}${path}`, {
      ...(path !== '' && { body: { productIds } }),
    })
    await expect.poll(isWaiting, { interval: 5 }).toBe(true)
    const { rowCount } = await other.query(free, [collection])
    await other.query('rollback')

    expect([rowCount, (await changing).status]).toEqual([1, 200])
  })

  it('a collection that gets another slug is free until no other record is getting one', async () => {
    const collection = await made('/v1/collections', { collection: { name: 'Bowls' } })
    await other.query('begin')
    await other.query('select from catalogue_counters for update')
    const body = { collection: { slug: 'all-bowls' } }
    const changing = call(store, 'PATCH', `/v1/collections/${collection}`, { body })
    await expect.poll(isWaiting, { interval: 5 }).toBe(true)
    const { rowCount } = await other.query(free, [collection])
    await other.query('rollback')

    expect([rowCount, (await changing).status]).toEqual([1, 200])
  })
})
