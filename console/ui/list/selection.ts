// The selection of a list: single rows, or all that it finds. All is a predicate, its search and filters: rows of
// other pages need not be read.
import type { Identified } from '../../store/resource-adapter.ts'

export interface Selection<Row> {
  /** Of all, whatever the list finds at the time, on every page. */
  readonly of: 'some' | 'all'
  /** By id: the ticked ones, in the order they were ticked; of all, those left out. */
  readonly rows: ReadonlyMap<string, Row>
}

export const nothingTicked: Selection<never> = { of: 'some', rows: new Map<string, never>() }

export const everythingTicked: Selection<never> = { ...nothingTicked, of: 'all' }

export function isTicked({ of, rows }: Selection<unknown>, id: string): boolean {
  return rows.has(id) === (of === 'some')
}

/** How many rows are ticked, of how many that the list finds. */
export function countTicked({ of, rows }: Selection<unknown>, total: number): number {
  return of === 'all' ? Math.max(0, total - rows.size) : rows.size
}

export function withTicks<Row extends Identified>(
  { of, rows: noted }: Selection<Row>,
  rows: readonly Row[],
  ticked: boolean,
): Selection<Row> {
  const next = new Map(noted)
  for (const row of rows) {
    if (ticked === (of === 'some')) next.set(row.id, row)
    else next.delete(row.id)
  }
  return { of, rows: next }
}

/** The rows from one to another, in the order the page shows them; only `to` where the page lacks `from`. */
export function rowsBetween<Row extends Identified>(
  page: readonly Row[],
  from: string | undefined,
  to: string,
): readonly Row[] {
  const start = page.findIndex(({ id }) => id === from)
  const end = page.findIndex(({ id }) => id === to)
  if (end < 0) return []
  const [low, high] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)]
  return page.slice(low, high + 1)
}

export function ticksOf(
  selection: Selection<unknown>,
  page: readonly Identified[],
): 'none' | 'some' | 'all' {
  const ticked = page.filter(({ id }) => isTicked(selection, id)).length
  if (ticked === 0) return 'none'
  return ticked === page.length ? 'all' : 'some'
}

/** The rows ticked one by one, refreshed from the current page where they changed since. */
export function currentRows<Row extends Identified>(
  ticked: ReadonlyMap<string, Row>,
  page: readonly Row[],
): Row[] {
  const shown = new Map(page.map((row) => [row.id, row]))
  return [...ticked.values()].map((row) => shown.get(row.id) ?? row)
}
