// Generated from spec/ by `npm run generate`. Do not edit.
// What the values and the operators of queries are called.

/** What the description says of the values of a queryable field; `strings` is a list of texts. */
export type FieldType = 'string' | 'strings' | 'number' | 'boolean' | 'date'

/** The operators that the description allows a field, and how the wire writes them. */
export const wireOperators = {
  eq: '$eq',
  ne: '$ne',
  ge: '$gte',
  gt: '$gt',
  le: '$lte',
  lt: '$lt',
  in: '$in',
  exists: '$exists',
  startsWith: '$startsWith',
  endsWith: '$endsWith',
  contains: '$contains',
  hasSome: '$hasSome',
  hasAll: '$hasAll',
} as const

/** An operator that the description allows a field. */
export type WireOperator = keyof typeof wireOperators

/** An operator of the builder; some are written with others. */
export type FieldOperator = WireOperator | 'between' | 'isEmpty' | 'isNotEmpty'
