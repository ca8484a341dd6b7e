import { ApiError, type ApiErrorParts } from './api-error.ts'

/** The same failure with another text, such as the specified one; the original error is its cause. */
export const rewrap = (error: ApiError, change: Partial<ApiErrorParts>): ApiError =>
  // By name: a message is not enumerable, so spreading an Error loses it.
  new ApiError({ ...error, message: error.message, cause: error, ...change })
