// The columns of the grid, each in one entry, and their cells.
import type { Locale } from '../../../messages/locales.ts'
import { moneyKindOf, productWeightKind, unitsKind } from '../../../messages/number-kinds.ts'
import type { NumberKind } from '../../../messages/read-number.ts'
import { writeNumber } from '../../../messages/write-number.ts'
import type { VariantColumn, VariantRow } from './draft-variant.ts'

export interface GridColumn {
  readonly name: VariantColumn
  readonly kind: 'money' | 'number' | 'text' | 'flag'
  readonly width: number
  readonly numbers?: NumberKind
}

interface GridShape {
  readonly counted: boolean
  readonly currency: string
  /** The longest amount as text. */
  readonly longest?: string
}

/** The grid's columns: units with tracking, else whether a variant is in stock. */
export function gridColumns({ counted, currency, longest = '' }: GridShape): GridColumn[] {
  const money = { kind: 'money', numbers: moneyKindOf(currency) } as const
  // An amount that was cut at its start would be another: room for bold digits.
  const least = 20 + 10 * longest.length
  return [
    { name: 'price', width: Math.max(112, least), ...money },
    { name: 'cost', width: Math.max(104, least), ...money },
    { name: 'weight', kind: 'number', width: 92, numbers: productWeightKind },
    { name: 'sku', kind: 'text', width: 168 },
    { name: 'visible', kind: 'flag', width: 84 },
    counted
      ? { name: 'units', kind: 'number', width: 92, numbers: unitsKind }
      : { name: 'inStock', kind: 'flag', width: 92 },
  ]
}

/** Whether the cell is read-only: a variant gets its stock once saved. */
export function isLocked(column: VariantColumn, id: string): boolean {
  return id === '' && (column === 'units' || column === 'inStock')
}

export function cellText(row: VariantRow, { name, numbers }: GridColumn, locale: Locale): string {
  const value = row[name]
  if (numbers && typeof value === 'number') return writeNumber(value, locale, numbers)
  return value === null || value === undefined ? '' : String(value)
}

/** Cells as spreadsheets paste them. */
export function copiedText(
  rows: readonly VariantRow[],
  columns: readonly GridColumn[],
  locale: Locale,
): string {
  const quoted = (text: string) =>
    /^"|[\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const line = (row: VariantRow) =>
    columns.map((column) => quoted(cellText(row, column, locale))).join('\t')
  return rows.map(line).join('\n')
}
