/** A newer release beside an older one on the same server: nothing stale is shown, and no one waits for long. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSite } from '../../../sandbox/demo/seed/index.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { migrate } from '../../../sandbox/storage/database/migrate.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { engines, type OpenEngine } from '../storage/engines.ts'
import { type KeyedStore, lineOf, serveStore } from '../web/idempotency/keyed-store.ts'
import { call } from './callers.ts'
import { newDatabase, server, whySkipped } from './server.ts'

const query = '/v1/products/query-platformized'

describe.skipIf(server === undefined)(`a release on a server${whySkipped}`, () => {
  let open: OpenEngine
  let store: KeyedStore
  const run = vi.spyOn(pg.Client.prototype, 'query')
  beforeAll(async () => {
    const onServer = engines().find(({ name }) => name === 'PostgreSQL')
    if (onServer === undefined) throw new Error('No server')
    open = await onServer.open()
    store = await serveStore(open.storage)
    run.mockClear()
  })
  afterAll(async () => {
    run.mockRestore()
    await store?.close()
    await open?.discard()
  })
  const here = () => ({ url: store.url, apiKey: demoSite.apiKey })
  const client = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      open.storage.database,
    )
    const url = new URL(server ?? '')
    url.pathname = `/${rows[0]?.name}`
    const other = new pg.Client({ connectionString: url.href })
    await other.connect()
    return other
  }

  it('has the site in every statement of a visit', async () => {
    const { product } = store
    const token = await store.visitor()
    const path = '/ecom/v1/carts/current'
    for (const [method, address, body] of [
      ['GET', `/v1/products/${product.id}`, undefined],
      ['POST', query, { query: { filter: { name: { $startsWith: 'Kept' } } } }],
      ['POST', '/v2/collections/query', { query: {} }],
      ['POST', `${path}/add-to-cart`, lineOf(product)],
      ['GET', path, undefined],
      ['POST', `${path}/create-checkout`, { channelType: 'WEB' }],
    ] as const) {
      const told = await call(here(), method, address, { token, ...(body && { body }) })
      expect([address, told.status]).toEqual([address, 200])
    }
    const asked: readonly (readonly unknown[])[] = run.mock.calls
    const texts = asked.flatMap(([statement]) =>
      typeof statement === 'object' && statement !== null && 'text' in statement
        ? [String(statement.text)]
        : [],
    )
    const ofTables = texts.filter((text) => /\b(?:from|into|update|join)\s+"?[a-z_]+"?/i.test(text))
    expect(ofTables.length).toBeGreaterThan(10)
    expect(ofTables.filter((text) => !text.includes('site_id'))).toEqual([])
  })

  it('shows changes of a writer without revisions', async () => {
    const { id } = store.product
    const path = `/v1/products/${id}`
    const other = await client()
    const read = async (method: string, address: string, body?: object) =>
      JSON.parse((await call(here(), method, address, body && { body })).text)
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        // As an earlier release writes: the answer that it keeps, and no revision.
        const name = `Renamed ${turn}`
        await other.query(
          `update products set name = $1, answer = '{"old":true}', answer_version = 1 where id = $2`,
          [name, id],
        )
        expect((await read('GET', path)).product.name).toBe(name)
        const page = await read('POST', query, {})
        const shown = page.products.find((product: { id: string }) => product.id === id)
        expect(shown.name).toBe(name)
      }
    } finally {
      await other.end()
    }
  })

  it('pages through what a writer has dated to the microsecond', async () => {
    const other = await client()
    try {
      await other.query(
        `update products set updated_date = updated_date + interval '1 microsecond'`,
      )
    } finally {
      await other.end()
    }
    const walked: string[] = []
    let asked: object = { sort: [{ fieldName: 'lastUpdated' }], cursorPaging: { limit: 2 } }
    for (let page = 0; page < 5; page += 1) {
      const told = await call(here(), 'POST', query, { body: { query: asked } })
      const { products, metadata } = JSON.parse(told.text)
      walked.push(...products.map(({ id }: { id: string }) => id))
      if (metadata.cursors.next === undefined) break
      asked = { cursorPaging: { limit: 2, cursor: metadata.cursors.next } }
    }
    expect(walked).toHaveLength(7)
    expect(new Set(walked).size).toBe(7)
  })

  it('aborts a blocked migration, and applies it once unblocked', async () => {
    const { database } = open.storage
    const migrations = [
      { name: '9998-waiting.sql', sql: 'alter table products add column waiting text' },
    ]
    const patience = { lockMilliseconds: 20, tries: 3 }
    const attempt = () => migrate(database, systemClock, migrations, patience)
    const other = await client()
    try {
      await other.query('begin')
      await other.query('select from products limit 1')
      await expect(attempt()).rejects.toThrow(StartFailure)
      await expect(attempt()).rejects.toThrow(/a table that 9998-waiting\.sql changes/)
      expect((await call(here(), 'POST', query, { body: {} })).status).toBe(200)
      await other.query('rollback')
    } finally {
      await other.end()
    }
    await attempt()
    expect((await call(here(), 'POST', query, { body: {} })).status).toBe(200)
  })

  it('migrates large tables for longer than a request may take', async () => {
    const { url, drop } = await newDatabase()
    const address = new URL(url)
    address.searchParams.set('statement_timeout', '300')
    const rules = { databaseUrl: address.href, server: { answerTimeout: 400 }, clock: systemClock }
    const { database, close } = await openStorage(rules)
    try {
      const statements = '-- Slow.\nselect pg_sleep(1); create table slow (id text)'
      await migrate(database, systemClock, [{ name: '9999-slow.sql', sql: statements }])
      await expect(sql`select pg_sleep(1)`.execute(database)).rejects.toThrow(/timeout/)
    } finally {
      await close()
      await drop()
    }
  })
})
