// Three-way merge of changes of one record.
import { holds } from './changed-fields.ts'
import type { Conflict } from './failure.ts'
import {
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
    if (path !== undefined && isSame(theirs, change.from)) {
      free.push({ ...change, path })
      continue
    }
    // My own earlier save, as the platform returns it: a save with a lost response is retried.
    if (holds(theirs, change.to) || isSlugOf(change, theirs)) continue
    const rows = mergeTexts(change, theirs) ?? mergeRows(change, theirs)
    if (path !== undefined && rows !== undefined) {
      free.push({ ...change, path, to: rows.record })
      conflicts.push(...rows.conflicts)
    } else conflicts.push({ ...change, theirs })
  }
  return { record: withChanges(current, free), conflicts }
}

/** Whether two values differ at most in the order of their fields, as two responses may. */
function isSame(one: unknown, other: unknown): boolean {
  return holds(one, other) && holds(other, one)
}

/** Whether the platform made their slug of the text that I entered. */
function isSlugOf({ path, to }: FieldChange, theirs: unknown): boolean {
  return path.endsWith('slug') && lettersOf(theirs) === lettersOf(to)
}

/** Without accents, case and punctuation. */
function lettersOf(text: unknown): string {
  return String(text)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Merges my list with theirs row by row, such as units that a buyer took while I added a variant. Undefined where they
 * added or removed rows that I did not, or changed one that I removed.
 */
function mergeRows({ path, from, to }: FieldChange, theirs: unknown): Merged<unknown> | undefined {
  if (!areRows(from) || !areRows(to) || !areRows(theirs)) return undefined
  const [before, now] = [byId(from), byId(theirs)]
  const mine = identified(to, from)
  const kept = byId(mine)
  // My own earlier save, of which a part arrived: a new variant is known by its choices.
  const added = new Set(mine.flatMap((row) => (before.has(row.id) ? [] : (keyOf(row) ?? []))))
  const isMergeable =
    from.every(({ id }) =>
      kept.has(id) ? now.has(id) : !now.has(id) || isSame(before.get(id), now.get(id)),
    ) && theirs.every((row) => before.has(row.id) || added.has(keyOf(row) ?? ''))
  if (!isMergeable) return undefined
  const rows = mine.map((row) =>
    before.has(row.id)
      ? mergeChanges<unknown>(before.get(row.id), row, now.get(row.id))
      : { record: row, conflicts: [] },
  )
  return {
    record: rows.map(({ record }) => record),
    conflicts: rows.flatMap(({ conflicts }, index) =>
      conflicts.map((conflict) => ({ ...conflict, path: `${path}.${index}.${conflict.path}` })),
    ),
  }
}

interface ListRow {
  /** Empty for a new one. */
  readonly id: string
  /** Those of a variant. */
  readonly choices?: unknown
}

function areRows(value: unknown): value is readonly ListRow[] {
  return idsOf(value) !== undefined
}

function byId(rows: readonly ListRow[]): ReadonlyMap<string, ListRow> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** The identity of a variant without an id; undefined for other rows. */
function keyOf({ choices }: ListRow): string | undefined {
  return choices === undefined ? undefined : JSON.stringify(choices)
}

/** The rows, where a new variant has the id of the saved one with its choices. */
function identified(rows: readonly ListRow[], saved: readonly ListRow[]): readonly ListRow[] {
  const ids = new Map(saved.map((row) => [keyOf(row), row.id]))
  return rows.map((row) => {
    const key = row.id === '' ? keyOf(row) : undefined
    return key === undefined ? row : { ...row, id: ids.get(key) ?? '' }
  })
}

/** Merges lists of texts as sets, such as a product's collections: what one adds, another's removals leave. */
function mergeTexts({ from, to }: FieldChange, theirs: unknown): Merged<unknown> | undefined {
  if (!areTexts(from) || !areTexts(to) || !areTexts(theirs)) return undefined
  const left = theirs.filter((text) => to.includes(text) || !from.includes(text))
  const added = to.filter((text) => !from.includes(text) && !theirs.includes(text))
  return { record: [...left, ...added], conflicts: [] }
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

/** The current record with all my changes, overwriting another user's but for the conflicts at the kept paths. */
export function makeAgain<Row>(
  opened: Row,
  mine: unknown,
  current: Row,
  kept: readonly string[] = [],
): Row {
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
