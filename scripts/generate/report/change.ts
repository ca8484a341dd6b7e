/** A change of the description and its impact on callers. */

/**
 * By severity.
 *
 * - `types`: code that compiles with the last version does not compile with this one
 * - `behaviour`: it compiles, but an accepted call is now refused or acts differently
 * - `tables`: it compiles, unless it has an exhaustive table of an enumeration
 * - `none`: no impact
 */
export const impacts = ['types', 'behaviour', 'tables', 'none'] as const
export type Impact = (typeof impacts)[number]

/** One change, from the callers' view. */
export interface Change {
  /** An operation with its arguments, a type, a query, the error codes. */
  readonly subject: string
  /** The argument or field, dotted; empty for the subject itself. */
  readonly place: string
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated'
  /** The predicate of a sentence that begins with the place. */
  readonly what: string
  readonly advice?: string
  readonly impact: Impact
  readonly operations: readonly string[]
}

export type Difference = Omit<Change, 'subject' | 'operations'>

/** A difference at a place, with advice if callers must act. */
export function told(
  impact: Impact,
  kind: Change['kind'],
  place: string,
  what: string,
  advice?: string,
): Difference {
  return { place, kind, what, impact, advice }
}

/** The items of the first list that the second lacks. */
export function missing(from: readonly string[], to: readonly string[]): readonly string[] {
  return from.filter((item) => !to.includes(item))
}

export function changesOf(
  subject: string,
  operations: readonly string[] = [],
  differences: readonly Difference[],
): readonly Change[] {
  return differences.map((difference) => ({ ...difference, subject, operations }))
}

export function breaks({ impact }: Pick<Change, 'impact'>): boolean {
  return impact === 'types' || impact === 'behaviour'
}

/** `body` and `lines[].quantity` → `body.lines[].quantity`. */
export function placeIn(place: string, inner: string): string {
  if (place === '' || inner === '') return place + inner
  return inner.startsWith('[') ? place + inner : `${place}.${inner}`
}
