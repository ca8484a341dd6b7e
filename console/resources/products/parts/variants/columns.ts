// The columns of the grid, and their cells.
import type { Locale } from '../../../../messages/locales.ts'
import { writeNumber } from '../../../../messages/write-number.ts'
import type { VariantColumn, VariantRow } from '../../logic/draft-variant.ts'
import { kindOf } from '../../logic/grid-paste.ts'

/** How a column is shown and entered. */
export interface GridColumn {
  name: VariantColumn
  kind: 'money' | 'number' | 'text' | 'flag'
  width: number
}

/** The grid's columns: units where they are counted, else whether a variant is in stock. */
export function gridColumns({ counted }: { counted: boolean }): GridColumn[] {
  return [
    { name: 'price', kind: 'money', width: 112 },
    { name: 'cost', kind: 'money', width: 104 },
    { name: 'weight', kind: 'number', width: 92 },
    { name: 'sku', kind: 'text', width: 168 },
    { name: 'visible', kind: 'flag', width: 84 },
    counted
      ? { name: 'units', kind: 'number', width: 92 }
      : { name: 'inStock', kind: 'flag', width: 92 },
  ]
}

/** Whether the cell can be changed: a variant gets its stock once it is saved. */
export function isLocked(column: VariantColumn, id: string): boolean {
  return id === '' && (column === 'units' || column === 'inStock')
}

/** The text of a cell for editing and copying. */
export function cellText(row: VariantRow, column: VariantColumn, locale: Locale): string {
  const value = row[column]
  const kind = kindOf(column)
  if (kind && typeof value === 'number') return writeNumber(value, locale, kind)
  return value === null || value === undefined ? '' : String(value)
}
