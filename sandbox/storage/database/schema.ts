/** Every table of the sandbox, for Kysely; created by `migrations/`. */
import type { Kysely } from 'kysely'
import type { NewRowOf, RowOf, RowsOf } from './columns.ts'
import { catalogueTables } from './tables/catalogue.ts'
import { memberTables } from './tables/members.ts'
import { sellingTables } from './tables/selling.ts'
import { siteTables } from './tables/site.ts'

/** The tables by their names, each with its columns. */
export const tables = {
  ...siteTables,
  ...catalogueTables,
  ...memberTables,
  ...sellingTables,
}

type Tables = typeof tables

/** All tables of a database, by name. */
export type Database = { [Name in keyof Tables]: RowsOf<Tables[Name]> }

/** A row of a table, as read. */
export type Row<Name extends keyof Tables> = RowOf<Tables[Name]>

/** A new row of a table. */
export type NewRow<Name extends keyof Tables> = NewRowOf<Tables[Name]>

/** The database, or the handle of a transaction. */
export type DatabaseHandle = Kysely<Database>

/** The rows of one site, through the database or a transaction. */
export interface SiteStore {
  readonly database: DatabaseHandle
  readonly site: string
}
