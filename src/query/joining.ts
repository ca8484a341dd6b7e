/** How two condition builders are joined: the brands by which they recognise each other. */
import type { QueryTypes } from './fields.ts'
import { checkCount, notConditions } from './query-errors.ts'
import type { WireFilter } from './wire-filter.ts'

/** Registered globally, so that builders of two copies of this package can be joined. */
export const wire: unique symbol = Symbol.for('storefront-client.conditions')

/** Marks, for the type checker alone, the types of the compared values. */
export declare const takes: unique symbol
/** Marks, for the type checker alone, which fields conditions may name. */
export declare const names: unique symbol

/**
 * The argument of `and`, `or` and `not`: conditions whose fields are all known here. A `filter()` of any
 * fields is not, so a query of products is joined with a `filter<'products'>()`.
 */
export interface HoldsConditions<Types extends QueryTypes> {
  readonly [wire]: WireFilter
  /** For the type checker only, never set: the types of the compared values. */
  readonly [takes]?: (fields: Types['values']) => void
  /** For the type checker only, never set: which fields the conditions may name. */
  readonly [names]?: keyof Types['values']
}

/** The filter of the builder that `and`, `or` or `not` was given. */
export const filterOf = (operator: string, given: readonly unknown[]): WireFilter => {
  checkCount(operator, given, 1)
  const [builder] = given
  if (isConditions(builder)) return builder[wire]
  throw notConditions(operator, builder)
}

const isConditions = (value: unknown): value is { readonly [wire]: WireFilter } =>
  typeof value === 'object' && value !== null && wire in value

/** The wire form of a builder's conditions. */
export const wireFilterOf = (conditions: { readonly [wire]: WireFilter }): WireFilter =>
  conditions[wire]
