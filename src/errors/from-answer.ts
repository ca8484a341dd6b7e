/** A failed answer, or none at all, becomes one ApiError with the texts of the specification's point 8. */
import { ApiError, type ApiErrorDetails, type CallFate } from './api-error.ts'
import { isRecord, textOf } from './shapes.ts'
import { statusCode, statusText } from './status-text.ts'
import { validationError } from './validation-error.ts'
import { readViolations } from './violations.ts'

/** What the error needs to know of the operation that failed. */
export interface FailedOperation {
  readonly id: string
  /** Path argument → the dotted body field that repeats it. */
  readonly mirrors?: Readonly<Record<string, string>>
}

type Application = NonNullable<ApiErrorDetails['applicationError']>

/** The platform's id of a request, from the answer's headers. */
const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('x-wix-request-id') ?? undefined

/** Answers that say "not now" rather than "no"; no answer at all says the same. */
const passing = [408, 425, 429, 500, 502, 503, 504]

const mayPass = (status: number | undefined): boolean =>
  status === undefined || passing.includes(status)

/**
 * A system error: the platform failed, did not answer, or answered what nobody can read.
 * Its text is `System error occurred, request-id: {id}`, without the id if there is none.
 */
export const systemError = ({
  response,
  code,
  ...parts
}: CallFate & {
  readonly operation?: string
  readonly response?: Response | undefined
  readonly code?: string
  readonly details?: ApiErrorDetails
  readonly cause?: unknown
}): ApiError => {
  const requestId = response && requestIdOf(response)
  const status = response?.status
  return new ApiError({
    retryable: code === undefined && mayPass(status),
    ...parts,
    kind: 'system',
    code: code ?? statusCode(status),
    message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
    status,
    requestId,
  })
}

const readApplication = (
  given: Readonly<Record<string, unknown>>,
  status: number,
): Application => ({
  description: textOf(given.description) ?? statusText(status),
  code: textOf(given.code) ?? statusCode(status),
  data: given.data ?? {},
})

/** `id: product.id` → `product.id: id`. */
const argumentNames = (mirrors: FailedOperation['mirrors'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(mirrors).map(([argument, path]) => [path, argument]))

/**
 * The error of an answer that is not a success.
 *
 * Where the published client and the specification differ this follows the specification: any 5xx
 * is a system error with its one text, and a 4xx without a server code gets the upper-snake form of
 * its status text. What a 5xx says of itself is kept in `details`.
 *
 * @param body the parsed body, or its text when it is not JSON
 * @param fate what the transport knows of the call
 */
export const errorFromAnswer = (
  operation: FailedOperation,
  response: Response,
  body: unknown,
  fate: CallFate = {},
): ApiError => {
  const { status } = response
  const details = isRecord(body) && isRecord(body.details) ? body.details : {}
  const given = isRecord(details.applicationError) ? details.applicationError : undefined
  const application = readApplication(given ?? {}, status)

  if (status < 400 || status > 499) {
    return systemError({
      operation: operation.id,
      response,
      // Followed nowhere: headers and body were meant for the platform.
      ...(status < 400 ? { code: 'REDIRECTED' } : {}),
      ...(given ? { details: { applicationError: application } } : {}),
      ...fate,
    })
  }
  const known = {
    status,
    requestId: requestIdOf(response),
    operation: operation.id,
    retryable: mayPass(status),
    ...fate,
  }

  if (isRecord(details.validationError)) {
    const { fieldViolations } = details.validationError
    const violations = readViolations(
      Array.isArray(fieldViolations) ? fieldViolations : [],
      argumentNames(operation.mirrors),
    )
    return validationError(violations, known)
  }

  const { description } = application
  const message = (isRecord(body) ? textOf(body.message) : undefined) || description
  // A status text is a stand-in for a missing description, not worth repeating behind a message.
  const isJoined = textOf(given?.description) !== undefined && message !== description
  return new ApiError({
    ...known,
    kind: 'application',
    code: application.code,
    message: isJoined ? `${message}: ${description}` : message,
    details: { applicationError: application },
  })
}
