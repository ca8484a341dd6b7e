// Merges two people's changes of one record.
import { sameValue } from './changed-fields.ts'
import type { Conflict } from './failure.ts'
import {
  changesBetween,
  type FieldChange,
  pathByIds,
  pathByNumbers,
  valueAt,
  withChanges,
} from './record-changes.ts'

/** A record with both people's changes, and the fields that both changed, by their paths in `opened`. */
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
    const path = movedPath(opened, current, change.path)
    const theirs = path === undefined ? undefined : valueAt(current, path)
    if (sameValue(theirs, change.to)) continue
    if (path !== undefined && sameValue(theirs, change.from)) free.push({ ...change, path })
    else conflicts.push({ ...change, theirs })
  }
  return { record: withChanges(current, free), conflicts }
}

/** Where a field of `opened` is in `current`: its row may have moved. Undefined where the row is gone. */
export function movedPath(opened: unknown, current: unknown, path: string): string | undefined {
  return pathByNumbers(current, pathByIds(opened, path))
}
