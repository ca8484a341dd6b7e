/** Whole rows of a site's tables: found, locked, added, changed and deleted by the values of their columns. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NewRow, RowOf } from './columns.ts'
import type { SiteStore, tables } from './schema.ts'

type Tables = typeof tables

type SiteTable = {
  [Name in keyof Tables]: 'site_id' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/** A row of a table, as it is read. */
type Row<Name extends SiteTable> = RowOf<Tables[Name]>

/** The values that tell the rows. */
type Key<Name extends SiteTable> = Partial<Row<Name>>

/** A new row of a table; the site is that of the store. */
type Added<Name extends SiteTable> = Omit<NewRow<Tables[Name]>, 'site_id'>

/** New values of columns; those that are undefined stay. */
type Change<Name extends SiteTable> = {
  readonly [Column in keyof Added<Name>]?: Added<Name>[Column] | RawBuilder<unknown> | undefined
}

/** The row with these values; undefined when there is none. */
export async function findRow<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
): Promise<Row<Name> | undefined> {
  const [row] = await read(store, table, key, sql``)
  return row
}

/** The same, kept from others until the transaction ends. */
export async function lockRow<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
): Promise<Row<Name> | undefined> {
  const [row] = await read(store, table, key, sql`for update`)
  return row
}

/** Adds a row. */
export async function addRow<Name extends SiteTable>(
  { database, site }: SiteStore,
  table: Name,
  row: Added<Name>,
): Promise<void> {
  const columns = Object.entries({ site_id: site, ...row })
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))})`.execute(database)
}

/** Changes the rows with these values. */
export async function changeRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  change: Change<Name>,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${assigned(change)}
    where ${those(store, key)}`.execute(store.database)
}

/** Changes the row with these values while a condition holds, and answers it; undefined where none was changed. */
export async function changeRowWhile<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  change: Change<Name>,
  condition: RawBuilder<SqlBool>,
): Promise<Row<Name> | undefined> {
  const { rows } = await sql<Row<Name>>`update ${sql.table(table)} set ${assigned(change)}
    where ${those(store, key)} and ${condition} returning *`.execute(store.database)
  return rows[0]
}

/** Deletes the rows with these values. */
export async function deleteRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${those(store, key)}`.execute(store.database)
}

async function read<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  lock: RawBuilder<unknown>,
): Promise<Row<Name>[]> {
  const { rows } = await sql<Row<Name>>`
    select * from ${sql.table(table)} where ${those(store, key)} ${lock}`.execute(store.database)
  return rows
}

function assigned(change: object): RawBuilder<unknown> {
  const changes = Object.entries(change).filter(([, value]) => value !== undefined)
  return sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}

function those({ site }: SiteStore, key: object): RawBuilder<SqlBool> {
  const values = Object.entries({ site_id: site, ...key })
  return sql<SqlBool>`${sql.join(
    values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )}`
}
