/** A failed answer, or none at all, becomes one ApiError with the texts of the specification's point 8. */
import { ApiError } from './api-error.ts'
import { isRecord, textOf } from './shapes.ts'
import { statusCode, statusText } from './status-text.ts'
import { readViolations, violationMessage } from './violations.ts'

/** What the error needs to know of the operation that failed. */
export interface FailedOperation {
  readonly id: string
  readonly mirrors?: Readonly<Record<string, string>>
}

/** The platform's id of a request, from the answer's headers. */
const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('x-wix-request-id') ?? undefined

/**
 * A system error: the platform failed, did not answer, or answered what nobody can read.
 * Its text is `System error occurred, request-id: {id}`, without the id if there is none.
 */
export const systemError = (parts: {
  readonly operation?: string
  readonly response?: Response
  readonly code?: string
  readonly cause?: unknown
}): ApiError => {
  const requestId = parts.response && requestIdOf(parts.response)
  const status = parts.response?.status
  return new ApiError({
    kind: 'system',
    code: parts.code ?? statusCode(status),
    message: `System error occurred${requestId ? `, request-id: ${requestId}` : ''}`,
    status,
    requestId,
    operation: parts.operation,
    cause: parts.cause,
  })
}

/**
 * The error of an answer that is not a success. Where the published client and the specification
 * differ this follows the specification: a 5xx is a system error (but for 501 with a server code),
 * and a 4xx without a server code gets the upper-snake form of its status text.
 *
 * @param body the parsed body, or its text when it is not JSON
 */
export const errorFromAnswer = (
  operation: FailedOperation,
  response: Response,
  body: unknown,
): ApiError => {
  const { status } = response
  const details = isRecord(body) && isRecord(body.details) ? body.details : {}
  const known = { status, requestId: requestIdOf(response), operation: operation.id }

  const application = isRecord(details.applicationError) ? details.applicationError : undefined
  // 501 with a code is the platform's decision, not its failure: repeating the call cannot help.
  const decided = (status >= 400 && status <= 499) || (status === 501 && application)
  if (!decided) return systemError({ operation: operation.id, response })

  if (isRecord(details.validationError)) {
    const { fieldViolations } = details.validationError
    const violations = readViolations(
      Array.isArray(fieldViolations) ? fieldViolations : [],
      operation.mirrors,
    )
    return new ApiError({
      ...known,
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: violationMessage(violations),
      details: { validationError: { fieldViolations: violations } },
      violations,
    })
  }

  const serverMessage = (isRecord(body) ? textOf(body.message) : undefined) || undefined
  const description = textOf(application?.description) ?? statusText(status)
  const code = textOf(application?.code) ?? statusCode(status)
  const data = application?.data ?? {}
  const message = serverMessage ?? description
  return new ApiError({
    ...known,
    kind: 'application',
    code,
    // A status text is a stand-in for a missing description, not worth repeating behind a message.
    message: application && message !== description ? `${message}: ${description}` : message,
    details: { applicationError: { description, code, data } },
  })
}
