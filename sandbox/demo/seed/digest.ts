/** Fingerprints the seeding without running it. */
import { createHash } from 'node:crypto'
import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely } from 'kysely'
import { postgresDialect } from '../../storage/database/pglite/dialect.ts'
import type { Database } from '../../storage/database/schema.ts'
import { seedSite } from './index.ts'
import type { SeedOptions } from './options.ts'

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
  // Password hashes are salted, so no two are equal.
  await seedSite(database, { ...options, hash: async (password) => password })
  return digest.digest('hex').slice(0, 16)
}
