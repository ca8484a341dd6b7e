// What the tests find running: a throwaway PostgreSQL where the machine has one, beside the embedded engine.
import { startPostgres } from './postgres.ts'

const ADDRESS = 'STOREFRONT_TEST_DATABASE_URL'

/** Runs once before all tests; hands the server's address on in the environment. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[ADDRESS]) return undefined
  const server = await startPostgres()
  if (!server) {
    if (process.env.STOREFRONT_REQUIRE_POSTGRES) {
      throw new Error('The storage tests must run on PostgreSQL too, and this machine has none.')
    }
    console.log('No PostgreSQL on this machine: the storage tests run on the embedded engine only.')
    return undefined
  }
  process.env[ADDRESS] = server.url
  return server.stop
}
