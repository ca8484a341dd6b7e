/** The queryable fields, mapped to SQL. */
import type { Expression } from 'kysely'
import type { FieldType, WireOperator } from '../../../generated/queries.ts'

/** A queryable field as the description declares it (`generated/fields.ts`). */
export interface QueryField {
  readonly type: FieldType
  readonly operators: readonly WireOperator[]
  readonly sortable: boolean
  /** Its additions: operators, `sort`, or the whole `field`. */
  readonly additions?: readonly string[]
}

/** The SQL of a field. */
export interface ColumnSource {
  readonly sql: Expression<unknown>
  /** Converts a query's text to the stored form, where they differ. */
  readonly stored?: (text: string) => unknown
  /** True where the value may be null. */
  readonly nullable?: boolean
  /** Index columns with the field's order, where it has no index of its own. */
  readonly sortedBy?: readonly Expression<unknown>[]
}

/** A queryable field with its SQL. */
export interface Column extends QueryField, ColumnSource {
  /** Withheld additions, and whether the caller may ask for them; only under the hosted platform's rules. */
  readonly refused?: { readonly additions: readonly string[]; readonly mayAsk: boolean }
}

/** Every queryable field of a resource, by its dotted wire name. */
export type ColumnMap = Readonly<Record<string, Column>>

/**
 * Joins the description's field table with the SQL of each field. The types require an entry per declared
 * field: a new one in the description does not compile without its column.
 */
export function columnsFor<Field extends string>(
  fields: Readonly<Record<Field, QueryField>>,
  columns: Readonly<Record<NoInfer<Field>, ColumnSource>>,
): ColumnMap {
  const map: Record<string, Column> = {}
  for (const name in fields) map[name] = { ...fields[name], ...columns[name] }
  return map
}
