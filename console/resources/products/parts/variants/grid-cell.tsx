import { Box } from '@mui/material'
import { memo } from 'react'
import { limits } from 'storefront-client'
import { useFormats, useTexts } from '../../../../messages/language-context.tsx'
import type { EnteredDiscount } from '../../../../pricing/discount.ts'
import { earningsOf, isLoss } from '../../../../pricing/earnings.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { numberKeys } from '../../../../ui/numbers/use-number-reader.ts'
import type { VariantRow } from '../../logic/draft-variant.ts'
import { type GridColumn, isLocked } from '../../logic/grid-columns.ts'
import type { UsualValues } from '../../logic/variant-matrix.ts'
import type { EnteredText } from './use-grid.ts'

/** The product's values that variants inherit, as entered, and its discount, which applies to all. */
export interface Usual extends UsualValues {
  readonly saved: UsualValues
  readonly discount?: EnteredDiscount | undefined
}

interface ShownCell {
  row: VariantRow
  column: GridColumn
  usual: Usual
  currency: string
}

interface GridCellProps extends ShownCell {
  id: string
  saved: boolean
  current: boolean
  /** Whether a copy takes it beside the current one. */
  picked: boolean
  entered: EnteredText | undefined
  label: string
  fault: string | undefined
  enter(): void
  type(text: string): void
  leave(): void
}

/** One cell: its value, or the field that edits it. An inherited value is muted. */
export function GridCell(props: GridCellProps) {
  const { id, current, picked, entered, label, fault, enter, type, leave, ...shown } = props
  const { row, column, saved } = shown
  const locked = isLocked(column.name, saved ? row.key : '')
  const inherits = isInherited(shown)
  const loss = column.name === 'price' && isBelowCost(shown)
  const classes = [
    'cell',
    column.kind,
    current && 'current',
    picked && 'picked',
    inherits && 'inherited',
    locked && 'locked',
    loss && 'loss',
    fault !== undefined && 'faulty',
  ]
  return (
    <Box
      role="gridcell"
      id={id}
      className={classes.filter(Boolean).join(' ')}
      aria-selected={current || picked}
      aria-readonly={locked || undefined}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      style={{ width: column.width }}
      onClick={entered ? undefined : enter}
    >
      {entered ? (
        <input
          // Opened by the owner through Enter, a key or a click.
          ref={entered.typed ? focusBehind : focusSelected}
          aria-label={label}
          aria-invalid={entered.refused}
          value={entered.text}
          {...(column.numbers && numberKeys(column.numbers))}
          maxLength={column.kind === 'text' ? limits.Product.sku.maxLength : 24}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
      ) : (
        <CellValue row={row} column={column} usual={shown.usual} currency={shown.currency} />
      )}
    </Box>
  )
}

const CellValue = memo(function CellValue({ row, column, usual, currency }: ShownCell) {
  const texts = useTexts('variants')
  const formats = useFormats()
  const { name, numbers } = column
  switch (name) {
    case 'visible':
    case 'inStock':
      return (
        <span role="img" aria-label={row[name] ? texts.yes : texts.no}>
          {row[name] ? <Icon name="check" /> : '–'}
        </span>
      )
    case 'price':
    case 'cost':
    case 'weight': {
      const value = row[name] ?? usual[name]
      if (value === null || value === numbers?.none) return '—'
      return name === 'weight' ? formats.exact(value, 0) : formats.money(value, currency)
    }
    case 'sku':
      return <bdi>{row.sku || '—'}</bdi>
    case 'units':
      return row.units === undefined ? '—' : formats.number(row.units)
  }
})

function isInherited({ row, column: { name }, usual }: ShownCell): boolean {
  if (name !== 'price' && name !== 'cost' && name !== 'weight') return false
  return row[name] === null || row[name] === usual[name]
}

function isBelowCost({ row, usual: { price, cost, discount }, currency }: ShownCell): boolean {
  return isLoss(
    earningsOf({ price: row.price ?? price, currency, discount, cost: row.cost ?? cost }),
  )
}

function focusSelected(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return
  input.focus()
  input.select()
}

/** The key that opened the field is its first letter. */
function focusBehind(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}
