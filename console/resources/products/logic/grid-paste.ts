// Cells copied from a spreadsheet, read and written into the grid of variants.

import { readNumber } from '../../../pricing/read-number.ts'
import type { VariantColumn, VariantRow } from './draft-variant.ts'

/** A copied range: lines and tabs, with quoted cells as spreadsheets write them. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === '\t') end()
    else if (sign === '\n') {
      end()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  end()
  // A spreadsheet ends its last line too.
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

const yes = new Set(['true', 'yes', '1', 'x', '✓', 'ja', 'wahr', 'نعم'])
const no = new Set(['false', 'no', '0', '', 'nein', 'falsch', 'لا'])

/** The row with a text entered in one column; undefined when the text does not fit the column. */
export function withText(
  row: VariantRow,
  column: VariantColumn,
  text: string,
): VariantRow | undefined {
  switch (column) {
    case 'price':
    case 'cost':
    case 'weight': {
      const value = readNumber(text)
      return value === undefined ? undefined : { ...row, [column]: value }
    }
    case 'sku':
      return { ...row, sku: text.trim().slice(0, 40) }
    case 'units': {
      const units = readNumber(text)
      const whole = typeof units === 'number' && Number.isInteger(units) && units <= 99_999
      return row.units !== undefined && whole ? { ...row, units } : undefined
    }
    case 'visible':
    case 'inStock': {
      const value = text.trim().toLowerCase()
      if (yes.has(value)) return { ...row, [column]: true }
      return no.has(value) ? { ...row, [column]: false } : undefined
    }
  }
}

/** What pasting leads to: the rows after, and how many cells were written or did not fit. */
export interface Pasted {
  rows: VariantRow[]
  written: number
  refused: number
}

/**
 * Writes a copied range into the grid, its first cell at `at`. Cells past the grid’s edge are left out.
 *
 * @param columns the grid's columns from the first to the last.
 */
export function pasteInto(
  rows: readonly VariantRow[],
  columns: readonly VariantColumn[],
  at: { row: number; column: number },
  table: readonly (readonly string[])[],
): Pasted {
  let written = 0
  let refused = 0
  const pasted = rows.map((row, index) =>
    (table[index - at.row] ?? []).reduce((current, text, offset) => {
      const column = columns[at.column + offset]
      if (column === undefined) return current
      const changed = withText(current, column, text)
      if (changed) written += 1
      else refused += 1
      return changed ?? current
    }, row),
  )
  return { rows: pasted, written, refused }
}

/** Copies one cell into the rows below it, down to the last. */
export function fillDown(
  rows: readonly VariantRow[],
  column: VariantColumn,
  from: number,
  to: number = rows.length - 1,
): VariantRow[] {
  const source = rows[from]
  if (!source) return [...rows]
  return rows.map((row, index) => {
    if (index <= from || index > to) return row
    // A count belongs to variants that are counted.
    if (column === 'units' && (row.units === undefined || source.units === undefined)) return row
    return { ...row, [column]: source[column] }
  })
}
