/** What the types of a filter know of the fields it may name. */

/** The operators that name a field. */
export type FieldOperator =
  | 'eq'
  | 'ne'
  | 'ge'
  | 'gt'
  | 'le'
  | 'lt'
  | 'between'
  | 'in'
  | 'exists'
  | 'startsWith'
  | 'endsWith'
  | 'contains'
  | 'hasSome'
  | 'hasAll'
  | 'isEmpty'
  | 'isNotEmpty'

/** What may be compared: by order, or as one of a list. */
export type FilterValue = string | number | boolean | Date

/** For each operator the fields it may name, and for each field what it is compared with. */
export type QueryTypes = Readonly<Record<FieldOperator, string>> & {
  readonly values: Readonly<Record<string, FilterValue>>
}

/** Fields nobody described: any name, with any operator. */
export interface AnyFields extends Readonly<Record<FieldOperator, string>> {
  readonly values: Readonly<Record<string, FilterValue>>
}

/** What a field is compared with. */
export type ValueOf<Types extends QueryTypes, Field> = Types['values'][Field &
  keyof Types['values']]
