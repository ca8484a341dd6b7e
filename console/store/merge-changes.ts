// Merges two people's changes of one record.
import { holds, sameValue } from './changed-fields.ts'
import type { Conflict } from './failure.ts'
import {
  areAligned,
  changesBetween,
  type FieldChange,
  idsOf,
  pathByIds,
  pathByNumbers,
  valueAt,
  withChanges,
} from './record-changes.ts'

/** A record with both people's changes, and the fields that both changed, by their paths in `mine`. */
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
    if (path !== undefined && sameValue(theirs, change.from)) {
      free.push({ ...change, path })
      continue
    }
    // What I saved before, as the platform answers it: a save whose answer was lost is made again.
    if (holds(theirs, change.to)) continue
    const rows = mergeRows(change, theirs)
    if (path !== undefined && rows !== undefined) {
      free.push({ ...change, path, to: rows.record })
      conflicts.push(...rows.conflicts)
    } else conflicts.push({ ...change, theirs })
  }
  return { record: withChanges(current, free), conflicts }
}

/**
 * My list of rows with what another user changed in them, such as the units that a buyer took while I added a variant.
 * Undefined where they added or removed rows, or changed one that I removed.
 */
function mergeRows({ path, from, to }: FieldChange, theirs: unknown): Merged<unknown> | undefined {
  const [before, after] = [idsOf(from), idsOf(to)]
  if (!before || !after || !areAligned(from, theirs)) return undefined
  const at = (id: string) => String(before.indexOf(id))
  const isSame = (id: string) => sameValue(valueAt(from, at(id)), valueAt(theirs, at(id)))
  if (!before.every((id) => after.includes(id) || isSame(id))) return undefined
  const rows = after.map((id, index) =>
    before.includes(id)
      ? mergeChanges(valueAt(from, at(id)), valueAt(to, String(index)), valueAt(theirs, at(id)))
      : { record: valueAt(to, String(index)), conflicts: [] },
  )
  return {
    record: rows.map(({ record }) => record),
    conflicts: rows.flatMap(({ conflicts }, index) =>
      conflicts.map((conflict) => ({ ...conflict, path: `${path}.${index}.${conflict.path}` })),
    ),
  }
}

/**
 * The record as it is now with all that I changed, also where another user changed it too.
 *
 * @param kept the paths of conflicts that keep their value
 */
export function makeAgain(
  opened: unknown,
  mine: unknown,
  current: unknown,
  kept: readonly string[] = [],
): unknown {
  const { record, conflicts } = mergeChanges(opened, mine, current)
  const decided = conflicts.flatMap((change) => {
    const path = kept.includes(change.path) ? undefined : movedPath(mine, record, change.path)
    return path === undefined ? [] : [{ ...change, path }]
  })
  return withChanges(record, decided)
}

/** Where a field of `opened` is in `current`: its row may have moved. Undefined where the row is gone. */
function movedPath(opened: unknown, current: unknown, path: string): string | undefined {
  return pathByNumbers(current, pathByIds(opened, path))
}
