/** The error of a mistake in the caller's program, whose words are loaded with the first one. */
import { ApiError, type ApiErrorParts } from './api-error.ts'

/** @param find picks the mistake */
export const misuseError = async (
  find: (known: typeof import('./misuse.ts')) => ApiErrorParts,
): Promise<ApiError> => {
  return new ApiError(find(await import('./misuse.ts')))
}
