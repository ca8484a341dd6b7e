import { ApiError } from './api-error.ts'
import { systemError } from './from-answer.ts'

/** Any caught value as an ApiError: itself when it is one, else the cause of a system error. */
export const asApiError = (caught: unknown): ApiError =>
  ApiError.is(caught) ? caught : systemError({ cause: caught })
