import { ApiError } from './api-error.ts'

/** The same failure under the text the catalogue has for it; the original is its cause. */
export const reworded = (error: ApiError, message: string): ApiError =>
  new ApiError({ ...error, message, cause: error })
