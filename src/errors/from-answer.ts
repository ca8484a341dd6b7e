/** Makes one ApiError of a failed or missing answer, with the texts of the specification's point 8. */
import { fieldsOf, isRecord, listOf, textOf } from '../values/json.ts'
import { ApiError, type RetryInfo } from './api-error.ts'
import { statusCode, statusText } from './status-text.ts'
import { saidBy, systemError } from './system-error.ts'
import { validationError } from './validation-error.ts'
import { readViolations } from './violations.ts'

/** The part of an operation that its errors use. */
export interface FailedOperation {
  readonly id: string
  /** Path argument → the dotted body field that repeats it. */
  readonly mirrors?: Readonly<Record<string, string>>
}

/** `id: product.id` → `product.id: id`. */
const argumentNames = (mirrors: FailedOperation['mirrors'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(mirrors).map(([argument, path]) => [path, argument]))

/**
 * The error of an answer that is not a success, in the order of the specification's point 8: refused
 * fields, the application's code, any other 4xx by its status, a system error for the rest. An
 * explanation counts with any status, 5xx included; the status decides only whether to try again.
 *
 * @param body the parsed body, or its text when it is not JSON
 * @param retryInfo what the transport reports about retrying this call
 */
export const errorFromAnswer = (
  operation: FailedOperation,
  response: Response,
  body: unknown,
  retryInfo: RetryInfo = {},
): ApiError => {
  const { status } = response
  const { details, message } = fieldsOf(body)
  const { applicationError, validationError: refused } = fieldsOf(details)
  const known = { ...saidBy(response), operation: operation.id, ...retryInfo }

  if (isRecord(refused)) {
    return validationError(
      readViolations(listOf(refused.fieldViolations), argumentNames(operation.mirrors)),
      known,
    )
  }

  if (!isRecord(applicationError) && (status < 400 || status > 499)) {
    return systemError({
      operation: operation.id,
      response,
      // Redirects are not followed: headers and body are for the platform only.
      code: status < 400 ? 'REDIRECTED' : statusCode(status),
      ...retryInfo,
    })
  }

  const given = fieldsOf(applicationError)
  const ownDescription = textOf(given.description)
  const description = ownDescription ?? statusText(status)
  const code = textOf(given.code) ?? statusCode(status)
  const ownMessage = textOf(message) || description
  // A status text replaces a missing description; after a message it would only repeat it.
  const isJoined = ownDescription !== undefined && ownMessage !== description
  return new ApiError({
    ...known,
    kind: 'application',
    code,
    message: isJoined ? `${ownMessage}: ${description}` : ownMessage,
    details: { applicationError: { description, code, data: given.data ?? {} } },
  })
}
