/** The error of a call that got no readable response. */
import { ApiError, type ApiErrorParts } from './api-error.ts'
import { requestIdOf } from './request-id.ts'

/** Whether a response of this status is a transient failure; a missing response counts the same. */
export const isPassing = (status: number): boolean =>
  [408, 425, 429, 500, 502, 503, 504].includes(status)

/**
 * A system error: the platform failed, did not respond, or sent an unreadable response. Its text is
 * `System error occurred, request-id: {id}`, without the id if there is none.
 *
 * @param parts replace those of a system error when the response explains itself
 */
export const systemError = ({
  response,
  code = 'UNKNOWN',
  ...parts
}: Partial<Omit<ApiErrorParts, 'code'>> & {
  readonly response?: Response | undefined
  readonly code?: string | undefined
}): ApiError => {
  const requestId = response && requestIdOf(response)
  return new ApiError({
    status: response?.status,
    requestId,
    retryable: !response || isPassing(response.status),
    kind: 'system',
    message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
    ...parts,
    code,
  })
}
