/** PgBouncer in front of the server: every version works in both modes. */
import { afterEach, describe, expect, it } from 'vitest'
import { examineServer } from '../../../sandbox/storage/database/postgres/server.ts'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { longIt } from '../../setup/long-run.ts'
import { startSandbox } from '../command/command.ts'
import { call } from './callers.ts'
import { pgbouncerVersion, startPgbouncer } from './pgbouncer.ts'
import { newDatabase, runAt, server, whySkipped } from './server.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A new database, through a pooler with these settings. */
async function pooled(...settings: string[]) {
  const database = await newDatabase()
  cleanups.push(() => database.drop())
  return { direct: database.url, url: await poolerOf(database.url, settings) }
}

async function poolerOf(direct: string, settings: readonly string[]): Promise<string> {
  const pooler = await startPgbouncer(direct, settings)
  cleanups.push(() => pooler.stop())
  return pooler.url
}

async function started(url: string) {
  const sandbox = await startSandbox('--database-url', url, '--products', '6', '--pool-size', '5')
  cleanups.push(() => sandbox.child.kill('SIGKILL'))
  return sandbox
}

/** Two processes fill, read and empty one visitor's cart by turns; how many answers were not 200. */
async function trade(url: string): Promise<readonly string[]> {
  const both = await Promise.all([started(url), started(url)])
  const [one, other] = both
  const listed = await call(one, 'POST', '/v1/products/query-platformized', { body: {} })
  const { products } = JSON.parse(listed.text)
  const product = products.find(({ stock }: { stock: { inStock: boolean } }) => stock.inStock)
  const options = { variantId: product.variants[0].id }
  const catalogReference = { appId: storeCatalogueAppId, catalogItemId: product.id, options }
  const visits = Array.from({ length: 12 }, async (_, turn) => {
    const [here, there] = turn % 2 === 0 ? [one, other] : [other, one]
    const body = { clientId: one.clientId, grantType: 'anonymous' }
    const issued = await call(here, 'POST', '/oauth2/token', { token: '', body })
    const token = JSON.parse(issued.text).access_token
    const path = '/ecom/v1/carts/current'
    const lineItems = [{ catalogReference, quantity: 1 }]
    return [
      issued,
      await call(there, 'POST', `${path}/add-to-cart`, { token, body: { lineItems } }),
      await call(here, 'GET', path, { token }),
      await call(there, 'POST', `${path}/create-checkout`, { token, body: { channelType: 'WEB' } }),
      await call(here, 'DELETE', path, { token }),
    ]
  })
  const told = (await Promise.all(visits)).flat()
  return told.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)
}

const has = server !== undefined && pgbouncerVersion !== undefined
/** Older versions keep no prepared statements, and do not know the setting. */
const keepsNone =
  pgbouncerVersion !== undefined && pgbouncerVersion >= 121 ? ['max_prepared_statements = 0'] : []

describe.skipIf(!has)(`PgBouncer${whySkipped || (has ? '' : ' (skipped: there is none)')}`, () => {
  it('in transaction mode, without prepared statements, is one platform for two processes', async () => {
    const { url } = await pooled('pool_mode = transaction', 'default_pool_size = 4', ...keepsNone)
    expect(await trade(url)).toEqual([])
  })

  longIt(
    'in session mode is one platform for two processes, if its pool is as large as theirs',
    async () => {
      const { url } = await pooled('pool_mode = session', 'default_pool_size = 12')
      expect(await trade(url)).toEqual([])
    },
  )

  it('that drops the timeouts is reported, with the statements that set them', async () => {
    const ignored =
      'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout'
    const { url, direct } = await pooled('pool_mode = session', ignored)
    expect((await examineServer(url)).warnings).toEqual([
      "The pooler passes on no time limits. Set them for the role: alter role storefront set statement_timeout = '30s'; " +
        "alter role storefront set idle_in_transaction_session_timeout = '60s';",
    ])
    const alter = `alter database ${new URL(direct).pathname.slice(1)} set`
    await runAt(direct, `${alter} statement_timeout = '30s'`)
    await runAt(direct, `${alter} idle_in_transaction_session_timeout = '60s'`)
    // Connections of the first pooler are from before.
    const later = await poolerOf(direct, ['pool_mode = session', ignored])
    expect((await examineServer(later)).warnings).toEqual([])
  })
})
