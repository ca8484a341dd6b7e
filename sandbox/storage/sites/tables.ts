/** Which tables hold rows of sites, as the database itself says, so that a new table is never forgotten. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseHandle } from '../database/schema.ts'

/** A table of rows that belong to a site. */
export interface SiteTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns that hold a moment. */
  readonly moments: readonly string[]
  /**
   * The columns that are worked out from the others and hold moments in another form: a copy leaves them
   * empty, and they are filled when they are first needed.
   */
  readonly workedOut: readonly string[]
  /** The columns that tell one state of a row from all others: no copy and nothing that is put back keeps them. */
  readonly renewed: readonly string[]
}

const workedOut: Readonly<Record<string, readonly string[]>> = { products: ['answer'] }
const renewed: Readonly<Record<string, readonly string[]>> = { products: ['revision'] }

/** A value of a renewed column. */
export function renewedValue(): RawBuilder<unknown> {
  return sql`${randomUUID()}::text`
}

/** Every table with a `site_id`; what a foreign key leads to comes before what it leads from. */
export async function readSiteTables(database: DatabaseHandle): Promise<SiteTable[]> {
  const tables = await sql<{ name: string; columns: string[]; moments: string[] | null }>`
    select class.relname::text as name,
      array_agg(attribute.attname::text order by attribute.attnum) as columns,
      array_agg(attribute.attname::text) filter
        (where attribute.atttypid = 'timestamptz'::regtype) as moments
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid
    where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
      and attribute.attnum > 0 and not attribute.attisdropped
    group by class.relname
    order by class.relname
  `.execute(database)
  const references = await sql<{ source: string; target: string }>`
    select source.relname::text as source, target.relname::text as target
    from pg_constraint c
    join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    where c.contype = 'f' and source.relnamespace = current_schema()::regnamespace
  `.execute(database)
  const ofSites = tables.rows.filter(({ columns }) => columns.includes('site_id'))
  return inOrder(
    ofSites.map(({ name, columns, moments }) => ({
      ...{ name, columns, moments: moments ?? [] },
      ...{ workedOut: workedOut[name] ?? [], renewed: renewed[name] ?? [] },
    })),
    references.rows,
  )
}

/** Those of the tables that hold a row of the site. */
export async function tablesInUse(
  database: DatabaseHandle,
  tables: readonly SiteTable[],
  site: string,
): Promise<SiteTable[]> {
  const looks = tables.map(
    ({ name }) => sql`
      select ${name}::text as name
      where exists (select 1 from ${sql.table(name)} where site_id = ${site})
    `,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(
    database,
  )
  return tables.filter((table) => rows.some(({ name }) => name === table.name))
}

function inOrder(
  tables: readonly SiteTable[],
  references: readonly { readonly source: string; readonly target: string }[],
): SiteTable[] {
  const ordered: SiteTable[] = []
  const add = (table: SiteTable) => {
    if (ordered.includes(table)) return
    for (const { source, target } of references) {
      if (source !== table.name || target === table.name) continue
      const before = tables.find(({ name }) => name === target)
      if (before !== undefined) add(before)
    }
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}
