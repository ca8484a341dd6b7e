/** Copies a whole site inside its engine, and removes one: a few statements, no row passes through this process. */
import { sql } from 'kysely'
import type { DatabaseHandle } from '../database/schema.ts'
import type { SiteTable } from './tables.ts'

/** A copy to make. */
export interface SiteCopy {
  readonly from: string
  readonly to: string
  /** How much later everything of the copy happened, in milliseconds. */
  readonly laterBy: number
}

/**
 * Columns that are worked out from the others and hold moments in another form: the copy leaves them
 * empty, and they are filled when they are first needed.
 */
const workedOut: ReadonlySet<string> = new Set()

/** Makes `to` a copy of the site `from`. Everything or nothing: run it in a transaction. */
export async function copySite(
  handle: DatabaseHandle,
  tables: readonly SiteTable[],
  { from, to, laterBy }: SiteCopy,
): Promise<void> {
  for (const { name, columns, moments } of tables) {
    const copied = columns.filter((column) => !workedOut.has(`${name}.${column}`))
    const values = copied.map((column) => {
      if (column === 'site_id') return sql`${to}::text`
      if (!moments.includes(column)) return sql.ref(column)
      return sql`${sql.ref(column)} + ${laterBy}::float8 * interval '1 millisecond'`
    })
    await sql`
      insert into ${sql.table(name)} (${sql.join(copied.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(name)} where site_id = ${from}
    `.execute(handle)
  }
}

/** Removes every row of a site. Everything or nothing: run it in a transaction. */
export async function removeSite(
  handle: DatabaseHandle,
  tables: readonly SiteTable[],
  site: string,
): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await sql`delete from ${sql.table(name)} where site_id = ${site}`.execute(handle)
  }
}
