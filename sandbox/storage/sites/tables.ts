/** The tables with rows of sites, by their columns. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Columns, moment, numeric } from '../database/columns.ts'
import { tables } from '../database/schema.ts'

/** Dropped columns: older stores and exports may contain them. */
export const retiredColumns: Readonly<Record<string, readonly string[]>> = {
  products: ['answer', 'answer_version'],
}

const renewed: Readonly<Record<string, readonly string[]>> = { products: ['revision'] }

/** A value of a renewed column. */
export function renewedValue(): RawBuilder<unknown> {
  return sql`${randomUUID()}::text`
}

/** Every table; referenced tables come before referencing ones. */
export const tablesOfSites = Object.entries<Columns>(tables).map(([name, columns]) => {
  const names = Object.keys(columns)
  const ofType = (type: string) => names.filter((column) => columns[column]?.type === type)
  return {
    name,
    columns: names,
    moments: ofType(moment.type),
    decimals: ofType(numeric.type),
    /** Revisions: copies and restored rows get new ones. */
    renewed: renewed[name] ?? [],
  }
})

/** A table of site rows. */
export type SiteTable = (typeof tablesOfSites)[number]
