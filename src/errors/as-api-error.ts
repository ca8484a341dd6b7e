import { ApiError } from './api-error.ts'
import { systemError } from './system-error.ts'

/**
 * Any caught value as an ApiError: itself when it is one, else the cause of a system error. That error
 * is not retryable: failures of the network, which may pass, are ApiErrors already.
 */
export const asApiError = (caught: unknown): ApiError =>
  ApiError.is(caught) ? caught : systemError({ cause: caught, retryable: false })
