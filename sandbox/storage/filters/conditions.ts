/** One comparison of one field, as SQL. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type WireOperator, wireOperators } from '../../../generated/queries.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { keysOf } from '../../platform/one-of.ts'
import type { Column } from './columns.ts'
import {
  listParameter,
  readList,
  readScalar,
  scalarParameter,
  wrongList,
  wrongType,
} from './operands.ts'

/** The wire's operators, by their declared names. */
export const operators: Readonly<Record<string, WireOperator>> = Object.fromEntries(
  keysOf(wireOperators).map((name) => [wireOperators[name], name]),
)

/** An unchecked comparison of a field with a value. */
export interface Condition {
  readonly column: Column
  readonly operator: WireOperator
  readonly value: unknown
  readonly path: string
}

type Compiled = Expression<SqlBool> | Violation

/** The condition as SQL, or the violation of a mistyped value. */
export function condition(given: Condition): Compiled {
  const { column, value } = given
  const known = { ...given, value: column.stored ? asStored(value, column.stored) : value }
  return column.type === 'strings' ? listCondition(known) : scalarCondition(known)
}

function asStored(value: unknown, stored: (text: string) => unknown): unknown {
  const one = (item: unknown) => (typeof item === 'string' ? stored(item) : item)
  return Array.isArray(value) ? value.map(one) : one(value)
}

const equality = { eq: sql`=`, ne: sql`is distinct from` } as const
const ordering = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const

function scalarCondition({ column, operator, value, path }: Condition): Compiled {
  const { sql: field, type } = column
  switch (operator) {
    case 'eq':
    case 'ne': {
      if (value === null) return operator === 'eq' ? sql`${field} is null` : present(field)
      const operand = readScalar(value, type)
      if (operand === undefined) return wrongType(path, type)
      return sql`${field} ${equality[operator]} ${scalarParameter(operand, type)}`
    }
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le': {
      const operand = readScalar(value, type)
      if (operand === undefined) return wrongType(path, type)
      // By code point, consistent with the sort order on every engine and locale.
      const compared = type === 'string' ? sql`${field} collate "C"` : field
      return sql`${compared} ${ordering[operator]} ${scalarParameter(operand, type)}`
    }
    case 'in':
    case 'hasSome':
      return oneOf(column, value, path)
    case 'hasAll':
      return violation(path, 'FIELD_NOT_ALLOWED', `only a list can be compared with ${operator}`)
    case 'exists':
      return exists(present(field), value, path)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      if (typeof value !== 'string' || value.includes('\0')) return wrongType(path, 'string')
      return like(field, value, operator)
  }
}

/** A list field matches when any item does; it exists when it is not empty. */
function listCondition({ column, operator, value, path }: Condition): Compiled {
  const field = column.sql
  const filled = sql<SqlBool>`cardinality(${field}) > 0`
  switch (operator) {
    case 'eq':
    case 'ne': {
      if (value === null) return operator === 'eq' ? sql`(${filled}) is not true` : filled
      const items = readList([value], 'string')
      if (items === undefined) return wrongType(path, 'string')
      const held = sql<SqlBool>`${field} @> ${listParameter(items, 'string')}`
      return operator === 'eq' ? held : sql`(${held}) is not true`
    }
    case 'in':
    case 'hasSome':
    case 'hasAll': {
      const items = readList(value, 'string')
      if (items === undefined) return wrongList(path, 'string')
      const holds = operator === 'hasAll' ? sql`@>` : sql`&&`
      return sql`${field} ${holds} ${listParameter(items, 'string')}`
    }
    case 'exists':
      return exists(filled, value, path)
    default:
      return violation(path, 'FIELD_NOT_ALLOWED', `a list cannot be compared with ${operator}`)
  }
}

function oneOf({ sql: field, type }: Column, value: unknown, path: string): Compiled {
  if (!Array.isArray(value)) return wrongList(path, type)
  const present = value.filter((item) => item !== null)
  const items = readList(present, type)
  if (items === undefined) return wrongList(path, type)
  const held = sql<SqlBool>`${field} = any(${listParameter(items, type)})`
  return value.includes(null) ? sql`(${held} or ${field} is null)` : held
}

function exists(present: Expression<SqlBool>, value: unknown, path: string): Compiled {
  if (typeof value !== 'boolean') return wrongType(path, 'boolean')
  return value ? present : sql`(${present}) is not true`
}

function present(field: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${field} is not null`
}

/** Case-insensitive substring match. */
export function contains(field: Expression<unknown>, text: string): RawBuilder<SqlBool> {
  return like(field, text, 'contains')
}

/**
 * Case-insensitive, as people type "mug" for "Mug" into a search box. The engine folds both sides, so
 * that one rule applies to both.
 */
function like(
  field: Expression<unknown>,
  text: string,
  operator: 'startsWith' | 'endsWith' | 'contains',
): RawBuilder<SqlBool> {
  const escaped = text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
  const pattern = `${operator === 'startsWith' ? '' : '%'}${escaped}${operator === 'endsWith' ? '' : '%'}`
  const folded = sql`lower(${field} collate "default")`
  return sql<SqlBool>`${folded} like lower(${sql.val(pattern)}::text)`
}
