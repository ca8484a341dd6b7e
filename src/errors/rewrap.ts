import { ApiError, type ApiErrorParts } from './api-error.ts'

/** The same failure told otherwise, under the catalogue's text for it, say; the original is its cause. */
export const rewrap = (error: ApiError, change: Partial<ApiErrorParts>): ApiError =>
  // By name: a message is not enumerable, so spreading an Error loses it.
  new ApiError({ ...error, message: error.message, cause: error, ...change })
