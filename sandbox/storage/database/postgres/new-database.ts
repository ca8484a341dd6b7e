/** Checks that a store can be created in a database, without tables of another program. */
import type { Client } from 'pg'
import { StartFailure } from '../../../platform/start-failure.ts'
import { tables } from '../schema.ts'

interface Place {
  readonly role: string
  readonly schema: string
  /** Whether migrations are recorded, and in the sandbox's format. */
  readonly begun: boolean
  readonly ours: boolean
  /** Tables with the sandbox's names. */
  readonly taken: readonly string[]
  readonly encoding: string
  readonly writable: boolean
  readonly allowed: boolean
}

/**
 * @param address of the database, for messages
 * @throws StartFailure where another program's tables conflict, or none can be created
 */
export async function assertUsable(client: Client, address: string): Promise<void> {
  const { rows } = await client.query<Place>(
    `select quote_ident(current_user) as role, coalesce(quote_ident(current_schema()), 'public') as schema,
       to_regclass('migrations') is not null as begun,
       exists (
         select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'checksum'
       ) as ours,
       array(
         select relname::text from pg_class
         where relnamespace = to_regnamespace(quote_ident(current_schema())) and relname = any($1) order by 1
       ) as taken,
       current_setting('server_encoding') as encoding,
       current_setting('transaction_read_only') = 'off' as writable,
       coalesce(has_schema_privilege(current_schema(), 'create'), false) as allowed`,
    [Object.keys(tables)],
  )
  const [place] = rows
  if (place === undefined || place.ours) return
  const { role, schema, begun, taken, encoding, writable, allowed } = place
  if (begun || taken.length > 0) {
    const names = (begun ? ['migrations', ...taken] : taken).join(', ')
    throw new StartFailure(
      `The database at ${address} contains other tables (${names}). Create an empty database for the sandbox.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new StartFailure(
      `The database at ${address} is in ${encoding}. Create one with encoding 'UTF8' template template0.`,
    )
  }
  if (!writable) {
    throw new StartFailure(
      `The database at ${address} is empty and read-only. Start on its primary, or make it writable.`,
    )
  }
  if (allowed) return
  throw new StartFailure(
    `The role ${role} may not create tables in the database at ${address}. Let it: grant create on schema ${schema} to ${role};`,
  )
}
