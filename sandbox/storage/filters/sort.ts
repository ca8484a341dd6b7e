/** Compiles a sort list, `[{ fieldName, order }]`, to a total ORDER BY. */
import { type Expression, type RawBuilder, sql } from 'kysely'
import { enumerations } from '../../../generated/fields.ts'
import type { FieldType } from '../../../generated/queries.ts'
import type { SortOrder } from '../../../generated/wire.ts'
import { assertNone, refusedField, type Violation, violation } from '../../platform/errors.ts'
import { isOneOf, keysWhere } from '../../platform/one-of.ts'
import type { Column, ColumnMap } from './columns.ts'
import { insteadOf } from './hosted.ts'

const maximumKeys = 5

const isDescending: Readonly<Record<SortOrder, boolean>> = { ASC: false, DESC: true }

/** A sort key of a list, with its collation. */
export interface SortKey {
  readonly sql: Expression<unknown>
  readonly type: FieldType
  readonly nullable: boolean
  readonly descending: boolean
}

/**
 * The keys of a sort list. Throws the violations of unsortable fields and invalid orders. The tie-break is always `id`
 * in the direction of the last key, so that pages neither repeat nor skip a row. `tieBreak` replaces it with other
 * expressions, unique together, for resources whose table has no queryable `id`.
 */
export function sortKeys(
  sort: unknown,
  columns: ColumnMap,
  path: string,
  tieBreak: readonly Expression<unknown>[] = columns.id === undefined ? [] : [columns.id.sql],
): SortKey[] {
  if (tieBreak.length === 0) throw new TypeError('This resource needs a tie break to sort by')
  const read = entries(sort, path).map((entry, index) =>
    readEntry(entry, columns, `${path}[${index}]`),
  )
  assertNone(read.flatMap((one) => (Array.isArray(one) ? [] : one)))
  const keys = read.flatMap((one) => (Array.isArray(one) ? one : []))
  const descending = keys.at(-1)?.descending ?? false
  const end = { type: 'string', nullable: false, descending } as const
  return [...keys, ...tieBreak.map((key) => ({ sql: key, ...end }))]
}

/** Compiles a sort list for `.orderBy(…)`; parameters as of {@link sortKeys}. */
export function compileSort(...asked: Parameters<typeof sortKeys>): RawBuilder<unknown> {
  return orderBy(sortKeys(...asked))
}

/** The ORDER BY of keys, or its reverse. */
export function orderBy(keys: readonly SortKey[], backwards = false): RawBuilder<unknown> {
  return sql.join(
    keys.map((key) => (key.descending === backwards ? sql`${key.sql} asc` : sql`${key.sql} desc`)),
  )
}

function entries(sort: unknown, path: string): readonly unknown[] {
  if (sort === undefined || sort === null) return []
  if (!Array.isArray(sort)) {
    throw refusedField(path, 'FORMAT', 'must be a list', { type: 'array' })
  }
  if (sort.length > maximumKeys) {
    const description = `must not have more than ${maximumKeys} items`
    throw refusedField(path, 'MAX_SIZE', description, { threshold: maximumKeys })
  }
  return sort
}

function readEntry(entry: unknown, columns: ColumnMap, path: string): SortKey[] | Violation {
  if (typeof entry !== 'object' || entry === null) {
    return violation(path, 'FORMAT', 'must be an object', { type: 'object' })
  }
  const fieldName: unknown = Reflect.get(entry, 'fieldName')
  const order: unknown = Reflect.get(entry, 'order') ?? 'ASC'
  if (typeof fieldName !== 'string') {
    return violation(`${path}.fieldName`, 'REQUIRED_FIELD', 'is required')
  }
  const column = Object.hasOwn(columns, fieldName) ? columns[fieldName] : undefined
  if (!column?.sortable) {
    const allowed = keysWhere(columns, (known) => known.sortable)
    const description = `cannot sort by ${fieldName}${insteadOf(column, 'sort', allowed)}`
    return violation(`${path}.fieldName`, 'FIELD_NOT_ALLOWED', description, { allowed })
  }
  if (!isOneOf(enumerations.SortOrder, order)) {
    const values = enumerations.SortOrder
    return violation(`${path}.order`, 'INVALID_ENUM_VALUE', 'must be ASC or DESC', { values })
  }
  const { type, nullable = false } = column
  const descending = isDescending[order]
  return sortedBy(column).map((key) => ({ sql: key, type, nullable, descending }))
}

/** Text sorts by code point, for the same pages on every engine and locale. */
function sortedBy(column: Column): readonly Expression<unknown>[] {
  if (column.sortedBy !== undefined) return column.sortedBy
  return [column.type === 'string' ? sql`${column.sql} collate "C"` : column.sql]
}
