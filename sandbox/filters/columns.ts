/** Which fields a query may name, and the SQL expression of each. */
import type { Expression } from 'kysely'
import type { FieldType, WireOperator } from '../../generated/queries.ts'

/** A queryable field as the description declares it (`generated/fields.ts`). */
export interface QueryField {
  readonly type: FieldType
  readonly operators: readonly WireOperator[]
  readonly sortable: boolean
}

/** A queryable field and the SQL that reads it. */
export interface Column extends QueryField {
  readonly sql: Expression<unknown>
}

/** Every queryable field of one resource, by its dotted wire name. */
export type ColumnMap = Readonly<Record<string, Column>>

/**
 * Joins the description's field table with the SQL of each field. The types demand one entry for
 * every declared field: a field added to the description does not compile until it has a column.
 */
export function columnsFor<Field extends string>(
  fields: Readonly<Record<Field, QueryField>>,
  columns: Readonly<Record<NoInfer<Field>, { readonly sql: Expression<unknown> }>>,
): ColumnMap {
  const map: Record<string, Column> = {}
  for (const name in fields) map[name] = { ...fields[name], sql: columns[name].sql }
  return map
}
