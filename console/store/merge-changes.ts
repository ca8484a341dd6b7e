// Three-way merge of changes of one record.
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

/** The merged record, and the conflicting fields by their paths in `mine`. */
export interface Merged<Row> {
  readonly record: Row
  readonly conflicts: readonly Conflict[]
}

/**
 * Applies the changes from `opened` to `mine` onto `current`. A field that another user changed to something else is a
 * conflict and keeps their value.
 *
 * @param opened the base: the record as first shown
 * @param mine the record as entered
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
    // My own earlier save, as the platform returns it: a save with a lost response is retried.
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
 * Merges my list with another user's changes row by row, such as units that a buyer took while I added a variant.
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
 * The current record with all my changes, overwriting another user's.
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

/** The path in `current` of a field of `opened`: its row may have moved. Undefined for a removed row. */
function movedPath(opened: unknown, current: unknown, path: string): string | undefined {
  return pathByNumbers(current, pathByIds(opened, path))
}
