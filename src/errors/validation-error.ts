import { ApiError, type RetryInfo, type Violation } from './api-error.ts'
import { violationMessage } from './violations.ts'

/**
 * The error of refused fields.
 *
 * @param known what is known of the call besides
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
