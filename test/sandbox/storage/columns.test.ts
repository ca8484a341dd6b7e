/** The migrations make exactly the columns that the tables list: their types, whether they may be empty, what fills them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Columns } from '../../../sandbox/storage/database/columns.ts'
import { tables } from '../../../sandbox/storage/database/schema.ts'
import { retiredColumns } from '../../../sandbox/storage/sites/tables.ts'
import { engines, type OpenEngine } from './engines.ts'

/** Tables of the migrations themselves. */
const own = ['migrations', 'migration_lock']

interface StoredColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly fallback: string | null
}

/** Defaults of rows that were there before their column; new rows say what they hold. */
const ofOlderRows: Readonly<Record<string, string>> = {
  'products.revision': "'first'::text",
  'redirect_sessions.doc': "'{}'::jsonb",
}

const listed = Object.entries<Columns>(tables)
  .flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, { type, nullable, fallback }]): StoredColumn => {
      const name = `${table}.${column}`
      return { name, type, nullable, fallback: fallback ?? ofOlderRows[name] ?? null }
    }),
  )
  .sort(byName)

describe.each(engines())('the columns on $name', ({ open }) => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await open()
  })
  afterAll(() => engine?.discard())

  it('match the tables', async () => {
    const { rows } = await sql<StoredColumn & { readonly table: string }>`
      select relname as table, relname || '.' || attname as name, not attnotnull as nullable,
        format_type(atttypid, null) as type, pg_get_expr(adbin, adrelid) as fallback
      from pg_attribute
      join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and attnum > 0 and not attisdropped
    `.execute(engine.storage.database)
    const stored = rows
      .filter(({ table, name }) => !own.includes(table) && !isRetired(table, name))
      .map(({ name, type, nullable, fallback }) => ({ name, type, nullable, fallback }))
      .sort(byName)
    expect(stored).toEqual(listed)
  })

  it('reference only tables listed before', async () => {
    const { rows } = await sql<{ from: string; to: string }>`
      select source.relname as from, target.relname as to
      from pg_constraint
      join pg_class source on source.oid = conrelid
      join pg_class target on target.oid = confrelid
      where contype = 'f' and source.relnamespace = current_schema()::regnamespace
    `.execute(engine.storage.database)
    expect(rows.length).toBeGreaterThan(3)
    const order = Object.keys(tables)
    expect(rows.filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from))).toEqual([])
  })
})

/** Whether only an earlier release knows a column; it is dropped once that is gone. */
function isRetired(table: string, name: string): boolean {
  return retiredColumns[table]?.some((column) => name === `${table}.${column}`) ?? false
}

function byName(one: StoredColumn, other: StoredColumn): number {
  return one.name < other.name ? -1 : 1
}
