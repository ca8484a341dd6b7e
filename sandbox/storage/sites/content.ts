/** The rows of a site as JSON, for snapshots and exports. */

import { type RawBuilder, sql } from 'kysely'
import { siteRow } from '../../people/identity/settings.ts'
import type { DatabaseHandle, Row } from '../database/schema.ts'
import { changeRows, lockRow } from '../database/site-rows.ts'
import { analyzeLarge } from '../database/statistics.ts'
import { removeSite } from './copy.ts'
import { renewedValue, type SiteTable, tablesOfSites } from './tables.ts'
import { takeTurn } from './turn.ts'

/** The tables of a site's content, without snapshots; referenced tables come before referencing ones. */
export const contentTables: readonly SiteTable[] = tablesOfSites.filter(
  ({ name }) => !name.startsWith('snapshot'),
)

/** The columns in a row's JSON. */
export function exportedColumns({ columns, renewed }: SiteTable): string[] {
  const left = ['site_id', ...renewed]
  return columns.filter((column) => !left.includes(column))
}

/** A row as JSON, without the site and its revision. */
export function rowAsJson(table: SiteTable): RawBuilder<unknown> {
  const fields = exportedColumns(table).flatMap((name) => [sql.lit(name), sql.ref(name)])
  return sql`jsonb_build_object(${sql.join(fields)})`
}

/**
 * Fills a site's table from rows as JSON. Missing columns are null, as in a newly added
 * column.
 *
 * @param rows selects one column `content`
 */
export async function fillTable(
  handle: DatabaseHandle,
  { name, columns, renewed }: SiteTable,
  site: string,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const others = columns.filter((column) => column !== 'site_id')
  const names = sql.join(others.map((column) => sql.ref(column)))
  const values = sql.join(
    others.map((column) =>
      renewed.includes(column) ? renewedValue() : sql.ref(`filled.${column}`),
    ),
  )
  await sql`
    insert into ${sql.table(name)} (site_id, ${names})
    select ${site}::text, ${values}
    from (${rows}) as kept
    cross join lateral jsonb_populate_record(null::${sql.table(name)}, kept.content) as filled
  `.execute(handle)
}

/** What requests lock before anything else, in their order. */
const lockedFirst = ['members', 'token_families', 'carts', 'checkouts', 'products']

/**
 * Replaces a site's whole content, except its keys.
 *
 * @param fill is given the site's keys; its tables are empty
 */
export async function replaceContent(
  handle: DatabaseHandle,
  site: string,
  fill: (keys: SiteKeys) => Promise<void>,
): Promise<void> {
  // Serialised: of two concurrent replacements, the later would miss the other's rows and merge.
  await takeTurn(handle)
  const keys = await readKeys(handle, site)
  // Deleted last, these would be held by requests that wait for what is deleted by then.
  for (const table of lockedFirst) {
    const rows = sql`select from ${sql.table(table)} where site_id = ${site} order by id for update`
    await rows.execute(handle)
  }
  // What a creation locks: its rows are invisible until it ends.
  await lockRow({ database: handle, site }, 'catalogue_counters', {})
  await removeSite(handle, site, contentTables)
  await fill(keys)
  await writeKeys(handle, site, keys)
  await analyzeLarge({ database: handle, site })
}

/** Preserved when a site's content is replaced: its keys, and its number of openings. */
export type SiteKeys = Pick<Row<'sites'>, 'client_id' | 'api_key' | 'openings'>

/** The keys of a site. */
export async function readKeys(database: DatabaseHandle, site: string): Promise<SiteKeys> {
  const { client_id, api_key, openings } = await siteRow({ database, site })
  return { client_id, api_key, openings }
}

/** Gives a site its keys. */
export function writeKeys(database: DatabaseHandle, site: string, keys: SiteKeys): Promise<void> {
  return changeRows({ database, site }, 'sites', {}, keys)
}
