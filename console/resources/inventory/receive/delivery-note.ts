// A delivery note copied from a spreadsheet: on each line a SKU, and in a column after it the units.
import { readTable } from '../../products/logic/grid-paste.ts'
import { readUnits } from '../read-entry.ts'
import type { StockRow } from '../stock-row.ts'
import { scanned } from './lines.ts'

type Note = readonly (readonly string[])[]

/** The lines of a note; undefined for a single cell, which may be a part of a SKU. */
export function readNote(copied: string): Note | undefined {
  const lines = readTable(copied)
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  return lines.flat().length > 1 ? lines : undefined
}

/** The variants on a note with their units, and the lines without a known SKU or a number of units. */
export function readDelivery(note: Note, known: readonly StockRow[]) {
  const received: { readonly row: StockRow; readonly units: number }[] = []
  const skipped: string[] = []
  for (const cells of note) {
    const at = cells.findIndex((cell) => scanned(known, cell))
    const row = scanned(known, cells[at] ?? '')
    const rest = cells.slice(at + 1)
    const counts = rest.map((cell) => readUnits(cell).value)
    // A list of SKUs, each scanned once.
    const units = rest.length === 0 ? 1 : counts.find((count) => typeof count === 'number')
    if (!row || units === undefined) skipped.push(cells[Math.max(at, 0)] ?? '')
    else if (units > 0) received.push({ row, units })
  }
  return { received, skipped }
}
