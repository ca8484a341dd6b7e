/** The error of a call that got no readable answer. */
import { ApiError, type RetryInfo } from './api-error.ts'
import { requestIdOf } from './request-id.ts'

/** Statuses after which the same call may succeed later; a missing answer counts the same. */
const passing = [408, 425, 429, 500, 502, 503, 504]

/** What every failure reports of its answer, or of the lack of one. */
export const saidBy = (response: Response | undefined) => ({
  status: response?.status,
  requestId: response && requestIdOf(response),
  retryable: !response || passing.includes(response.status),
})

/**
 * A system error: the platform failed, did not answer, or sent an answer that cannot be read.
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
