/** The two failures that handlers throw, and their envelope. */
import { type ErrorCode, errorMeanings } from '../../generated/errors.ts'
import type { ErrorEnvelope, FieldViolation, RuleType } from '../../generated/wire.ts'

/** One refused field. Its path is dotted: `product.priceData.price`, `variants[2].id`. */
export type Violation = Readonly<FieldViolation>

/** The platform understood the request and refused it: status, code and message. */
export class ApplicationError extends Error {
  override readonly name = 'ApplicationError'
  readonly status: number
  readonly code: ErrorCode
  readonly description: string
  readonly data: object

  /** @param description defaults to the meaning of the code */
  constructor(
    status: number,
    code: ErrorCode,
    description: string = errorMeanings[code],
    data: object = {},
  ) {
    super(description)
    this.status = status
    this.code = code
    this.description = description
    this.data = data
  }
}

/** Violations of a request. Always status 400. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly violations: readonly Violation[]

  constructor(violations: readonly Violation[]) {
    const sorted = [...violations].sort((a, b) =>
      a.field < b.field ? -1 : a.field > b.field ? 1 : 0,
    )
    const fields = sorted.map(({ field, description }) => `"${field}" ${description}`)
    super(`INVALID_ARGUMENT: ${fields.join(', ')}`)
    this.violations = sorted
  }
}

/** Whether an error was thrown on purpose. */
export function isRefusal(error: unknown): error is ApplicationError | ValidationError {
  return error instanceof ApplicationError || error instanceof ValidationError
}

/** Throws violations, if any. */
export function assertNone(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ValidationError(violations)
}

/** Creates a violation; `data` may contain the threshold or the allowed values. */
export function violation(
  field: string,
  violatedRule: RuleType,
  description: string,
  data?: Readonly<Record<string, unknown>>,
): Violation {
  return { field, description, violatedRule, ...(data && { data }) }
}

/** The error for a single violation; parameters as of {@link violation}. */
export function refusedField(...broken: Parameters<typeof violation>): ValidationError {
  return new ValidationError([violation(...broken)])
}

/** The error for an unknown id: 404 with the description's code. */
export function notFound(code: ErrorCode, description: string, data: object = {}) {
  return new ApplicationError(404, code, description, data)
}

/** The error for a caller without permission. */
export function denied(description: string, data: object = {}): ApplicationError {
  return new ApplicationError(403, 'PERMISSION_DENIED', description, data)
}

/** The error for a caller whose session ended during the request. */
export function sessionEnded(): ApplicationError {
  return new ApplicationError(401, 'UNAUTHENTICATED', 'The session has ended. Sign in again.')
}

/** The envelope of an intended failure. */
export function envelopeOf(error: ApplicationError | ValidationError): ErrorEnvelope {
  if (error instanceof ValidationError) {
    return {
      message: error.message,
      details: { validationError: { fieldViolations: [...error.violations] } },
    }
  }
  const { description, code, data } = error
  return {
    message: description,
    details: { applicationError: { description, code, data: { ...data } } },
  }
}

/** Refuses an id other than the implied one; it is optional and case-insensitive. */
export function assertSameId(field: string, sent: string | null | undefined, meant: string): void {
  if (!sent || sent.toLowerCase() === meant.toLowerCase()) return
  const description = `must be ${meant} or omitted`
  throw refusedField(field, 'VALIDATION', description, { id: meant })
}
