/** The queryable fields, with the SQL expression of each. */
import type { Expression } from 'kysely'
import type { FieldType, WireOperator } from '../../../generated/queries.ts'

/** A queryable field as the description declares it (`generated/fields.ts`). */
export interface QueryField {
  readonly type: FieldType
  readonly operators: readonly WireOperator[]
  readonly sortable: boolean
  /** The additions: operators, `sort`, or the whole `field`. */
  readonly additions?: readonly string[]
}

/** The SQL that reads a field. */
export interface ColumnSource {
  readonly sql: Expression<unknown>
  /** What rows hold for a text of a query, where they write it otherwise. */
  readonly stored?: (text: string) => unknown
  /** True where rows may lack the value. */
  readonly nullable?: boolean
  /** Columns of an index that sort as the field does, where it is none itself. */
  readonly sortedBy?: readonly Expression<unknown>[]
}

/** A queryable field and the SQL that reads it. */
export interface Column extends QueryField, ColumnSource {
  /** The additions that were taken away, and whether the caller may ask for them; only where the hosted platform's table counts. */
  readonly refused?: { readonly additions: readonly string[]; readonly mayAsk: boolean }
}

/** Every queryable field of one resource, by its dotted wire name. */
export type ColumnMap = Readonly<Record<string, Column>>

/**
 * Joins the description's field table with the SQL of each field. The types demand one entry for
 * every declared field: a field added to the description does not compile until it has a column.
 */
export function columnsFor<Field extends string>(
  fields: Readonly<Record<Field, QueryField>>,
  columns: Readonly<Record<NoInfer<Field>, ColumnSource>>,
): ColumnMap {
  const map: Record<string, Column> = {}
  for (const name in fields) map[name] = { ...fields[name], ...columns[name] }
  return map
}
