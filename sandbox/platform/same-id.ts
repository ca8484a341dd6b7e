/** Ids of a body that an operation's path does not hold, but means. */
import { refusedField } from './errors.ts'

/** Refuses an id other than the one that is meant; none is right, and case does not count. */
export function assertSameId(field: string, sent: string | null | undefined, meant: string): void {
  if (!sent || sent.toLowerCase() === meant.toLowerCase()) return
  const description = `must be ${meant}, or be left out`
  throw refusedField(field, 'VALIDATION', description, { id: meant })
}
