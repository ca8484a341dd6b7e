import { toHttpError } from './form-errors.ts'

/**
 * A failure in words for the store's owner.
 *
 * @param otherwise the words for a failure that has none of its own
 */
export function wordsFor(reason: unknown, otherwise: string): string {
  const failure = toHttpError(reason, '')
  return failure instanceof Error && failure.message ? failure.message : otherwise
}
