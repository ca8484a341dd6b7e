// The columns of the grid, each in one entry, and their cells.
import type { Locale } from '../../../messages/locales.ts'
import { moneyKindOf, productWeightKind, unitsKind } from '../../../messages/number-kinds.ts'
import type { NumberKind } from '../../../messages/read-number.ts'
import { writeNumber } from '../../../messages/write-number.ts'
import type { VariantColumn, VariantRow } from './draft-variant.ts'

/** How a column is shown and edited. */
interface ColumnFacts {
  readonly kind: 'money' | 'number' | 'text' | 'flag'
  readonly width: number
  /** Its number kind; undefined for other columns. */
  readonly numbers?: NumberKind
}

export interface GridColumn extends ColumnFacts {
  readonly name: VariantColumn
}

const columns = (money: NumberKind): Record<VariantColumn, ColumnFacts> => ({
  price: { kind: 'money', width: 112, numbers: money },
  cost: { kind: 'money', width: 104, numbers: money },
  weight: { kind: 'number', width: 92, numbers: productWeightKind },
  sku: { kind: 'text', width: 168 },
  visible: { kind: 'flag', width: 84 },
  units: { kind: 'number', width: 92, numbers: unitsKind },
  inStock: { kind: 'flag', width: 92 },
})

/** The grid's columns: units with tracking, else whether a variant is in stock. */
export function gridColumns(grid: { counted: boolean; currency: string }): GridColumn[] {
  const facts = columns(moneyKindOf(grid.currency))
  const stock = grid.counted ? 'units' : 'inStock'
  const names = ['price', 'cost', 'weight', 'sku', 'visible', stock] as const
  return names.map((name) => ({ name, ...facts[name] }))
}

/** Whether the cell is read-only: a variant gets its stock once saved. */
export function isLocked(column: VariantColumn, id: string): boolean {
  return id === '' && (column === 'units' || column === 'inStock')
}

/** The text of a cell for editing. */
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
