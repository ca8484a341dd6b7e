import { ApiError, type RetryInfo, type Violation } from './api-error.ts'

/** `INVALID_ARGUMENT: "a" is missing, "b" is too long` (specification, point 8). */
export const violationMessage = (violations: readonly Violation[]): string =>
  `INVALID_ARGUMENT: ${violations
    .map(({ field, description }) => `"${field}" ${description}`)
    .join(', ')}`

/**
 * The error of refused fields.
 *
 * @param known further fields of the error
 */
export const validationError = (
  fieldViolations: readonly Violation[],
  known: RetryInfo & {
    readonly status?: number
    readonly requestId?: string | undefined
    readonly operation?: string
    readonly cause?: unknown
  } = {},
): ApiError =>
  new ApiError({
    ...known,
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: violationMessage(fieldViolations),
    details: { validationError: { fieldViolations } },
  })
