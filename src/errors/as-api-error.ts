import { ApiError } from './api-error.ts'
import { systemError } from './system-error.ts'

/**
 * Any caught value as an ApiError: itself when it is one, else the cause of a system error. A failure
 * of the network is an ApiError already, so there is no sense in trying this again.
 */
export const asApiError = (caught: unknown): ApiError =>
  ApiError.is(caught) ? caught : systemError({ cause: caught, retryable: false })
