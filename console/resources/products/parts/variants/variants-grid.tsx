// Every variant in one grid: arrows move, typing edits, a spreadsheet range can be pasted.
import { Box } from '@mui/material'
import {
  type FocusEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useController } from 'react-hook-form'
import { useFormats, useLanguage, useTexts } from '../../../../messages/language-context.tsx'
import { changedFields, sameValue } from '../../../../store/changed-fields.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import {
  type DraftVariant,
  rowOf,
  type VariantColumn,
  type VariantRow,
  withRow,
} from '../../logic/draft-variant.ts'
import { gridColumns } from '../../logic/grid-columns.ts'
import { withUsual } from '../../logic/variant-matrix.ts'
import { GridCell, type Usual } from './grid-cell.tsx'
import { EnteredCell, GridDoubt, GridHint } from './grid-doubt.tsx'
import { useGrid } from './use-grid.ts'
import { shortName, useGridFaults, variantName } from './use-grid-faults.ts'
import { ROW_HEIGHT, useRowsInView } from './visible-rows.ts'
import './variants-grid.css'

interface VariantsGridProps {
  usual: Usual
  currency: string
  options: readonly string[]
}

export function VariantsGrid({ usual, currency, options }: VariantsGridProps) {
  const texts = useTexts('variants')
  const { locale } = useLanguage().language
  const { field, fieldState } = useController({ name: 'variants' })
  const drafts: readonly DraftVariant[] = useMemo(
    () => (Array.isArray(field.value) ? field.value : []),
    [field.value],
  )
  const rows = useMemo(
    () => drafts.map((draft) => withUsual(rowOf(draft), usual.saved, usual)),
    [drafts, usual],
  )
  const { money } = useFormats()
  const columns = useMemo(() => {
    const amounts = [usual, ...rows].flatMap(({ price, cost }) => [price ?? 0, cost ?? 0])
    return gridColumns({
      counted: rows.some(({ units }) => units !== undefined),
      currency,
      longest: money(Math.max(...amounts), currency),
    })
  }, [rows, usual, currency, money])
  const [told, setTold] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const grid = useGrid({
    rows,
    ids: drafts.map((draft) => draft.id),
    columns,
    locale,
    change(next) {
      const names = columns.map(({ name }) => name)
      field.onChange(
        drafts.map((draft, index) => changedDraft(draft, names, rows[index], next[index])),
      )
    },
    pasted: (written, refused) => setTold(texts.pasted(written, refused)),
  })
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`
  const { cell, entered, every } = grid
  const column = columns[cell.column]
  const drawn = useRowsInView(box, rows.length, cell.row)
  // After an edit the focus returns to the grid, in time for the very next key.
  const ended = useRef(false)
  useLayoutEffect(() => {
    if (ended.current && !entered) box.current?.focus()
    ended.current = false
  })
  useEffect(() => scrollTo(box.current, cell.row), [cell.row])
  const { faultAt, cellLabel } = useGridFaults({
    box,
    rows,
    columns,
    options,
    currency,
    error: fieldState.error,
    go: grid.go,
  })
  const sku = column?.name === 'sku' && rows[cell.row]?.sku
  const isShared = sku && rows.filter((row) => row.sku === sku).length > 1
  const currentNote = faultAt(cell.row, column) ?? (isShared && texts.sharedSku)
  const backToGrid = () => requestAnimationFrame(() => box.current?.focus())

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        ref={box}
        role="grid"
        className="variants-grid"
        data-field="variants"
        tabIndex={0}
        aria-label={texts.variants}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(cell.row, cell.column)}
        onKeyDown={(event) => {
          grid.press(event)
          ended.current = entered !== undefined && event.defaultPrevented
        }}
        onFocus={takeSelection}
        onPaste={grid.paste}
        onCopy={grid.copy}
      >
        <Box role="row" aria-rowindex={1} className="head">
          <Box role="columnheader" className="choices">
            {texts.columns.variant}
          </Box>
          {columns.map(({ name, width, kind }) => (
            <Box role="columnheader" key={name} className={kind} style={{ width }}>
              {texts.columns[name]}
            </Box>
          ))}
        </Box>
        <Box role="rowgroup" sx={{ height: rows.length * ROW_HEIGHT, position: 'relative' }}>
          {drawn.map((index) => {
            const row = rows[index]
            if (!row) return null
            return (
              <Box
                role="row"
                key={row.key}
                aria-rowindex={index + 2}
                className={index === cell.row ? 'row current' : 'row'}
                style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
              >
                <Box role="rowheader" className="choices" title={variantName(row, options)}>
                  <bdi>{shortName(row, options)}</bdi>
                </Box>
                {columns.map((column, place) => (
                  <GridCell
                    key={column.name}
                    id={cellId(index, place)}
                    row={row}
                    column={column}
                    saved={drafts[index]?.id !== ''}
                    usual={usual}
                    currency={currency}
                    current={index === cell.row && place === cell.column}
                    picked={every}
                    entered={index === cell.row && place === cell.column ? entered : undefined}
                    label={cellLabel(row, column)}
                    fault={faultAt(index, column)}
                    enter={() => {
                      if (entered && !grid.commit()) return
                      grid.enter({ row: index, column: place })
                    }}
                    type={grid.type}
                    leave={() => {
                      if (grid.commit()) return
                      setTold(texts.notKept(entered?.text ?? ''))
                      grid.cancel()
                    }}
                  />
                ))}
              </Box>
            )
          })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
        <Button
          look="outlined"
          disabled={rows.length < 2}
          onClick={() => {
            grid.fill()
            backToGrid()
          }}
        >
          {texts.fillDown(column ? texts.columns[column.name] : '')}
        </Button>
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {entered && column ? (
            <EnteredCell text={entered.text} column={column} refused={entered.refused} />
          ) : (
            currentNote || told || <GridHint />
          )}
        </Box>
        <GridDoubt cells={grid.doubtful} rows={rows} decide={grid.decide} />
      </Box>
    </Box>
  )
}

/** An unchanged row keeps its draft, so that it is not dirty, and an unchanged cell what it inherits. */
function changedDraft(
  draft: DraftVariant,
  names: readonly VariantColumn[],
  before: VariantRow | undefined,
  after: VariantRow | undefined,
) {
  if (!before || !after || sameValue(before, after)) return draft
  return withRow(draft, { ...rowOf(draft), ...changedFields(before, after, names) })
}

/** Firefox sends copy and paste to where the selection is, not to the focus. */
function takeSelection({ target, currentTarget: box }: FocusEvent) {
  const selection = getSelection()
  if (target === box && !box.contains(selection?.anchorNode ?? null)) selection?.collapse(box)
}

/** Scrolls the current row into view, below the sticky heading. */
function scrollTo(box: HTMLElement | null, row: number) {
  if (!box) return
  const top = row * ROW_HEIGHT
  const room = box.clientHeight - 2 * ROW_HEIGHT
  if (top < box.scrollTop) box.scrollTop = top
  else if (top > box.scrollTop + room) box.scrollTop = top - room
}
