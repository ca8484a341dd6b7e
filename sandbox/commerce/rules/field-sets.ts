/** Field sets of members. */
import type { FieldSet } from '../../../generated/wire.ts'

/** Field sets by size; each includes all smaller ones. */
const rank: Readonly<Record<FieldSet, number>> = { PUBLIC: 0, EXTENDED: 1, FULL: 2 }

/** Reads `fieldsets` and its deprecated single form; the widest wins, PUBLIC by default. */
export function requestedFieldSet(
  asked:
    | {
        readonly fieldSet?: FieldSet | undefined
        readonly fieldsets?: readonly FieldSet[] | undefined
      }
    | undefined,
): FieldSet {
  const sets = [...(asked?.fieldsets ?? [])]
  if (sets.length === 0 && asked?.fieldSet !== undefined) sets.push(asked.fieldSet)
  return sets.reduce<FieldSet>((widest, set) => (rank[set] > rank[widest] ? set : widest), 'PUBLIC')
}

/** True when `set` includes `atLeast`. */
export function shows(set: FieldSet, atLeast: FieldSet): boolean {
  return rank[set] >= rank[atLeast]
}
