import { ApiError } from '../errors/api-error.ts'

/**
 * The 401 of a call whose caller is gone: the member's session ended while it was under way, and
 * it was not repeated as somebody else. Code `SESSION_ENDED`; the platform's own error is the
 * cause.
 */
export const sessionEnded = (error: ApiError): ApiError =>
  new ApiError({ ...error, message: error.message, code: 'SESSION_ENDED', cause: error })
