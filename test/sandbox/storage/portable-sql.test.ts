/** What the schema keeps to, so that a sharded or distributed PostgreSQL can take over: the site leads every key. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenEngine, openEmpty } from './engines.ts'

let open: OpenEngine
beforeAll(async () => {
  open = await openEmpty()
})
afterAll(() => open?.discard())

const names = async (query: string): Promise<string[]> => {
  const { rows } = await sql.raw<{ name: string }>(query).execute(open.storage.database)
  return rows.map(({ name }) => name)
}

/** Tables of the database itself, which no site owns. */
const own = "('migrations', 'migration_lock')"

it('has the site in every table', async () => {
  const tables = await names(`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ${own}
      and not exists (select from pg_attribute
        where attrelid = pg_class.oid and attname = 'site_id' and attnotnull)`)
  expect(tables).toEqual([])
})

it('compares the site of every table by one collation, so that they can be distributed together', async () => {
  const others = await names(`
    select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attname = 'site_id'
      and attcollation <> (select oid from pg_collation where collname = 'C')`)
  expect(others).toEqual([])
})

it('has the site first in every key and index except one list index', async () => {
  const indexes = await names(`
    select index.relname as name from pg_index
    join pg_class as index on index.oid = indexrelid
    join pg_class as owner on owner.oid = indrelid
    where owner.relnamespace = 'public'::regnamespace and owner.relname not in ${own}
      and coalesce((select attname from pg_attribute
        where attrelid = indrelid and attnum = indkey[0]), '') <> 'site_id'
    order by 1`)
  expect(indexes).toEqual(['products_collections'])
})

it('has foreign keys that begin with the site', async () => {
  const references = await names(`
    select conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (select attname from pg_attribute
        where attrelid = conrelid and attnum = conkey[1]) <> 'site_id'`)
  expect(references).toEqual([])
})

it('has no sequences, triggers, rules, functions or views', async () => {
  const objects = await names(`
    select relname as name from pg_class
      where relkind in ('S', 'v', 'm') and relnamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    union all select rulename from pg_rules where schemaname = 'public'`)
  expect(objects).toEqual([])
})

it('has no generated or identity columns, and no exclusion or deferred constraints', async () => {
  const objects = await names(`
    select attrelid::regclass || '.' || attname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and (attgenerated <> '' or attidentity <> '')
    union all select conname from pg_constraint
      where connamespace = 'public'::regnamespace and (contype = 'x' or condeferrable)`)
  expect(objects).toEqual([])
})

it('has only B-tree and single-column GIN indexes', async () => {
  const indexes = await names(`
    select index.relname || ' ' || amname as name from pg_index
    join pg_class as index on index.oid = indexrelid
    join pg_am on pg_am.oid = index.relam
    where index.relnamespace = 'public'::regnamespace
      and not (amname = 'btree' or (amname = 'gin' and indnatts = 1))`)
  expect(indexes).toEqual([])
})

it('uses no advisory lock, sequence, notification or time of one server', () => {
  const folder = join(import.meta.dirname, '../../../sandbox')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => /\.(ts|sql)$/.test(name) && !name.includes('node_modules'))
  expect(sources.length).toBeGreaterThan(100)
  const forbidden =
    /pg_(try_)?advisory|nextval\s*\(|pg_notify|^\s*(listen|notify)\s+\w+\s*;|\bbigserial\b|\bserial primary\b/im
  // The time is the sandbox's, which can be moved. In code `now()` is often its clock's.
  const time =
    /\b(current_timestamp|current_date|localtimestamp|clock_timestamp|statement_timestamp)\b/i
  const found = sources.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const sqlTime = name.endsWith('.sql') && /\bnow\s*\(/i.test(text)
    return forbidden.test(text) || time.test(text) || sqlTime
  })
  expect(found).toEqual([])
})
