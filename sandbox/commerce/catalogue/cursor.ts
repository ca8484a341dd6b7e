/** Cursors: a position in a sorted list, and the SQL condition that continues from it. */

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { listOf } from '../../../src/values/json.ts'
import { refusedField, type ValidationError } from '../../platform/errors.ts'
import { parsedJson } from '../../platform/value-at.ts'
import type { SortKey } from '../../storage/filters/index.ts'
import { readScalar, scalarParameter } from '../../storage/filters/operands.ts'

/**
 * The content of a cursor. Filter and sort are included and compiled again with all checks, so a forged
 * cursor can do nothing that a request could not.
 */
export interface Position {
  readonly filter: unknown
  readonly sort: unknown
  /** The sort keys of the boundary row; none at an end of the list. */
  readonly keys: readonly unknown[]
  readonly backwards: boolean
}

/** Encodes a position as opaque text. */
export function writeCursor({ filter, sort, keys, backwards }: Position): string {
  const direction = backwards ? 'prev' : 'next'
  return Buffer.from(JSON.stringify([filter ?? {}, sort ?? [], keys, direction])).toString(
    'base64url',
  )
}

/** Decodes a cursor; any other text is refused at `path`. */
export function readCursor(text: string, path: string): Position {
  const parts = listOf(parsedJson(Buffer.from(text, 'base64url').toString('utf8')))
  const [filter, sort, keys, direction] = parts
  if (parts.length !== 4 || !Array.isArray(keys)) throw badCursor(path)
  return { filter, sort, keys, backwards: direction === 'prev' }
}

/** The rows after a position (before it, backwards). Null sorts as the largest, as in PostgreSQL. */
export function afterPosition(
  keys: readonly SortKey[],
  { keys: values, backwards }: Position,
  path: string,
): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`true`
  if (values.length !== keys.length) throw badCursor(path)
  const [first] = keys
  const alike = keys.every(
    ({ nullable, descending }) => !nullable && descending === first?.descending,
  )
  if (first && alike) {
    // One row comparison uses an index; split into parts it scans all rows before it.
    const fields = sql.join(keys.map((key) => key.sql))
    const position = sql.join(keys.map((key, index) => value(key, values[index], path)))
    return first.descending === backwards
      ? sql<SqlBool>`(${fields}) > (${position})`
      : sql<SqlBool>`(${fields}) < (${position})`
  }
  const parts = keys.map((key, index) => {
    const same = keys
      .slice(0, index)
      .map(
        (earlier, at) =>
          sql`${earlier.sql} is not distinct from ${value(earlier, values[at], path)}`,
      )
    return sql<SqlBool>`(${sql.join([...same, further(key, values[index], backwards, path)], sql` and `)})`
  })
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

function further(key: SortKey, given: unknown, backwards: boolean, path: string) {
  const upwards = key.descending === backwards
  if (given === null && key.nullable) return upwards ? sql`false` : sql`${key.sql} is not null`
  const parameter = value(key, given, path)
  return upwards
    ? sql`(${key.sql} > ${parameter} or ${key.sql} is null)`
    : sql`${key.sql} < ${parameter}`
}

function value({ type, nullable }: SortKey, given: unknown, path: string): RawBuilder<unknown> {
  if (given === null && nullable) return sql`null`
  const known = readScalar(given, type)
  if (known === undefined) throw badCursor(path)
  // As the row has it: an operand of a query is composed, and its dates have no microseconds.
  return scalarParameter(typeof given === 'string' ? given : known, type)
}

function badCursor(path: string): ValidationError {
  return refusedField(path, 'FORMAT', 'must be a cursor of an earlier response', { type: 'cursor' })
}
