/** The types of the fields and operators that a filter may name. */
import type { FieldOperator } from '../../generated/queries.ts'
import type { filterOf } from '../../generated/schema.ts'

export type { FieldOperator } from '../../generated/queries.ts'

/** What may be compared: by order, or as one of a list. */
export type FilterValue = string | number | boolean | Date

/** For each operator the fields it may name, and for each field what it is compared with. */
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

/** What a field is compared with. */
export type ValueOf<Types extends QueryTypes, Field> = Types['values'][Field &
  keyof Types['values']]
