/** The error of a call that got no readable answer. */
import { ApiError, type RetryInfo } from './api-error.ts'
import { requestIdOf } from './request-id.ts'

/** Answers that say "not now" rather than "no"; no answer at all says the same. */
const passing = [408, 425, 429, 500, 502, 503, 504]

/** What an answer, or its absence, says of every failure. */
export const saidBy = (response: Response | undefined) => ({
  status: response?.status,
  requestId: response && requestIdOf(response),
  retryable: !response || passing.includes(response.status),
})

/**
 * A system error: the platform failed, did not answer, or answered what nobody can read.
 * Its text is `System error occurred, request-id: {id}`, without the id if there is none.
 */
export const systemError = ({
  response,
  code = 'UNKNOWN',
  ...parts
}: RetryInfo & {
  readonly operation?: string
  readonly response?: Response | undefined
  readonly code?: string | undefined
  readonly cause?: unknown
}): ApiError => {
  const said = saidBy(response)
  return new ApiError({
    ...said,
    ...parts,
    kind: 'system',
    code,
    message: `System error occurred${said.requestId ? `, request-id: ${said.requestId}` : ''}`,
  })
}
