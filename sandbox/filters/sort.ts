/** The order of a list: `[{ fieldName, order }]` to an ORDER BY that never leaves a tie. */
import { type Expression, type RawBuilder, sql } from 'kysely'
import { ValidationError, type Violation, violation } from '../platform/errors.ts'
import type { Column, ColumnMap } from './columns.ts'

const maximumKeys = 5

/**
 * Compiles a sort list for `.orderBy(…)`. The order always ends with `id` in the direction of the
 * last key, so that pages neither repeat nor skip a row. `tieBreak` names another unique
 * expression for resources whose table has no queryable `id`.
 */
export function compileSort(
  sort: unknown,
  columns: ColumnMap,
  path: string,
  tieBreak: Expression<unknown> | undefined = columns.id?.sql,
): RawBuilder<unknown> {
  if (tieBreak === undefined) throw new TypeError('This resource needs a tie break to sort by')
  const violations: Violation[] = []
  const keys: RawBuilder<unknown>[] = []
  let direction = sql`asc`
  for (const [index, entry] of entries(sort, path).entries()) {
    const at = `${path}[${index}]`
    const key = readKey(entry, columns, at, violations)
    if (key === undefined) continue
    direction = key.descending ? sql`desc` : sql`asc`
    keys.push(sql`${ordered(key.column)} ${direction}`)
  }
  if (violations.length > 0) throw new ValidationError(violations)
  keys.push(sql`${tieBreak} ${direction}`)
  return sql.join(keys)
}

function entries(sort: unknown, path: string): readonly unknown[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) {
    throw new ValidationError([violation(path, 'FORMAT', 'must be a list', { type: 'array' })])
  }
  if (sort.length > maximumKeys) {
    const description = `must not have more than ${maximumKeys} items`
    throw new ValidationError([
      violation(path, 'MAX_SIZE', description, { threshold: maximumKeys }),
    ])
  }
  return sort
}

interface Key {
  readonly column: Column
  readonly descending: boolean
}

function readKey(
  entry: unknown,
  columns: ColumnMap,
  path: string,
  violations: Violation[],
): Key | undefined {
  if (typeof entry !== 'object' || entry === null) {
    violations.push(violation(path, 'FORMAT', 'must be an object', { type: 'object' }))
    return undefined
  }
  const fieldName: unknown = Reflect.get(entry, 'fieldName')
  const order: unknown = Reflect.get(entry, 'order') ?? 'ASC'
  if (typeof fieldName !== 'string') {
    violations.push(violation(`${path}.fieldName`, 'REQUIRED_FIELD', 'is required'))
    return undefined
  }
  const column = Object.hasOwn(columns, fieldName) ? columns[fieldName] : undefined
  if (!column?.sortable) {
    const sortable = Object.keys(columns).filter((name) => columns[name]?.sortable)
    violations.push(
      violation(`${path}.fieldName`, 'FIELD_NOT_ALLOWED', `cannot sort by ${fieldName}`, {
        allowed: sortable,
      }),
    )
    return undefined
  }
  if (order !== 'ASC' && order !== 'DESC') {
    violations.push(
      violation(`${path}.order`, 'INVALID_ENUM_VALUE', 'must be ASC or DESC', {
        values: ['ASC', 'DESC'],
      }),
    )
    return undefined
  }
  return { column, descending: order === 'DESC' }
}

/** Text is ordered by code point, so that every engine and locale gives the same pages. */
function ordered(column: Column): Expression<unknown> {
  return column.type === 'string' ? sql`${column.sql} collate "C"` : column.sql
}
