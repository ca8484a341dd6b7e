/** One comparison of one field, as SQL. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type FieldType, type WireOperator, wireOperators } from '../../generated/queries.ts'
import { type Violation, violation } from '../platform/errors.ts'
import { keysWhere } from '../platform/one-of.ts'
import type { Column } from './columns.ts'

/** The wire's operators, by the names the description declares them under. */
export const operators: Readonly<Record<string, WireOperator>> = Object.fromEntries(
  keysWhere(wireOperators, () => true).map((name) => [wireOperators[name], name]),
)

/** A field compared with a value, not yet checked. */
export interface Condition {
  readonly column: Column
  readonly operator: WireOperator
  readonly value: unknown
  readonly path: string
}

type Compiled = Expression<SqlBool> | Violation
type Scalar = string | number | boolean | Date

/** The condition as SQL, or the violation when the value does not fit the field. */
export function condition(given: Condition): Compiled {
  if (given.column.type === 'strings') return listCondition(given)
  return scalarCondition(given.column.digits ? { ...given, value: undigited(given.value) } : given)
}

/** Digits as the number they write; what is no digits stays, for its type to refuse. */
function undigited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(undigited)
  return typeof value === 'string' && /^\d{1,15}$|^[1-8]\d{15}$/.test(value) ? Number(value) : value
}

const ordering = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const

function scalarCondition({ column, operator, value, path }: Condition): Compiled {
  const { sql: field, type } = column
  switch (operator) {
    case 'eq':
    case 'ne': {
      if (value === null) return operator === 'eq' ? sql`${field} is null` : present(field)
      const operand = scalar(value, type)
      if (operand === undefined) return wrongType(path, type)
      return operator === 'eq'
        ? sql`${field} = ${parameter(operand, type)}`
        : sql`${field} is distinct from ${parameter(operand, type)}`
    }
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le': {
      const operand = scalar(value, type)
      if (operand === undefined) return wrongType(path, type)
      // By code point, so that every engine and locale agrees with the sort order.
      const compared = type === 'string' ? sql`${field} collate "C"` : field
      return sql`${compared} ${ordering[operator]} ${parameter(operand, type)}`
    }
    case 'in':
    case 'hasSome':
      return oneOf(column, value, path)
    case 'hasAll': {
      const items = list(value, type)
      return items === undefined
        ? wrongList(path, type)
        : sql`${field} = all(${array(items, type)})`
    }
    case 'exists':
      return exists(present(field), value, path)
    case 'startsWith':
    case 'endsWith':
    case 'contains':
      if (typeof value !== 'string' || value.includes('\0')) return wrongType(path, 'string')
      return like(field, pattern(value, operator))
  }
}

/** A list field equals, or is "in", when one of its items does; it exists when it has an item. */
function listCondition({ column, operator, value, path }: Condition): Compiled {
  const field = column.sql
  const filled = sql<SqlBool>`cardinality(${field}) > 0`
  switch (operator) {
    case 'eq':
    case 'ne': {
      if (value === null) return operator === 'eq' ? sql`(${filled}) is not true` : filled
      const items = list([value], 'string')
      if (items === undefined) return wrongType(path, 'string')
      const held = sql<SqlBool>`${field} @> ${array(items, 'string')}`
      return operator === 'eq' ? held : sql`(${held}) is not true`
    }
    case 'in':
    case 'hasSome':
    case 'hasAll': {
      const items = list(value, 'string')
      if (items === undefined) return wrongList(path, 'string')
      return operator === 'hasAll'
        ? sql`${field} @> ${array(items, 'string')}`
        : sql`${field} && ${array(items, 'string')}`
    }
    case 'exists':
      return exists(filled, value, path)
    default:
      return violation(path, 'FIELD_NOT_ALLOWED', `a list cannot be compared with ${operator}`)
  }
}

function oneOf({ sql: field, type }: Column, value: unknown, path: string): Compiled {
  if (!Array.isArray(value)) return wrongList(path, type)
  const items = list(
    value.filter((item) => item !== null),
    type,
  )
  if (items === undefined) return wrongList(path, type)
  const held = sql<SqlBool>`${field} = any(${array(items, type)})`
  return value.includes(null) ? sql`(${held} or ${field} is null)` : held
}

function exists(present: Expression<SqlBool>, value: unknown, path: string): Compiled {
  if (typeof value !== 'boolean') return wrongType(path, 'boolean')
  return value ? present : sql`(${present}) is not true`
}

function present(field: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${field} is not null`
}

/**
 * Text search ignores case: a shop's search box is what it serves, and people type "mug" for
 * "Mug". Both sides are folded by the engine, so that one rule folds both.
 */
function like(field: Expression<unknown>, text: string): RawBuilder<SqlBool> {
  const folded = sql`lower(${field} collate "default")`
  return sql<SqlBool>`${folded} like lower(${sql.val(text)}::text) escape '\\'`
}

function pattern(text: string, operator: 'startsWith' | 'endsWith' | 'contains'): string {
  const escaped = text.replace(/[\\%_]/g, '\\$&')
  if (operator === 'startsWith') return `${escaped}%`
  return operator === 'endsWith' ? `%${escaped}` : `%${escaped}%`
}

const sqlTypes = {
  string: sql`text`,
  number: sql`numeric`,
  boolean: sql`boolean`,
  date: sql`timestamptz`,
  strings: sql`text`,
} as const

function parameter(value: Scalar, type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(value)}::${sqlTypes[type]}`
}

function array(values: readonly Scalar[], type: FieldType): RawBuilder<unknown> {
  return sql`${sql.val(values)}::${sqlTypes[type]}[]`
}

function list(value: unknown, type: FieldType): Scalar[] | undefined {
  if (!Array.isArray(value)) return undefined
  const items = value.map((item) => scalar(item, type)).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

/** The value as the field's own type, or undefined when it is none. */
function scalar(value: unknown, type: FieldType): Scalar | undefined {
  switch (type) {
    case 'string':
    case 'strings':
      // PostgreSQL text cannot hold NUL; a value with one equals no stored text.
      return typeof value === 'string' && !value.includes('\0') ? value : undefined
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' ? date(value) : undefined
  }
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

function date(text: string): Date | undefined {
  if (!isoDate.test(text)) return undefined
  const parsed = new Date(text)
  if (Number.isNaN(parsed.getTime())) return undefined
  // JavaScript reads the 31st of February as a day in March.
  const day = text.slice(0, 10)
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? parsed : undefined
}

const typeNames: Readonly<Record<FieldType, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  date: 'an ISO 8601 date',
  strings: 'a string',
}

function wrongType(path: string, type: FieldType): Violation {
  return violation(path, 'FORMAT', `must be compared with ${typeNames[type]}`, { type })
}

function wrongList(path: string, type: FieldType): Violation {
  return violation(path, 'FORMAT', `must be compared with a list, each item ${typeNames[type]}`, {
    type: 'array',
  })
}
