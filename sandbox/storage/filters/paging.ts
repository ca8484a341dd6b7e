/** Offset paging, with its default page size. */

import { limits } from '../../../generated/fields.ts'
import { refusedField } from '../../platform/errors.ts'

/** A window on a sorted list. */
interface Paging {
  readonly limit: number
  readonly offset: number
}

const { default: usual } = limits.PlatformPaging.limit
const furthestStart = 10_000_000

/**
 * Completes a request's paging, whose page size the description has validated; a limit of 0 requests only the total.
 * `path` is the object's path in the request (`query.paging`).
 */
export function readPaging(
  paging: { readonly [Name in keyof Paging]?: number | null | undefined } | null | undefined,
  path: string,
): Paging {
  const limit = paging?.limit ?? usual
  const offset = paging?.offset ?? 0
  if (offset <= furthestStart) return { limit, offset }
  const description = `must not be more than ${furthestStart}`
  throw refusedField(`${path}.offset`, 'MAX', description, { threshold: furthestStart })
}
