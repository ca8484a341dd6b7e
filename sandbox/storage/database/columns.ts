/**
 * The building blocks of tables. A table is one list of its columns, the single source of its row types, the names in
 * its statements and the check of the migrations.
 */
import type { ColumnType, Generated, RawBuilder } from 'kysely'

type SqlType =
  | 'text'
  | 'text[]'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'jsonb'
  | 'timestamp with time zone'

/** A column: its SQL type, read type and write type. */
export interface Column<Read, Write = Read> {
  readonly type: SqlType
  readonly nullable: boolean
  /** The default, as SQL. */
  readonly fallback?: string
  /** Phantom types, without values. */
  readonly read?: Read
  readonly write?: Write
}

/** A column stored as JSON. */
export interface JsonColumn<Value> extends Column<Value> {
  readonly type: 'jsonb'
}

/** A column with a default. */
export interface FilledColumn<Value> extends Column<Value> {
  readonly fallback: string
}

/** The columns of a table by their names. */
export type Columns = Readonly<Record<string, Column<unknown>>>

/** A text of a union, such as an enumeration's. */
export const textOf = <Value extends string>(): Column<Value> => ({ type: 'text', nullable: false })

/** A JSON document. */
export const jsonOf = <Value>(): JsonColumn<Value> => ({ type: 'jsonb', nullable: false })

/** A string. */
export const text: Column<string> = { type: 'text', nullable: false }

/** A list of strings. */
export const texts: Column<string[]> = { type: 'text[]', nullable: false }

/** A whole number of 32 bits. */
export const integer: Column<number> = { type: 'integer', nullable: false }

/** A boolean. */
export const boolean: Column<boolean> = { type: 'boolean', nullable: false }

/** A timestamp, read as a Date. */
export const moment: Column<Date> = { type: 'timestamp with time zone', nullable: false }

/** A number in SQL's exact type. */
export const numeric: Column<number> = { type: 'numeric', nullable: false }

/** The same, written as text: sums are exact. */
export const exactNumeric: Column<string | number> = { type: 'numeric', nullable: false }

/** A 64-bit integer within JavaScript's safe range. */
export const largeInteger: Column<number> = { type: 'bigint', nullable: false }

/** The same, written as text. */
export const bigInteger: Column<number, string> = { type: 'bigint', nullable: false }

/** A nullable column. */
export const orNull = <Read, Write>(
  column: Column<Read, Write>,
): Column<Read | null, Write | null> => ({
  ...column,
  nullable: true,
})

/** A column with a database default. */
export const filled = <Value>(column: Column<Value>, fallback: string): FilledColumn<Value> => ({
  ...column,
  fallback,
})

/** The rows of a table, for Kysely. */
export type RowsOf<Table extends Columns> = {
  [Name in keyof Table]: Table[Name] extends FilledColumn<infer Value>
    ? Generated<Value>
    : Table[Name] extends Column<infer Read, infer Write>
      ? ColumnType<Read, Write, Write>
      : never
}

/** A row as read. */
export type RowOf<Table extends Columns> = {
  readonly [Name in keyof Table]: Table[Name] extends Column<infer Read, infer _> ? Read : never
}

/** A new row. Every column is required, nullable ones too: an omission would lose data. */
export type NewRowOf<Table extends Columns> = {
  readonly [Name in keyof Table as Table[Name] extends { readonly fallback: string }
    ? never
    : Name]: Written<Table[Name]>
}

/** The same as JSON. */
export type RowAsJson<Table extends Columns> = {
  readonly [Name in keyof NewRowOf<Table>]: Table[Name] extends Column<infer _, infer Write>
    ? Write
    : never
}

type Written<Of> =
  Of extends JsonColumn<infer Value>
    ? RawBuilder<Value>
    : Of extends Column<infer _, infer Write>
      ? Write
      : never

/** The column names of a table in order, without some. */
export function namesOf<Table extends Columns, Left extends string = never>(
  table: Table,
  ...left: readonly Left[]
): Exclude<keyof Table & string, Left>[] {
  const isKept = (name: string): name is Exclude<keyof Table & string, Left> =>
    Object.hasOwn(table, name) && !left.some((other) => other === name)
  return Object.keys(table).filter(isKept)
}
