/** Seeds a realistic store. */

import { createHash } from 'node:crypto'
import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely } from 'kysely'
import { postgresDialect } from '../../storage/database/pglite/dialect.ts'
import type { Database, DatabaseHandle } from '../../storage/database/schema.ts'
import { addRows } from '../../storage/database/site-rows.ts'
import { analyze } from '../../storage/database/statistics.ts'
import { seedCatalogue } from './catalogue.ts'
import { demoCoupons } from './data.ts'
import { makeEditions } from './editions.ts'
import { demoCustomer, demoOwner, seedMembers } from './members.ts'
import type { SeedOptions } from './options.ts'
import { seedSelling } from './selling.ts'

/** The demo store's credentials. They are public: the store runs on one machine. */
export const demoSite = {
  name: 'Harbour & Hearth',
  currency: 'USD',
  clientId: '5f0c1e7a-2b64-4d0e-9a53-7c1f8e2d4b60',
  apiKey: 'sandbox-api-key-9b1f4c52-6a0d-4e8b-8f27-3d5a1c7e9042',
  owner: demoOwner,
  member: demoCustomer,
  coupons: demoCoupons,
} as const

/**
 * The latest date in a store seeded at `now`: the start of that day, in UTC. Stores of one seed then differ by whole
 * days only, so that one can be copied from the other.
 */
export function seedMoment(now: Date): Date {
  return new Date(new Date(now).setUTCHours(0, 0, 0, 0))
}

/** The seeded tables. */
export const seededTables = [
  'sites',
  'members',
  'catalogue_counters',
  'collections',
  'products',
  'variants',
  'stock',
  'selling',
  'coupons',
  'gift_cards',
  'memberships',
  'order_counters',
] as const satisfies readonly (keyof Database)[]

/** Seeds an empty site. Not atomic by itself: run it in a transaction. */
export async function seedSite(database: DatabaseHandle, given: SeedOptions): Promise<void> {
  const options = { ...given, now: seedMoment(given.now) }
  const { site, seed, now } = options
  await addRows({ database, site }, 'sites', {
    name: demoSite.name,
    client_id: demoSite.clientId,
    api_key: demoSite.apiKey,
    currency: demoSite.currency,
    seed,
    products: options.products,
    created_date: now,
  })
  await seedMembers(database, options)
  await seedCatalogue(database, options)
  await seedSelling(database, options)
  await analyze(database)
}

/** A digest of every seeding statement: rows and columns. */
export async function seedDigest(options: Omit<SeedOptions, 'hash'>): Promise<string> {
  const digest = createHash('sha256')
  const connection: DatabaseConnection = {
    // Seeding only reads rows it has just written, so any row will do.
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
      digest.update(sql).update(JSON.stringify(parameters))
      return { rows: JSON.parse('[{"id":"id"}]') satisfies Row[] }
    },
    streamQuery: () => {
      throw new Error('A seed reads nothing as a stream')
    },
  }
  const driver = Object.assign(new DummyDriver(), { acquireConnection: async () => connection })
  const database = new Kysely<Database>({ dialect: postgresDialect(() => driver) })
  // With an edition of each kind, for larger stores. Password hashes are salted, so no two are equal.
  const generated = options.products + 1
  await seedSite(database, { ...options, products: generated, hash: async (password) => password })
  await makeEditions(database, { ...options, generated, products: generated + 1 })
  return digest.digest('hex').slice(0, 16)
}
