import { ApiError } from './api-error.ts'
import { systemError } from './system-error.ts'

/**
 * Any caught value as an ApiError: itself when it is one, else wrapped in a system error. That one is
 * not retryable: network failures, which may be transient, are ApiErrors already.
 */
export const asApiError = (caught: unknown): ApiError =>
  ApiError.is(caught) ? caught : systemError({ cause: caught, retryable: false })
