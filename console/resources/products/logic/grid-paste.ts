// Parses cells copied from a spreadsheet and pastes them into the grid.
import { limits } from 'storefront-client'
import { everyLocale, type Locale, locales } from '../../../messages/locales.ts'
import { type Reading, readNumber } from '../../../messages/read-number.ts'
import type { VariantColumn, VariantRow } from './draft-variant.ts'
import { type GridColumn, isLocked } from './grid-columns.ts'

const { maxLength } = limits.Product.sku

/** A copied range: tab-separated lines, with quoted cells as in spreadsheets. */
export function readTable(copied: string): string[][] {
  // Excel on a Mac ends lines with a carriage return alone.
  const text = copied.replace(/\r\n?/g, '\n')
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
    } else cell += sign
  }
  end()
  // Spreadsheets add a trailing newline.
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

const yes = new Set(['1', 'x', '✓', ...everyLocale.flatMap((locale) => locales[locale].yes)])
const no = new Set(['0', '', ...everyLocale.flatMap((locale) => locales[locale].no)])

/** The reading of a text in a numeric column; undefined in other columns. */
export function readCell({ numbers }: GridColumn, text: string, locale: Locale) {
  return numbers && readNumber(text, locale, numbers)
}

/** The row with a text entered in one column; undefined when the text does not fit the column. */
export function withText(
  row: VariantRow,
  column: GridColumn,
  text: string,
  locale: Locale,
): VariantRow | undefined {
  const { name } = column
  const reading = readCell(column, text, locale)
  if (reading) {
    const { value } = reading
    const counts = row.units !== undefined && typeof value === 'number'
    const fits = name === 'units' ? counts : value !== undefined
    return fits ? { ...row, [name]: value } : undefined
  }
  const entry = text.replace(/\s+/g, ' ').trim()
  // Truncated, two of them could collide.
  if (name === 'sku') return entry.length > maxLength ? undefined : { ...row, sku: entry }
  const flag = entry.toLowerCase()
  return yes.has(flag) || no.has(flag) ? { ...row, [name]: yes.has(flag) } : undefined
}

/** An ambiguous number; the cell holds the locale's reading, unless the column refuses that. */
export interface DoubtfulCell {
  /** The row's key: indices may shift until the choice. */
  readonly key: string
  readonly column: GridColumn
  readonly choices: NonNullable<Reading['choices']>
}

interface PastedGrid {
  readonly rows: readonly VariantRow[]
  /** The ids of the rows' variants; empty for an unsaved one. */
  readonly ids: readonly string[]
  readonly columns: readonly GridColumn[]
}

/**
 * Writes a copied range into the grid, its first cell at `at`. An ambiguous number is read by the decimal mark of the
 * others in its column, else by the locale.
 *
 * @returns the rows, how many cells were written, and how many were refused or lie past the grid’s edges
 */
export function pasteInto(
  { rows, ids, columns }: PastedGrid,
  at: { row: number; column: number },
  table: readonly (readonly string[])[],
  locale: Locale,
) {
  let written = 0
  let refused = filled(table.slice(rows.length - at.row).flat())
  const doubtful: DoubtfulCell[] = []
  const marks = columns.map((_, column) =>
    localeOfMark(table.map((cells) => cells[column - at.column] ?? '')),
  )
  const pasted = rows.map((row, index) =>
    (table[index - at.row] ?? []).reduce((current, text, offset) => {
      const place = at.column + offset
      const column = columns[place]
      if (column === undefined) {
        refused += filled([text])
        return current
      }
      const open = !isLocked(column.name, ids[index] ?? '')
      const changed = open ? withText(current, column, text, marks[place] ?? locale) : undefined
      if (changed) written += 1
      else refused += 1
      const choices = marks[place] ? undefined : readCell(column, text, locale)?.choices
      if (choices && changed) doubtful.push({ key: row.key, column, choices })
      return changed ?? current
    }, row),
  )
  return { rows: pasted, written, refused, doubtful }
}

function filled(cells: readonly string[]): number {
  return cells.filter((text) => text.trim() !== '').length
}

/** A locale with the decimal mark of these numbers, if one or two digits end a number behind it. */
function localeOfMark(texts: readonly string[]): Locale | undefined {
  const marks = new Set(texts.map((text) => /\d([.,])\d{1,2}(?![\d.,])/.exec(text)?.[1]))
  if (marks.has('.') === marks.has(',')) return undefined
  return everyLocale.find((locale) => marks.has(locales[locale].decimalMark))
}

/** Copies one cell into the rows below it, down to the last; read-only ones stay. */
export function fillDown(
  { rows, ids }: Omit<PastedGrid, 'columns'>,
  column: VariantColumn,
  from: number,
): VariantRow[] {
  const source = rows[from]
  if (!source) return [...rows]
  return rows.map((row, index) => {
    if (index <= from || isLocked(column, ids[index] ?? '')) return row
    // Units belong to tracked variants.
    if (column === 'units' && (row.units === undefined || source.units === undefined)) return row
    return { ...row, [column]: source[column] }
  })
}
