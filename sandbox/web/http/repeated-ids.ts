/** Ids in the query and the body that repeat a path parameter. */

import type { Operation } from '../../../generated/operation.ts'
import { isRecord } from '../../../src/values/json.ts'
import { assertNone, type Violation, violation } from '../../platform/errors.ts'
import { valueAt } from '../../platform/value-at.ts'
import type { RequestParts } from '../validation/validate.ts'

/** Refuses an id that differs from the path's: it is ambiguous. */
export function assertSameIds(
  { path, query, body }: RequestParts,
  { pathParameters, mirrors = {} }: Operation,
): void {
  const violations = pathParameters.flatMap((name): Violation[] => {
    const own = path[name]?.toLowerCase()
    const inBody = [name, mirrors[name] ?? name].map((field) => ({
      field,
      value: valueAt(body, field),
    }))
    const repeated = [{ field: name, value: query[name] }, ...inBody]
    const other = repeated.find(({ value }) =>
      [value].flat().some((id) => typeof id === 'string' && id !== '' && id.toLowerCase() !== own),
    )
    if (other === undefined) return []
    const description = `must be the ${name} of the path or omitted`
    return [violation(other.field, 'VALIDATION', description, { path: path[name] })]
  })
  assertNone(violations)
}

const without = (fields: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/**
 * The fields of a query or a body but for those that repeat the path. The published SDK fills in an entity's `id`, and
 * its current release leaves the `_id` of one that it has read beside it.
 */
export function withoutPath(
  fields: Readonly<Record<string, unknown>>,
  { pathParameters, mirrors = {} }: Operation,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(without(fields, pathParameters)).map(([name, value]) => {
      const isEntity = mirrors.id === `${name}.id` && isRecord(value)
      return [name, isEntity ? without(value, ['_id']) : value]
    }),
  )
}
