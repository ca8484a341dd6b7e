// Which rows are ticked.

/** The ticked rows by id, in the order they were ticked. */
export type Selection<Row> = ReadonlyMap<string, Row>

interface Identified {
  readonly id: string
}

/** Ticks these rows, or takes their ticks away. */
export function withTicks<Row extends Identified>(
  selection: Selection<Row>,
  rows: readonly Row[],
  ticked: boolean,
): Selection<Row> {
  const next = new Map(selection)
  for (const row of rows) {
    if (ticked) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
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
  return start < 0
    ? page.slice(end, end + 1)
    : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** How much of a page is ticked. */
export function ticksOf<Row extends Identified>(
  selection: Selection<Row>,
  page: readonly Row[],
): 'none' | 'some' | 'all' {
  const ticked = page.filter(({ id }) => selection.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === page.length ? 'all' : 'some'
}

/** The ticked rows as the page shows them now: a row that was changed since is taken from the page. */
export function currentRows<Row extends Identified>(
  selection: Selection<Row>,
  page: readonly Row[],
): Row[] {
  const shown = new Map(page.map((row) => [row.id, row]))
  return [...selection.values()].map((row) => shown.get(row.id) ?? row)
}
