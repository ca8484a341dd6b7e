// Global setup: a throwaway PostgreSQL if installed, beside the embedded engine, and the demo store, seeded
// once.
import { systemClock } from '../../sandbox/platform/clock.ts'
import { openStorage } from '../../sandbox/storage/database/storage.ts'
import { demoTemplate } from '../../sandbox/storage/sites/template.ts'
import { keepTemporaryFilesInMemory } from './memory-files.ts'
import { passwordCost } from './password-cost.ts'
import { startPostgres } from './throwaway-postgres.ts'

const ADDRESS = 'STOREFRONT_TEST_DATABASE_URL'

/** Runs once before all tests; passes the server's address on in the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeFiles = keepTemporaryFilesInMemory()
  // Every worker starts from it; without a cached one, each would seed its own.
  process.env.SANDBOX_PASSWORD_COST = passwordCost
  await demoTemplate()
  if (process.env[ADDRESS]) return async () => removeFiles()
  const server = await startPostgres()
  if (!server) {
    if (process.env.STOREFRONT_REQUIRE_POSTGRES) {
      throw new Error('The storage tests must run on PostgreSQL too, and this machine has none.')
    }
    console.log('No PostgreSQL on this machine: the storage tests run on the embedded engine only.')
    return async () => removeFiles()
  }
  // What a new database of it begins with: migrating each takes longer.
  const databaseUrl = new URL('template1', server.url).href
  await openStorage({ databaseUrl, clock: systemClock }).then(({ close }) => close())
  process.env[ADDRESS] = server.url
  return async () => {
    await server.stop()
    removeFiles()
  }
}
