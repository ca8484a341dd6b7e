/** The query language once more, the naive way: what a filter means for a row in memory. */

/** A row of the test's table. */
export interface Row {
  readonly id: string
  readonly name: string | null
  readonly price: number | null
  readonly visible: boolean | null
  readonly made: string | null
  readonly tags: readonly string[]
}

type Field = keyof Row

/** Whether a row matches a (valid) filter. */
export function matches(row: Row, filter: unknown): boolean {
  return Object.entries(record(filter)).every(([key, value]) => {
    switch (key) {
      case '$and':
        return list(value).every((part) => matches(row, part))
      case '$or':
        return list(value).some((part) => matches(row, part))
      case '$not':
        return Array.isArray(value)
          ? !value.some((part) => matches(row, part))
          : !matches(row, value)
      default:
        return fieldMatches(row, key as Field, value)
    }
  })
}

function fieldMatches(row: Row, field: Field, value: unknown): boolean {
  const isOperators = typeof value === 'object' && value !== null && !Array.isArray(value)
  const conditions = isOperators ? Object.entries(value) : [['$eq', value] as const]
  return conditions.every(([operator, operand]) => compare(row[field], operator, operand))
}

type Value = Row[Field]

function compare(value: Value, operator: string, operand: unknown): boolean {
  if (isList(value)) return compareList(value, operator, operand)
  switch (operator) {
    case '$eq':
      return value === operand
    case '$ne':
      return value !== operand
    case '$gt':
      return ordered(value, operand, (order) => order > 0)
    case '$gte':
      return ordered(value, operand, (order) => order >= 0)
    case '$lt':
      return ordered(value, operand, (order) => order < 0)
    case '$lte':
      return ordered(value, operand, (order) => order <= 0)
    case '$in':
    case '$hasSome':
      return list(operand).includes(value)
    case '$exists':
      return (value !== null) === operand
    case '$startsWith':
      return text(value, operand, (a, b) => a.startsWith(b))
    case '$endsWith':
      return text(value, operand, (a, b) => a.endsWith(b))
    case '$contains':
      return text(value, operand, (a, b) => a.includes(b))
    default:
      throw new Error(`The oracle does not know ${operator}`)
  }
}

function isList(value: Value): value is readonly string[] {
  return Array.isArray(value)
}

/** Lists in memory are never null: an absent list and an empty one are the same to a query. */
function compareList(items: readonly unknown[], operator: string, operand: unknown): boolean {
  switch (operator) {
    case '$eq':
      return operand === null ? items.length === 0 : items.includes(operand)
    case '$ne':
      return operand === null ? items.length > 0 : !items.includes(operand)
    case '$in':
    case '$hasSome':
      return list(operand).some((item) => items.includes(item))
    case '$hasAll':
      return list(operand).every((item) => items.includes(item))
    case '$exists':
      return items.length > 0 === operand
    default:
      throw new Error(`The oracle does not know ${operator} of a list`)
  }
}

function ordered(value: Value, operand: unknown, holds: (order: number) => boolean): boolean {
  if (value === null) return false
  if (typeof value === 'number' && typeof operand === 'number') return holds(value - operand)
  if (typeof value === 'string' && typeof operand === 'string')
    return holds(byCodePoint(value, operand))
  throw new Error('The oracle compares numbers with numbers and texts with texts')
}

/** The order of UTF-8 bytes, which JavaScript's own comparison differs from beyond the first plane. */
export function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function text(value: Value, operand: unknown, holds: (a: string, b: string) => boolean): boolean {
  return typeof value === 'string' && holds(value.toLowerCase(), String(operand).toLowerCase())
}

function record(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value
  throw new Error('A filter is an object')
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new Error('This operand is a list')
}
