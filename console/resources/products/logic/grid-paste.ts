// Cells copied from a spreadsheet, read and written into the grid of variants.
import { limits } from 'storefront-client'
import { everyLocale, type Locale, locales } from '../../../messages/locales.ts'
import { type Reading, readNumber } from '../../../messages/read-number.ts'
import type { VariantColumn, VariantRow } from './draft-variant.ts'
import { type GridColumn, isLocked } from './grid-columns.ts'

const { maxLength } = limits.Product.sku

/** A copied range: lines and tabs, with quoted cells as spreadsheets write them. */
export function readTable(copied: string): string[][] {
  // Excel on a Mac ends its lines with a carriage return alone.
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
  // A spreadsheet ends its last line too.
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

const yes = new Set(['1', 'x', '✓', ...everyLocale.flatMap((locale) => locales[locale].yes)])
const no = new Set(['0', '', ...everyLocale.flatMap((locale) => locales[locale].no)])

/** The interpretation of a text in a column of numbers; undefined in other columns. */
export function readCell(
  { numbers }: GridColumn,
  text: string,
  locale: Locale,
): Reading | undefined {
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
  const entry = text.trim()
  // Cut off, two of them could become the same.
  if (name === 'sku') return entry.length > maxLength ? undefined : { ...row, sku: entry }
  const flag = entry.toLowerCase()
  return yes.has(flag) || no.has(flag) ? { ...row, [name]: yes.has(flag) } : undefined
}

/** A cell whose text can mean two numbers; that of the language is in it, unless the column refuses that. */
export interface DoubtfulCell {
  /** Of its row: the rows may be others once it is decided. */
  readonly key: string
  readonly column: GridColumn
  readonly choices: NonNullable<Reading['choices']>
}

interface PastedGrid {
  readonly rows: readonly VariantRow[]
  /** The ids of the rows' variants; empty for one that is not saved yet. */
  readonly ids: readonly string[]
  /** The columns from the first to the last. */
  readonly columns: readonly GridColumn[]
}

/**
 * Writes a copied range into the grid, its first cell at `at`. Cells past the grid’s edge are left out. A number that
 * can mean two is read as the others of its column are written, else as the language writes it.
 *
 * @returns the rows, and how many cells were written or rejected
 */
export function pasteInto(
  { rows, ids, columns }: PastedGrid,
  at: { row: number; column: number },
  table: readonly (readonly string[])[],
  locale: Locale,
) {
  let written = 0
  let refused = 0
  const doubtful: DoubtfulCell[] = []
  const marks = columns.map((_, column) =>
    localeOfMark(table.map((cells) => cells[column - at.column] ?? '')),
  )
  const pasted = rows.map((row, index) =>
    (table[index - at.row] ?? []).reduce((current, text, offset) => {
      const place = at.column + offset
      const column = columns[place]
      if (column === undefined) return current
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

/** A language with the decimal mark of these numbers, where one of them shows it: one or two digits stand behind it. */
function localeOfMark(texts: readonly string[]): Locale | undefined {
  const marks = new Set(texts.map((text) => /\d([.,])\d{1,2}(?!\d)/.exec(text)?.[1]))
  if (marks.has('.') === marks.has(',')) return undefined
  return everyLocale.find((locale) => marks.has(locales[locale].decimalMark))
}

/** Copies one cell into the rows below it, down to the last. */
export function fillDown(
  rows: readonly VariantRow[],
  column: VariantColumn,
  from: number,
): VariantRow[] {
  const source = rows[from]
  if (!source) return [...rows]
  return rows.map((row, index) => {
    if (index <= from) return row
    // A count belongs to variants that are counted.
    if (column === 'units' && (row.units === undefined || source.units === undefined)) return row
    return { ...row, [column]: source[column] }
  })
}
