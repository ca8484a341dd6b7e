/** The tables that hold rows of sites, by their columns. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { alwaysNull, type Columns, moment } from '../database/columns.ts'
import { tables } from '../database/schema.ts'

/** A table of rows that belong to a site. */
export interface SiteTable {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns that hold a moment. */
  readonly moments: readonly string[]
  /** The columns that an earlier release works out from the others: a copy leaves them empty. */
  readonly workedOut: readonly string[]
  /** The columns that tell one state of a row from all others: no copy and nothing that is put back keeps them. */
  readonly renewed: readonly string[]
}

/** Columns that an earlier release had: stores and exported files of its time may hold them. */
export const retiredColumns: Readonly<Record<string, readonly string[]>> = {
  products: ['answer_version'],
}

const renewed: Readonly<Record<string, readonly string[]>> = { products: ['revision'] }

/** A value of a renewed column. */
export function renewedValue(): RawBuilder<unknown> {
  return sql`${randomUUID()}::text`
}

/** Every table; what a foreign key leads to comes before what it leads from. */
export const tablesOfSites: readonly SiteTable[] = Object.entries<Columns>(tables).map(
  ([name, columns]) => {
    const names = Object.keys(columns)
    return {
      name,
      columns: names,
      moments: names.filter((column) => columns[column]?.type === moment.type),
      workedOut: names.filter((column) => columns[column] === alwaysNull),
      renewed: renewed[name] ?? [],
    }
  },
)
