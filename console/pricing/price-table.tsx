// The preview of 'Change prices': every price before and after, a page at a time.
import { Box } from '@mui/material'
import { memo, useMemo, useState } from 'react'
import { useFormats, useTexts } from '../messages/language-context.tsx'
import { Button } from '../ui/controls/button.tsx'
import { type PlanRow, rowsOf } from './plan-rows.ts'
import type { PlannedPrice } from './price-plan.ts'

/** More rows would make typing slow. */
const PER_PAGE = 100

/** Every price before and after; losses and unchangeable prices first, in red. */
export const PriceTable = memo(function PriceTable({ plan }: { plan: readonly PlannedPrice[] }) {
  const texts = useTexts('prices')
  const { columns } = useTexts('products')
  const lists = useTexts('lists')
  const { number } = useFormats()
  const rows = useMemo(() => rowsOf(plan), [plan])
  const [wanted, setPage] = useState(0)
  const last = Math.max(0, Math.ceil(rows.length / PER_PAGE) - 1)
  const page = Math.min(wanted, last)
  const shown = rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE)
  const first = page * PER_PAGE + 1
  return (
    <Box
      // On a phone the keyboard scrolls it.
      tabIndex={0}
      role="group"
      aria-label={texts.table}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Box
        component="table"
        aria-label={texts.table}
        aria-rowcount={rows.length + 1}
        sx={tableStyle}
      >
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.profit}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <PriceRow key={row.key} row={row} index={first + at} />
          ))}
        </tbody>
      </Box>
      {last > 0 && (
        <Box
          component="nav"
          aria-label={lists.pages}
          sx={{ p: 1, display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
        >
          <span role="status">
            {lists.range(number(first), number(first + shown.length - 1), number(rows.length))}
          </span>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {lists.previousPage}
          </Button>
          <Button disabled={page === last} onClick={() => setPage(page + 1)}>
            {lists.nextPage}
          </Button>
        </Box>
      )}
    </Box>
  )
})

function PriceRow({ row: { product, variant }, index }: { row: PlanRow; index: number }) {
  const texts = useTexts('prices')
  const formats = useFormats()
  const { before, after, earnings, loss } = variant ?? product
  const money = (amount: number) => formats.money(amount, product.currency)
  return (
    <tr aria-rowindex={index + 1} className={variant ? 'variant' : undefined}>
      <th scope="row">
        {variant ? (
          <>
            <span className="unseen">{product.name}: </span>
            <bdi>{variant.name}</bdi>
          </>
        ) : (
          <bdi>{product.name}</bdi>
        )}
      </th>
      <td>{money(before)}</td>
      <td className={after === undefined ? 'bad' : after === before ? 'quiet' : 'new'}>
        {after === undefined ? texts.problems[product.problem ?? 'tooHigh'] : money(after)}
      </td>
      <td className={loss ? 'bad' : undefined}>
        <bdi>{earnings?.profit === undefined ? '—' : money(earnings.profit)}</bdi>
        {earnings?.margin !== undefined && (
          <>
            {' '}
            <bdi className="quiet">{formats.percent(earnings.margin)}</bdi>
          </>
        )}
        {loss && <> · {texts.loss}</>}
      </td>
    </tr>
  )
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5, py: 1, textAlign: 'end', borderBottom: 1, borderColor: 'divider' },
  '& th[scope=row], & thead th:first-of-type': { textAlign: 'start', minWidth: 120 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .variant th[scope=row]': { fontWeight: 400, paddingInlineStart: 3 },
  '& .quiet': { color: 'text.secondary', fontWeight: 400 },
  '& .new': { fontWeight: 650 },
  '& .bad': { color: 'error.main', fontWeight: 600 },
  // A phone shows the profit, too, without a scroll.
  '@media (max-width: 739.95px)': {
    fontSize: '0.8125rem',
    '& th, & td': { px: 0.75, overflowWrap: 'anywhere' },
    '& th[scope=row], & thead th:first-of-type': { minWidth: 88 },
    '& thead th': { whiteSpace: 'normal', fontSize: '0.75rem' },
    '& thead th, & td': { overflowWrap: 'normal' },
  },
} as const
