/** Whole rows of a site's tables: find, lock, add, update and delete by column values. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NewRow, Row, SiteStore, tables } from './schema.ts'

type Tables = typeof tables

type SiteTable = {
  [Name in keyof Tables]: 'site_id' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

/** The column values to match. */
type Key<Name extends SiteTable> = Partial<Row<Name>>

/** A new row of a table; the site is the store's. */
type Added<Name extends SiteTable> = Omit<NewRow<Name>, 'site_id'>

/** New values of columns; undefined keeps the old. */
type Change<Name extends SiteTable> = {
  readonly [Column in keyof Added<Name>]?: Added<Name>[Column] | RawBuilder<unknown> | undefined
}

/** A further predicate, such as "expires_date > now". */
type Condition = RawBuilder<SqlBool>

/** The row with these values, if any. */
export async function findRow<Name extends SiteTable>(
  ...asked: Parameters<typeof findRows<Name>>
): Promise<Row<Name> | undefined> {
  return (await findRows<Name>(...asked))[0]
}

/** All rows with these values, sorted by columns. */
export async function findRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  condition?: Condition,
  ...order: readonly (keyof Row<Name> & string)[]
): Promise<Row<Name>[]> {
  const columns = order.map((name) => sql.ref(name))
  const sorted = columns.length === 0 ? sql`` : sql` order by ${sql.join(columns)}`
  const { rows } = await sql<Row<Name>>`select * from ${sql.table(table)}
    where ${those(store, key, condition)}${sorted}`.execute(store.database)
  return rows
}

/** The same, locked until the transaction ends; `share` blocks writers only. */
export async function lockRow<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  strength: 'update' | 'share' = 'update',
): Promise<Row<Name> | undefined> {
  const { rows } = await sql<Row<Name>>`select * from ${sql.table(table)}
    where ${those(store, key)} for ${sql.raw(strength)}`.execute(store.database)
  return rows[0]
}

/** Inserts rows, at least one. */
export async function addRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  ...rows: readonly Added<Name>[]
): Promise<void> {
  await insert(store, table, rows, sql``)
}

/** Upserts the row with this key; to the same values, where no others are given. */
export async function putRow<Name extends SiteTable, Of extends keyof Added<Name>>(
  store: SiteStore,
  table: Name,
  key: Pick<Added<Name>, Of>,
  values: Omit<Added<Name>, Of>,
  change: Change<Name> | typeof values = values,
): Promise<void> {
  const keys = Object.keys({ site_id: store.site, ...key }).map((name) => sql.ref(name))
  const otherwise = sql`on conflict (${sql.join(keys)}) do update set ${assigned(change)}`
  await insert(store, table, [{ ...key, ...values }], otherwise)
}

/** Upserts rows with distinct keys, at least one. */
export async function putRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: readonly (keyof Added<Name>)[],
  rows: readonly Added<Name>[],
): Promise<void> {
  const keys: readonly PropertyKey[] = ['site_id', ...key]
  const others = Object.keys({ ...rows[0] }).filter((name) => !keys.includes(name))
  const values = Object.fromEntries(others.map((name) => [name, sql.ref(`excluded.${name}`)]))
  const conflict = sql.join(keys.map((name) => sql.ref(String(name))))
  await insert(store, table, rows, sql`on conflict (${conflict}) do update set ${assigned(values)}`)
}

/** Updates the rows with these values. */
export async function changeRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  change: Change<Name>,
  condition?: Condition,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${assigned(change)}
    where ${those(store, key, condition)}`.execute(store.database)
}

/** Updates the row with these values under a condition, and returns it; undefined where none matched. */
export async function changeRowWhile<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  change: Change<Name>,
  condition: Condition,
): Promise<Row<Name> | undefined> {
  const { rows } = await sql<Row<Name>>`update ${sql.table(table)} set ${assigned(change)}
    where ${those(store, key, condition)} returning *`.execute(store.database)
  return rows[0]
}

/** Deletes the rows with these values. */
export async function deleteRows<Name extends SiteTable>(
  store: SiteStore,
  table: Name,
  key: Key<Name>,
  condition?: Condition,
): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where ${those(store, key, condition)}`.execute(store.database)
}

/** Matches rows expired at a moment. */
export const expiredAt = (now: Date): Condition => sql<SqlBool>`expires_date <= ${now}`

/** Matches rows valid at a moment. */
export const validAt = (now: Date): Condition => sql<SqlBool>`expires_date > ${now}`

async function insert(
  { database, site }: SiteStore,
  table: SiteTable,
  rows: readonly object[],
  otherwise: RawBuilder<unknown>,
): Promise<void> {
  const names = Object.keys({ site_id: site, ...rows[0] })
  // By name: another order of a row's fields must not put a value into another column.
  const values = rows.map((row) => {
    const whole = { site_id: site, ...row }
    return sql`(${sql.join(names.map((name): unknown => Reflect.get(whole, name)))})`
  })
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)} ${otherwise}`.execute(database)
}

function assigned(change: object): RawBuilder<unknown> {
  const changes = Object.entries(change).filter(([, value]) => value !== undefined)
  return sql.join(changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}

/** Null matches as `is null`. */
function those({ site }: SiteStore, key: object, condition?: Condition): Condition {
  const values = Object.entries({ site_id: site, ...key }).map(([name, value]) =>
    value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`,
  )
  return sql<SqlBool>`${sql.join(condition ? [...values, condition] : values, sql` and `)}`
}
