// The violations in the grid: their cells, their texts, and keyboard access to them.
import { mapValues } from 'es-toolkit'
import { type RefObject, useCallback, useEffect } from 'react'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { WANTED, wantedPath } from '../../../../ui/form/focus-field.ts'
import { saidByFields } from '../../../../ui/form/form-faults.ts'
import { cutText } from '../../../../ui/values/cut-text.ts'
import { placeOf, type VariantRow } from '../../logic/draft-variant.ts'
import type { GridColumn } from '../../logic/grid-columns.ts'
import type { Cell } from './use-grid.ts'

interface GridFaults {
  box: RefObject<HTMLElement | null>
  rows: readonly VariantRow[]
  columns: readonly GridColumn[]
  options: readonly string[]
  currency: string
  error: object | undefined
  go(to: Cell): void
}

export function useGridFaults({ box, rows, columns, options, currency, error, go }: GridFaults) {
  const texts = useTexts('variants')
  const faults = new Map(
    saidByFields({ ...(error && { variants: error }) }).map(({ path, text }) => [path, text]),
  )
  const cellLabel = useCallback(
    (row: VariantRow | undefined, { name }: GridColumn) =>
      texts.cell(texts.columns[name], row ? variantName(row, options) : ''),
    [texts, options],
  )
  const pathLabel = useCallback(
    (path: string) => {
      const at = cellAt(path, columns)
      const column = at && columns[at.column]
      return column ? cellLabel(rows[at.row], column) : texts.variants
    },
    [columns, rows, cellLabel, texts],
  )
  const pathNumbers = useCallback(
    (path: string) => {
      const kind = columns[cellAt(path, columns)?.column ?? -1]?.numbers
      return kind && { kind, currency }
    },
    [columns, currency],
  )
  useMountedField('variants', pathLabel, pathNumbers)
  useEffect(() => {
    const element = box.current
    const lead = (event: Event) => {
      const wanted = cellAt(wantedPath(event) ?? '', columns)
      if (wanted) go(wanted)
    }
    element?.addEventListener(WANTED, lead)
    return () => element?.removeEventListener(WANTED, lead)
  })
  return {
    cellLabel,
    /** Why the platform refused a cell. */
    faultAt: (row: number, column: GridColumn | undefined) =>
      faults.get(`variants.${row}.${column?.name}`),
  }
}

/** The variant's choices in the order of the options. */
export function variantName({ choices }: VariantRow, options: readonly string[]): string {
  return options.flatMap((option) => choices[option] ?? []).join(', ')
}

/** More characters do not fit the cell of a variant's name. */
const LONGEST = 36

/** The variant's name, with each choice shortened in its middle where the whole would not fit: ends differ, too. */
export function shortName(row: VariantRow, options: readonly string[]): string {
  const name = variantName(row, options)
  const end = Math.floor((LONGEST / options.length - 1) / 2)
  const short = (choice: string) => {
    const left = cutText(choice, choice.length - end).length
    return left > end + 1 ? `${cutText(choice, end)}…${choice.slice(left)}` : choice
  }
  return name.length <= LONGEST
    ? name
    : variantName({ ...row, choices: mapValues(row.choices, short) }, options)
}

/** The cell of a path; undefined for what no cell shows. */
function cellAt(path: string, columns: readonly GridColumn[]): Cell | undefined {
  const place = placeOf(path)
  const column = columns.findIndex(({ name }) => name === place?.name)
  return place === undefined || column < 0 ? undefined : { row: place.row, column }
}
