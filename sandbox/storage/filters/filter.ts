/**
 * Compiles the filter of a query to a SQL condition.
 *
 * Values are always parameters and column names come from the column map only, so no text of a request
 * reaches the SQL. Conditions are two-valued like the platform's: null fails every comparison, and
 * `$not` of such a comparison holds (plain SQL would return "unknown").
 */
import { type Expression, type SqlBool, sql } from 'kysely'
import { isRecord } from '../../../src/values/json.ts'
import { assertNone, refusedField, type Violation, violation } from '../../platform/errors.ts'
import { keysWhere } from '../../platform/one-of.ts'
import { parsedJson } from '../../platform/value-at.ts'
import type { ColumnMap } from './columns.ts'
import { type Condition, condition, operators } from './conditions.ts'
import { insteadOf } from './hosted.ts'

/** The limits of one filter. */
export const filterLimits = { depth: 8, conditions: 50, listItems: 100 } as const

/**
 * Compiles `filter` to a condition for `.where(…)`. `path` is the filter's path in the request
 * (`query.filter`): violations name `query.filter.<field>`. No filter matches every row.
 */
export function compileFilter(
  filter: unknown,
  columns: ColumnMap,
  path: string,
): Expression<SqlBool> {
  const compiler = new FilterCompiler(columns)
  const compiled = compiler.node(filter ?? {}, path, 1)
  if (compiler.conditions > filterLimits.conditions) {
    compiler.tooLarge(path, 'have more than', filterLimits.conditions, 'conditions')
  }
  assertNone(compiler.violations)
  return compiled
}

/** Parses a filter or sort sent as JSON text (the inventory query). Null and empty text mean none. */
export function parseQueryText(text: string | null | undefined, path: string): unknown {
  if (text === undefined || text === null || text.trim() === '') return undefined
  const value = parsedJson(text)
  if (value !== undefined) return value
  throw refusedField(path, 'FORMAT', 'must be JSON text', { type: 'json' })
}

const nothing = sql<SqlBool>`false`

class FilterCompiler {
  readonly violations: Violation[] = []
  conditions = 0
  readonly #columns: ColumnMap

  constructor(columns: ColumnMap) {
    this.#columns = columns
  }

  refuse(...broken: Parameters<typeof violation>): Expression<SqlBool> {
    this.violations.push(violation(...broken))
    return nothing
  }

  node(filter: unknown, path: string, depth: number): Expression<SqlBool> {
    if (!isRecord(filter)) {
      return this.refuse(path, 'FORMAT', 'must be an object', { type: 'object' })
    }
    if (depth > filterLimits.depth) {
      return this.tooLarge(path, 'nest deeper than', filterLimits.depth, 'levels')
    }
    const parts = Object.entries(filter).map(([key, value]) => {
      const at = `${path}.${key}`
      if (!key.startsWith('$')) return this.#field(key, value, at)
      if (key === '$and') return all(this.#branches(value, at, depth))
      if (key === '$or') return any(this.#branches(value, at, depth))
      if (key === '$not') return sql<SqlBool>`(${this.#negated(value, at, depth)}) is not true`
      return this.refuse(at, 'FIELD_NOT_ALLOWED', `${key} is not an operator of this place`, {
        allowed: ['$and', '$or', '$not'],
      })
    })
    return all(parts)
  }

  #branches(value: unknown, path: string, depth: number): Expression<SqlBool>[] {
    if (!Array.isArray(value)) {
      return [this.refuse(path, 'FORMAT', 'must be a list', { type: 'array' })]
    }
    if (value.length > filterLimits.listItems) return [this.#tooLong(path)]
    return value.map((branch, index) => this.node(branch, `${path}[${index}]`, depth + 1))
  }

  /** Older clients send `$not` as a one-item list, later ones as an object; both mean "none of". */
  #negated(value: unknown, path: string, depth: number): Expression<SqlBool> {
    if (Array.isArray(value)) return any(this.#branches(value, path, depth))
    return this.node(value, path, depth + 1)
  }

  #field(name: string, value: unknown, path: string): Expression<SqlBool> {
    const column = Object.hasOwn(this.#columns, name) ? this.#columns[name] : undefined
    if (column === undefined || column.refused?.additions.includes('field')) {
      const allowed = keysWhere(this.#columns, (known) => known.operators.length > 0)
      const description = `cannot filter by ${name}${insteadOf(column, 'field', allowed)}`
      return this.refuse(path, 'FIELD_NOT_ALLOWED', description, { allowed })
    }
    if (!isRecord(value)) return this.#condition({ column, operator: 'eq', value, path })
    const given = Object.entries(value)
    if (given.length === 0) {
      return this.refuse(path, 'FORMAT', 'must name an operator', { type: 'object' })
    }
    return all(
      given.map(([key, operand]) => {
        const operator = Object.hasOwn(operators, key) ? operators[key] : undefined
        if (operator !== undefined) {
          return this.#condition({ column, operator, value: operand, path })
        }
        return this.refuse(path, 'FIELD_NOT_ALLOWED', `${key} is not an operator`, {
          allowed: Object.keys(operators),
        })
      }),
    )
  }

  #condition(given: Condition): Expression<SqlBool> {
    this.conditions += 1
    const { column, operator, value, path } = given
    if (!column.operators.includes(operator)) {
      const allowed = column.operators
      const instead = insteadOf(column, operator, allowed)
      const description = `cannot be compared with ${operator}${instead}`
      return this.refuse(path, 'FIELD_NOT_ALLOWED', description, { allowed })
    }
    if (Array.isArray(value) && value.length > filterLimits.listItems) return this.#tooLong(path)
    const compiled = condition(given)
    if (!('violatedRule' in compiled)) return compiled
    this.violations.push(compiled)
    return nothing
  }

  tooLarge(path: string, does: string, threshold: number, unit: string): Expression<SqlBool> {
    return this.refuse(path, 'MAX_SIZE', `must not ${does} ${threshold} ${unit}`, { threshold })
  }

  #tooLong(path: string): Expression<SqlBool> {
    return this.tooLarge(path, 'have more than', filterLimits.listItems, 'items')
  }
}

function all(parts: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

function any(parts: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return parts.length === 0 ? nothing : sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}
