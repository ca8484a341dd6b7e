// The filters of a list, each one entry: its name in the address, its query field, and the conditions of its values.
import type { KnownQueries, QueryField, QueryTable } from './known-queries.ts'
import { textFilter } from './list-query.ts'
import type { ListRequest } from './resource-adapter.ts'

/** A field that the description does not list does not compile. */
export interface QueryFilter<Table extends QueryTable, Condition> {
  readonly field: QueryField<Table>
  /** Its values, where they are a closed set. */
  readonly values?: readonly string[]
  /** The conditions of a value from an address; none for an unknown value. */
  where(value: string, queries: KnownQueries): readonly Condition[]
}

export type ValueOf<Filter> = Filter extends { readonly values: readonly (infer Value)[] }
  ? Value & string
  : string

/** The filters of a list by their names, in the order of their conditions. */
export type QueryFilters<Table extends QueryTable, Condition> = Readonly<
  Record<string, QueryFilter<Table, Condition>>
>

/** The conditions of a request. A filter that the platform lacks is skipped: an address may name it. */
export function conditionsOf<Condition>(
  filters: QueryFilters<QueryTable, Condition>,
  filter: ListRequest['filter'],
  queries: KnownQueries,
): Condition[] {
  return Object.entries(filters).flatMap(([name, { field, where }]) => {
    const value = textFilter(filter, name)
    return value === undefined || !queries.filters(field) ? [] : where(value, queries)
  })
}

/** The same merged into one object: no two filters of such a list share a field. */
export function mergedConditions<Condition extends object>(
  ...request: Parameters<typeof conditionsOf<Condition>>
): Partial<Condition> {
  const merged: Partial<Condition> = {}
  for (const condition of conditionsOf(...request)) Object.assign(merged, condition)
  return merged
}

/** A filter with a closed set of values. */
export function choiceOf<const Field extends string, const Value extends string, Condition>(
  field: Field,
  values: readonly Value[],
  where: (value: Value) => Condition,
) {
  return {
    field,
    values,
    where: (value: string) => values.filter((known) => known === value).map(where),
  }
}
