import { Box } from '@mui/material'
import { memo } from 'react'
import { useFormats, useTexts } from '../messages/language-context.tsx'
import type { PlannedPrice } from './price-plan.ts'

/** More rows would make every key slow; what needs attention comes first. */
const MOST_SHOWN = 200

/** Every price before and after; losses and what cannot be changed first, in red. */
export const PriceTable = memo(function PriceTable({ plan }: { plan: readonly PlannedPrice[] }) {
  const texts = useTexts('prices')
  const formats = useFormats()
  const alarming = ({ loss, problem }: PlannedPrice) => loss || problem !== undefined
  const sorted = [...plan.filter(alarming), ...plan.filter((planned) => !alarming(planned))]
  return (
    <Box
      // On a phone the keyboard scrolls it.
      tabIndex={0}
      role="group"
      aria-label={texts.table}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: '10px' }}
    >
      <Box component="table" aria-label={texts.table} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.profit}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map((planned) => {
            const { id, name, currency, before, after, problem, earnings, loss, variants } = planned
            const money = (amount: number) => formats.money(amount, currency)
            const own = variants.filter((price) => price.before !== before).length
            return (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {own > 0 && <span className="quiet"> · {texts.ownPrices(own)}</span>}
                </th>
                <td>{money(before)}</td>
                <td className={after === undefined ? 'bad' : after === before ? 'quiet' : 'new'}>
                  {after === undefined ? texts.problems[problem ?? 'tooHigh'] : money(after)}
                </td>
                <td className={loss ? 'bad' : undefined}>
                  {earnings?.profit === undefined ? '—' : money(earnings.profit)}
                  {earnings?.margin !== undefined && (
                    <span className="quiet"> {formats.percent(earnings.margin)}</span>
                  )}
                  {loss && <> · {texts.loss}</>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Box>
      {plan.length > MOST_SHOWN && (
        <Box sx={{ p: 1.5, color: 'text.secondary' }}>{texts.more(plan.length - MOST_SHOWN)}</Box>
      )}
    </Box>
  )
})

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5, py: 1, textAlign: 'end', borderBottom: 1, borderColor: 'divider' },
  '& th[scope=row], & thead th:first-of-type': { textAlign: 'start', minWidth: 120 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .quiet': { color: 'text.secondary', fontWeight: 400 },
  '& .new': { fontWeight: 650 },
  '& .bad': { color: 'error.main', fontWeight: 600 },
  // A phone shows the profit, too, without a scroll.
  '@media (max-width: 599.95px)': {
    fontSize: '0.8125rem',
    '& th, & td': { px: 0.75, overflowWrap: 'anywhere' },
    '& th[scope=row], & thead th:first-of-type': { minWidth: 88 },
    '& thead th': { whiteSpace: 'normal', fontSize: '0.75rem' },
    '& td': { overflowWrap: 'normal' },
  },
} as const
