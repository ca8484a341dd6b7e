import type { ApiError, RetryInfo } from './api-error.ts'
import type { Explanation } from './explanation.ts'
import { rewrap } from './rewrap.ts'
import { systemError } from './system-error.ts'

/**
 * The error of a failed response. An explanation counts with any status, 5xx included; the status
 * only decides whether to retry.
 *
 * @param known the operation and the retry fields of this call
 */
export const errorFromAnswer = (
  response: Response,
  { ownMessage, ...explained }: Explanation,
  known: RetryInfo & { readonly operation: string },
): ApiError => {
  const error = systemError({ ...known, ...explained, response })
  return ownMessage ? rewrap(error, { message: ownMessage }) : error
}
