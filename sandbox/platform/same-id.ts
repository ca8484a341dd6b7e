/** Ids in a body that the operation implies by other means. */
import { refusedField } from './errors.ts'

/** Refuses an id other than the implied one; it is optional and case-insensitive. */
export function assertSameId(field: string, sent: string | null | undefined, meant: string): void {
  if (!sent || sent.toLowerCase() === meant.toLowerCase()) return
  const description = `must be ${meant} or omitted`
  throw refusedField(field, 'VALIDATION', description, { id: meant })
}
