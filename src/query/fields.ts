/** The types of the fields and operators that a filter may name. */
import type { FieldOperator } from '../../generated/queries.ts'
import type { filterOf } from '../../generated/schema.ts'

export type { FieldOperator } from '../../generated/queries.ts'

/** A value to compare a field with. */
export type FilterValue = string | number | boolean | Date

/** For each operator its fields, and for each field the type of its value. */
export type QueryTypes = Readonly<Record<FieldOperator, string>> & {
  readonly values: Readonly<Record<string, FilterValue>>
  /** The conditions in plain form. */
  readonly filter: object
}

/** Fields without a description: any name, with any operator. */
export interface AnyFields extends Readonly<Record<FieldOperator, string>> {
  readonly values: Readonly<Record<string, FilterValue>>
  readonly filter: Readonly<Record<string, unknown>> & { readonly [filterOf]?: 'any' }
}

/** The type of a field's value. */
export type ValueOf<Types extends QueryTypes, Field> = Types['values'][Field &
  keyof Types['values']]
