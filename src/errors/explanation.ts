/**
 * The explanation in a failed response, in the texts of the specification's point 8. Loaded lazily,
 * with the first failure: it imports nothing of the initial bundle, which that would split in two.
 */
import { fieldsOf, isRecord, listOf, textOf } from '../values/json.ts'
import type { ApiErrorParts } from './api-error.ts'
import type { redact } from './redact.ts'
import { statusCode, statusText } from './status-text.ts'
import type { violationMessage } from './validation-error.ts'
import { readViolations } from './violations.ts'

/** The part of an operation that its explanation uses. */
export interface FailedOperation {
  readonly tag?: string
  /** Path argument → the dotted body field that repeats it. */
  readonly mirrors?: Readonly<Record<string, string>>
}

/** The parts that replace those of a system error. */
type ExplainedParts = Partial<Pick<ApiErrorParts, 'kind' | 'message' | 'details'>> & {
  readonly code: string
}

/** Functions of the initial bundle: passed, not imported (see above). */
export interface HeldByApp {
  /** Redacts the secrets in the platform's message. */
  readonly redact: typeof redact
  readonly violationMessage: typeof violationMessage
}

/** The explanation of a response, and the operation's own text where it has one: the platform's is then its cause. */
export type Explanation = ExplainedParts & { readonly ownMessage?: string | undefined }

/** `id: product.id` → `product.id: id`. */
const argumentNames = (mirrors: FailedOperation['mirrors'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(mirrors).map(([argument, path]) => [path, argument]))

/** Ids, slugs and values of enumerations: joined words of one case, each shorter than a secret, and none for a key. */
const joinedWords =
  /^(?!.*key)(?:(?:[a-z\d]{1,20}-)+[a-z\d]{1,20}|(?:[A-Z\d]{1,20}_)+[A-Z\d]{1,20})$/

/** A message without quoted tokens and keys, which are longer than other words. */
const sentenceOf = (value: unknown): string | undefined =>
  textOf(value)?.replace(/[\w-]{40,}/g, (word) => (joinedWords.test(word) ? word : '[redacted]'))

const told = (
  status: number,
  body: unknown,
  { mirrors }: FailedOperation,
  { redact, violationMessage }: HeldByApp,
): ExplainedParts => {
  const { details, message } = fieldsOf(body)
  const { applicationError, validationError } = fieldsOf(details)

  if (isRecord(validationError)) {
    const given = listOf(validationError.fieldViolations)
    const fieldViolations = readViolations(given, argumentNames(mirrors)).map((violation) => ({
      ...violation,
      description: sentenceOf(violation.description) ?? '',
    }))
    return {
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: violationMessage(fieldViolations),
      details: { validationError: { fieldViolations } },
    }
  }

  if (!isRecord(applicationError) && (status < 400 || status > 499)) {
    // Redirects are not followed: headers and body are for the platform only.
    if (status < 400) return { code: 'REDIRECTED' }
    // A text body is dropped: a proxy may echo the request in it, credentials included.
    const said = textOf(message) || isRecord(details)
    const systemError = { message: sentenceOf(message) ?? '', details: redact(details) ?? {} }
    return { code: statusCode(status), ...(said && { details: { systemError } }) }
  }

  const given = fieldsOf(applicationError)
  const ownDescription = sentenceOf(given.description)
  const description = ownDescription ?? statusText(status)
  const code = textOf(given.code) ?? statusCode(status)
  const ownMessage = sentenceOf(message) || description
  // A status text replaces a missing description; after a message it would only repeat it.
  const isJoined = ownDescription !== undefined && ownMessage !== description
  return {
    kind: 'application',
    code,
    message: isJoined ? `${ownMessage}: ${description}` : ownMessage,
    details: { applicationError: { description, code, data: given.data ?? {} } },
  }
}

/**
 * Explains an error response, in the order of the specification's point 8: refused fields, the application's code, any
 * other 4xx by its status, a code and the platform's message for the rest. An explanation counts with any status, even
 * 5xx.
 *
 * @param body the parsed body, or its text when it is not JSON
 */
export const explain = (
  status: number,
  body: unknown,
  operation: FailedOperation,
  held: HeldByApp,
): Explanation => ({
  ...told(status, body, operation, held),
  // The one operation with a text of its own (specification, point 8).
  ownMessage:
    operation.tag === 'graphql' ? `GraphQL request failed with status ${status}` : undefined,
})
