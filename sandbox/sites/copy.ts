/** Copies, moves in time and removes a whole site inside its engine: a few statements, no row passes through this process. */
import { randomUUID } from 'node:crypto'
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
export const workedOut: ReadonlySet<string> = new Set(['products.answer'])

/** Columns that tell one state of a row from all others, so that no copy and nothing that is put back may keep them. */
export const renewed: ReadonlySet<string> = new Set(['products.revision'])

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
      if (renewed.has(`${name}.${column}`)) return sql`${randomUUID()}::text`
      if (!moments.includes(column)) return sql.ref(column)
      return later(column, laterBy)
    })
    await sql`
      insert into ${sql.table(name)} (${sql.join(copied.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${sql.table(name)} where site_id = ${from}
    `.execute(handle)
  }
}

/** Has everything of a site happen later. Everything or nothing: run it in a transaction. */
export async function moveSite(
  handle: DatabaseHandle,
  tables: readonly SiteTable[],
  { site, laterBy }: { readonly site: string; readonly laterBy: number },
): Promise<void> {
  for (const { name, columns, moments } of tables) {
    const empty = columns.filter((column) => workedOut.has(`${name}.${column}`))
    const fresh = columns.filter((column) => renewed.has(`${name}.${column}`))
    const changes = [
      ...moments.map((column) => sql`${sql.ref(column)} = ${later(column, laterBy)}`),
      ...empty.map((column) => sql`${sql.ref(column)} = null`),
      ...fresh.map((column) => sql`${sql.ref(column)} = ${randomUUID()}::text`),
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
