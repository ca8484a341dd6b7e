// Reads every record that a list finds, page by page, projected to the fields a change needs.

import type { Identified } from '../../store/resource-adapter.ts'

interface Page<Row> {
  readonly data: readonly Row[]
  readonly total?: number | undefined
  /** Whether the platform stopped counting at the total. */
  readonly meta?: { readonly capped?: boolean; readonly deleted?: number }
}

interface ReadAll<Row extends Identified, Kept> {
  /** How many records a page has. */
  readonly size: number
  /** Reads a page in an order that the change does not alter; from 1. */
  page(page: number, signal: AbortSignal): Promise<Page<Row>>
  /** Projects a record; undefined leaves it out. */
  keep(row: Row): Kept | undefined
  /** How many records have been read, of how many that the list finds. */
  progress?(read: number, total: number): void
  readonly signal: AbortSignal
}

const PAGES_AT_ONCE = 4

/** A pass during a concurrent change is repeated: a record may have moved to a page already read. */
const MOST_PASSES = 3

/**
 * Every record once, despite concurrent changes. Reads to the end before anything is changed: a change of a filtered
 * field would shift the pages.
 *
 * @throws what a page throws; the signal's abort reason
 */
export async function readAll<Row extends Identified, Kept>(
  given: ReadAll<Row, Kept>,
): Promise<Kept[]> {
  const kept = new Map<string, Kept>()
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const found = await readOnce(given)
    if (found.steady) kept.clear()
    for (const [id, held] of found.kept) kept.set(id, held)
    if (found.steady) break
  }
  return [...kept.values()]
}

/** Reads the list once; tells whether it stayed the same. */
async function readOnce<Row extends Identified, Kept>(given: ReadAll<Row, Kept>) {
  const { page, size, keep, progress, signal } = given
  const seen = new Set<string>()
  /** By page: one may arrive before those ahead of it. */
  const pages: [id: string, Kept][][] = []
  const totals = new Set<number>()
  let total = 0
  let capped = false
  let deleted = 0
  /** A full page of an uncounted list may have a next one. */
  let beyond = 0
  const take = async (number: number) => {
    const { data, total: counted = data.length, meta } = await page(number, signal)
    signal.throwIfAborted()
    if (meta?.capped) {
      capped = true
      if (data.length === size) beyond = Math.max(beyond, number * size + 1)
    } else totals.add(counted)
    total = Math.max(counted, beyond)
    deleted += meta?.deleted ?? 0
    for (const { id } of data) seen.add(id)
    pages[number - 1] = data.flatMap((row) => {
      const held = keep(row)
      return held === undefined ? [] : [[row.id, held]]
    })
    progress?.(Math.min(seen.size, total), total)
  }
  await take(1)
  let next = 2
  const worker = async () => {
    while ((next - 1) * size < total) {
      next += 1
      await take(next - 1)
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker)).finally(() => {
    // The other workers of a failed pass end, too.
    next = Number.POSITIVE_INFINITY
  })
  if (capped) {
    total = seen.size
    progress?.(total, total)
  }
  return { kept: new Map(pages.flat()), steady: totals.add(seen.size + deleted).size === 1 }
}
