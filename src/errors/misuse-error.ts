/** The error of a programming mistake, whose messages are loaded with the first one. */
import { ApiError, type ApiErrorParts } from './api-error.ts'

/** @param find picks the mistake */
export const misuseError = async (
  find: (known: typeof import('./misuse.ts')) => ApiErrorParts,
): Promise<ApiError> => new ApiError(find(await import('./misuse.ts')))
