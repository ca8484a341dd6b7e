// Names of the value types and operators of queries.

/** The value type of a queryable field; `strings` is a list of texts. */
export type FieldType = 'string' | 'strings' | 'number' | 'boolean' | 'date'

/** Operators that the description allows a field → their form on the wire. */
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

/** An operator of the builder; some are composed of others. */
export type FieldOperator = WireOperator | 'between' | 'isEmpty' | 'isNotEmpty'
