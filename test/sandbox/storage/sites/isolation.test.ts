/** Sites of one engine: what is done in one, by any operation, neither shows nor changes anything of another. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bundle from '../../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../../generated/operation.ts'
import { operations } from '../../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import type { OpenSite } from '../../../../sandbox/storage/sites/open-site.ts'
import { tablesOfSites } from '../../../../sandbox/storage/sites/tables.ts'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { createClient } from '../../../../src/index.ts'
import { sampled } from '../../../setup/long.ts'

/** What only the other site holds, and no request says. */
const marker = 'of the other site'
const origin = 'http://127.0.0.1:4100'

let here: Sandbox
let there: TestStore
/** A third site, for its database: the engine is the same. */
let window: OpenSite
/** Everything by which something of the other site can be named, and proofs it has issued. */
let foreign: readonly string[]
let foreignTokens: readonly string[]

beforeAll(async () => {
  here = await createSandbox({ seed: 1, products: 6, log: () => {} })
  there = await createTestStore({ seed: 2, products: 6 })
  window = await openMemorySite({ seed: 1, products: 6, now: new Date() })
  const owner = createClient(there.app)
  const { product } = await owner.products.createProduct({
    product: {
      name: `Lantern ${marker}`,
      description: marker,
      productType: 'physical',
      priceData: { price: 4 },
    },
  })
  const { collection } = await owner.products.createCollection({
    collection: { name: `Shelf ${marker}` },
  })
  const visitor = createClient(there.visitor)
  const registered = await visitor.session.register({
    email: 'someone-else@example.com',
    password: 'a-long-password',
    profile: { lastName: marker },
  })
  expect(registered.loginState).toBe('SUCCESS')
  const { member } = await visitor.members.getCurrentMember({ fieldsets: ['FULL'] })
  const raw = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await there.fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const issued = await raw('/oauth2/token', {
    clientId: there.visitor.clientId,
    grantType: 'anonymous',
  })
  const { rows } = await sql<{ id: string }>`
    select id from members where site_id <> ${window.site} and login_email = 'someone-else@example.com'
    union all select id from variants where product_id = ${product?.id}
  `.execute(window.storage.database)
  foreign = [
    ...new Set([product?.id, collection?.id, member?.id, ...rows.map(({ id }) => id)]),
    product?.slug,
    String(issued.refresh_token),
    'someone-else@example.com',
  ].filter((value) => typeof value === 'string')
  foreignTokens = [String(issued.access_token)]
})
afterAll(async () => {
  await Promise.all([here.close(), there.close(), window.close()])
})

const all = Object.values<Operation>(operations)

/** The example of the description, with whatever names or proves something replaced. */
function filled(value: unknown, foreignValue: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, foreignValue, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, filled(item, foreignValue, name)]),
    )
  }
  const names = /(?:id|ids|\$eq|\$hasSome|slug|token|email)$/i.test(key) && key !== 'appId'
  return typeof value === 'string' && names ? foreignValue : value
}

function exampleOf({ method, path }: Operation): unknown {
  const item: object = Object(Reflect.get(bundle.paths, path))
  const found: object = Object(Reflect.get(item, method.toLowerCase()))
  return ['requestBody', 'content', 'application/json', 'example'].reduce<unknown>(
    (node, key) => (node === undefined ? node : Reflect.get(Object(node), key)),
    found,
  )
}

function send(operation: Operation, value: string, authorization: string): Promise<Response> {
  const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(value))
  const example = exampleOf(operation)
  return here.fetch(
    new Request(`${origin}${path}`, {
      method: operation.method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(example !== undefined && { body: JSON.stringify(filled(example, value)) }),
    }),
  )
}

/** Every row of every site but the one that is called. */
async function rowsElsewhere(): Promise<Record<string, string>> {
  const { database } = window.storage
  const { rows } = await sql<{ site_id: string }>`
    select site_id from products where name = ${`Lantern ${marker}`}
  `.execute(database)
  const found: Record<string, string> = {}
  for (const { name } of tablesOfSites) {
    const digest = await sql<{ rows: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as rows
      from ${sql.table(name)} row where site_id in (${rows[0]?.site_id}, ${window.site})
    `.execute(database)
    found[name] = digest.rows[0]?.rows ?? ''
  }
  return found
}

describe('a site beside others', () => {
  it('has tables to check', async () => {
    const rows = await rowsElsewhere()
    expect(Object.keys(rows).length).toBeGreaterThan(15)
    expect(rows.products).toMatch(/^13 /)
  })

  it('neither shows nor changes their data in any operation with their ids', async () => {
    const before = await rowsElsewhere()
    const shown: string[] = []
    const requests = all.flatMap((operation) => foreign.map((value) => ({ operation, value })))
    // Each operation gets some of the values, and each value comes to some operations.
    for (const { operation, value } of sampled(requests, 3)) {
      const answer = await send(operation, value, here.site.apiKey)
      if ((await answer.text()).includes(marker)) shown.push(`${operation.id} with ${value}`)
    }
    expect(shown).toEqual([])
    expect(await rowsElsewhere()).toEqual(before)
  })

  it('refuses their tokens', async () => {
    const taken: string[] = []
    for (const operation of all) {
      for (const token of foreignTokens) {
        const { status } = await send(operation, 'x', token)
        // What asks no caller for a token looks at none.
        const open = await send(operation, 'x', '')
        if (status !== 401 && status !== open.status) taken.push(`${operation.id}: ${status}`)
      }
    }
    expect(taken).toEqual([])
  })

  it('is deleted completely, without affecting them', async () => {
    const { database } = window.storage
    const passing = await openMemorySite({ seed: 1, products: 6, now: new Date() })
    const before = await rowsElsewhere()
    await passing.close()
    for (const { name } of tablesOfSites) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} where site_id = ${passing.site} limit 1
      `.execute(database)
      expect([name, rows]).toEqual([name, []])
    }
    expect(await rowsElsewhere()).toEqual(before)
  })
})
