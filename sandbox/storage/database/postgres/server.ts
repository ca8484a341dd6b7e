/** Examines a database server: version, tables, and timeouts. */
import { Client, type ClientConfig, DatabaseError } from 'pg'
import { StartFailure } from '../../../platform/start-failure.ts'
import { tables } from '../schema.ts'
import { reasonOf } from './connection-failure.ts'
import { assertUsable } from './new-database.ts'

/** Timeouts of a connection, in milliseconds. */
const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 } as const

/**
 * With the only style of dates that pg can read and the isolation that locks are taken for, besides the options that it
 * would take from the environment.
 */
const settings = {
  ...limits,
  options: `${process.env.PGOPTIONS ?? ''} -c datestyle=ISO -c default_transaction_isolation=read\\ committed`,
} as const

/**
 * Examines the server once before the pool is created: what to set per connection (nothing behind a pooler, which
 * refuses it), and warnings for its operator, one line each.
 *
 * @throws StartFailure with a one-line message for an unusable server
 */
export async function examineServer(databaseUrl: string) {
  const address = withoutPassword(databaseUrl)
  const config: ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    application_name: 'storefront-sandbox',
  }
  const connect = async (more: ClientConfig = {}): Promise<Client> => {
    const client = new Client({ ...config, ...more })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  let client: Client | undefined
  try {
    const limited = await connect(settings).catch((error: unknown) => {
      if (!isRefusedParameter(error)) throw error
    })
    client = limited ?? (await connect())
    await assertVersion(client, address)
    await assertUsable(client, address)
    return {
      settings: limited === undefined ? {} : settings,
      warnings: [
        ...(await missingLimits(client)),
        ...(await narrowLocale(client)),
        ...(await missingRights(client)),
      ],
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`Cannot reach the database at ${address}: ${reasonOf(error)}`)
  } finally {
    // Not awaited: an unresponsive network would not close cleanly.
    client?.end().catch(() => {})
  }
}

/** A pooler refuses unknown startup parameters. */
function isRefusedParameter(error: unknown): boolean {
  return error instanceof DatabaseError && /unsupported startup parameter/.test(error.message)
}

const oldestVersion = 150000

async function assertVersion(client: Client, address: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new StartFailure(
    `The database at ${address} is PostgreSQL ${Math.floor(version / 10000)}; the sandbox needs 15 or newer.`,
  )
}

/** Through a pooler the role's own timeouts apply; without any a statement may run for hours. */
async function missingLimits(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ role: string; missing: string[] }>(
    `select quote_ident(current_user) as role, array_agg(name order by name desc) as missing
     from pg_settings where name = any($1) and setting = '0'`,
    [Object.keys(limits)],
  )
  const { role, missing } = rows[0] ?? {}
  if (role === undefined || !missing) return []
  const remedy = missing.map(
    (name) => `alter role ${role} set ${name} = '${name === 'statement_timeout' ? 30 : 60}s'`,
  )
  return [`The pooler passes on no time limits. Set them for the role: ${remedy.join('; ')};`]
}

/** Searches fold case by the database's locale: C folds English letters only, Turkish another I. */
async function narrowLocale(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ folds: boolean }>("select lower('ÉI') = 'éi' as folds")
  if (rows[0]?.folds === true) return []
  return [
    "Searches will not ignore case in the database's locale. Create it with locale 'C.UTF-8' template template0.",
  ]
}

/** A role that may only read serves readers. It lacks nothing before there are tables. */
async function missingRights(client: Client): Promise<string[]> {
  const rights = 'select, insert, update, delete'
  const { rows } = await client.query<{ role: string; schema: string }>(
    `select quote_ident(current_user) as role, quote_ident(current_schema()) as schema
     from unnest($1::text[]) as name, unnest($2::text[]) as wanted
     where not has_table_privilege(to_regclass(name), wanted) limit 1`,
    [Object.keys(tables), rights.split(', ')],
  )
  return rows.map(
    ({ role, schema }) =>
      `The role ${role} may not change the store. Let it: grant ${rights} on all tables in schema ${schema} to ${role};`,
  )
}

/** What the driver reads: a URL, or the path of a socket. Of anything else it makes a host named `base`. */
const addressForm = /^(?:postgres(?:ql)?:|socket:|\/)/i

/** Of an incomplete address the driver takes the password for something else, which its errors show. */
function withoutPassword(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  if (!addressForm.test(databaseUrl) || (url?.pathname ?? databaseUrl).includes('@')) {
    throw new StartFailure(
      'That is no address of a database. Write postgres://user:password@host:5432/name, with special characters percent-encoded.',
    )
  }
  return url === undefined ? 'the given address' : `${url.protocol}//${url.host}${url.pathname}`
}
