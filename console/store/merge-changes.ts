// Merges two people's changes of one record.
import { sameValue } from './changed-fields.ts'
import type { Conflict } from './failure.ts'
import { changesBetween, type FieldChange, valueAt, withChanges } from './record-changes.ts'

/** A record with both people's changes, and the fields that both changed. */
export interface Merged<Row> {
  readonly record: Row
  readonly conflicts: readonly Conflict[]
}

/**
 * Makes the changes from `opened` to `mine` in `current`. A field that another user changed to something else in the
 * meantime is a conflict and keeps their value.
 *
 * @param opened the record as the form showed it first
 * @param mine the record as it was entered
 * @param current the record as the platform holds it now
 */
export function mergeChanges<Row>(opened: Row, mine: unknown, current: Row): Merged<Row> {
  const conflicts: Conflict[] = []
  const free: FieldChange[] = []
  for (const change of changesBetween(opened, mine)) {
    const theirs = valueAt(current, change.path)
    if (sameValue(theirs, change.to)) continue
    if (sameValue(theirs, change.from)) free.push(change)
    else conflicts.push({ ...change, theirs })
  }
  return { record: withChanges(current, free), conflicts }
}
