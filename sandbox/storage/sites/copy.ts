/** Copies, shifts in time and removes a whole site inside the engine, in a few statements. */
import { sql } from 'kysely'
import type { DatabaseHandle } from '../database/schema.ts'
import { renewedValue, type SiteTable, tablesOfSites } from './tables.ts'

/**
 * Copies the site `from` to `to`, with dates shifted by so many milliseconds. Not atomic by itself: run it in a
 * transaction.
 */
export async function copySite(
  handle: DatabaseHandle,
  tables: readonly SiteTable[],
  { from, to, laterBy }: { readonly from: string; readonly to: string; readonly laterBy: number },
): Promise<void> {
  for (const { name, columns, moments, renewed } of tables) {
    const values = columns.map((column) => {
      if (column === 'site_id') return sql`${to}::text`
      if (renewed.includes(column)) return renewedValue()
      if (!moments.includes(column)) return sql.ref(column)
      return later(column, laterBy)
    })
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(name)} where site_id = ${from}
    `.execute(handle)
  }
}

/** Shifts all dates of a site. Not atomic by itself: run it in a transaction. */
export async function moveSite(
  handle: DatabaseHandle,
  { site, laterBy }: { readonly site: string; readonly laterBy: number },
): Promise<void> {
  for (const { name, moments, renewed } of tablesOfSites) {
    const changes = [
      ...moments.map((column) => sql`${sql.ref(column)} = ${later(column, laterBy)}`),
      ...renewed.map((column) => sql`${sql.ref(column)} = ${renewedValue()}`),
    ]
    if (changes.length === 0) continue
    await sql`
      update ${sql.table(name)} set ${sql.join(changes)} where site_id = ${site}
    `.execute(handle)
  }
}

function later(column: string, laterBy: number) {
  return sql`${sql.ref(column)} + ${laterBy}::float8 * interval '1 millisecond'`
}

/** Removes every row of a site. Not atomic by itself: run it in a transaction. */
export async function removeSite(
  handle: DatabaseHandle,
  site: string,
  tables: readonly SiteTable[] = tablesOfSites,
): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await sql`delete from ${sql.table(name)} where site_id = ${site}`.execute(handle)
  }
}
