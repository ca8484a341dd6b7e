/** What a change of the description means to the code of a caller. */

/**
 * The worst first.
 *
 * - `types`: code that compiles with the last version does not compile with this one
 * - `behaviour`: it compiles, but a call that was taken is refused or does something else
 * - `tables`: it compiles, unless it has a table with an entry for each value of an enumeration
 * - `none`: it compiles and does what it did
 */
export const impacts = ['types', 'behaviour', 'tables', 'none'] as const
export type Impact = (typeof impacts)[number]

/** One change, at the place where callers meet it. */
export interface Change {
  /** What it belongs to: an operation with its arguments, a type, a query, the error codes. */
  readonly subject: string
  /** The argument or field, dotted; empty for the subject itself. */
  readonly place: string
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated'
  /** What is different now, as the end of a sentence that begins with the place. */
  readonly what: string
  /** What a caller should do. */
  readonly advice?: string
  readonly impact: Impact
  /** Ids of the operations with callers that the change affects. */
  readonly operations: readonly string[]
}

/** A change of which only the place inside its subject is known. */
export type Difference = Omit<Change, 'subject' | 'operations'>

/** A difference at a place: what it is, and what a caller should do where that is not nothing. */
export function told(
  impact: Impact,
  kind: Change['kind'],
  place: string,
  what: string,
  advice?: string,
): Difference {
  return { place, kind, what, impact, advice }
}

/** What the second list lacks of the first. */
export function missing(from: readonly string[], to: readonly string[]): readonly string[] {
  return from.filter((item) => !to.includes(item))
}

/** Differences as changes of what they belong to. */
export function changesOf(
  subject: string,
  operations: readonly string[],
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
