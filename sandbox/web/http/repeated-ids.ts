/** Ids in the body that repeat a path parameter. */

import type { Operation } from '../../../generated/operation.ts'
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
