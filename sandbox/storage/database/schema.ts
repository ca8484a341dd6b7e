/** Every table of the sandbox, for Kysely. What makes them is in `migrations/`. */
import type { Kysely } from 'kysely'
import type { NewRowOf, RowOf, RowsOf } from './columns.ts'
import { cartTables } from './tables/carts.ts'
import { catalogueTables } from './tables/catalogue.ts'
import { mailTables } from './tables/mail.ts'
import { memberTables } from './tables/members.ts'
import { sellingTables } from './tables/selling.ts'
import { siteTables } from './tables/site.ts'

/** The tables by their names, each with its columns. */
export const tables = {
  ...siteTables,
  ...catalogueTables,
  ...memberTables,
  ...cartTables,
  ...sellingTables,
  ...mailTables,
}

type Tables = typeof tables

/** All tables of a database, by name. */
export type Database = { [Name in keyof Tables]: RowsOf<Tables[Name]> }

/** A row of a table, as it is read. */
export type Row<Name extends keyof Tables> = RowOf<Tables[Name]>

/** A new row of a table. */
export type NewRow<Name extends keyof Tables> = NewRowOf<Tables[Name]>

/** The database itself, or the handle of a transaction in it. */
export type DatabaseHandle = Kysely<Database>

/** The rows of one site: the database, or a transaction in it, and the site that they belong to. */
export interface SiteStore {
  readonly database: DatabaseHandle
  readonly site: string
}
