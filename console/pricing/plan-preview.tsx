import { Alert, Box, LinearProgress } from '@mui/material'
import { useTexts } from '../messages/language-context.tsx'
import { FailureNote } from '../ui/page/failure-note.tsx'
import type { PlannedPrice, summarize } from './price-plan.ts'
import { PriceTable } from './price-table.tsx'
import type { Progress, useProductsNow } from './use-products-now.ts'

interface PlanPreviewProps extends Omit<ReturnType<typeof useProductsNow>, 'products'> {
  /** Undefined while the products load. */
  plan?: readonly PlannedPrice[] | undefined
  summary?: ReturnType<typeof summarize> | undefined
}

/** What a plan changes, in figures and price by price. */
export function PlanPreview({ plan, summary, progress, failure }: PlanPreviewProps) {
  const texts = useTexts('prices')
  return (
    <>
      {failure && (
        <Alert severity="error">
          <FailureNote failure={failure} />
        </Alert>
      )}
      {!plan && !failure && <Reading {...progress} />}
      {summary && (
        <Alert severity={summary.losses > 0 ? 'error' : 'info'} icon={false} role="status">
          {texts.summary(summary)}
        </Alert>
      )}
      {plan && <PriceTable plan={plan} />}
    </>
  )
}

function Reading({ read, total }: Progress) {
  const texts = useTexts('prices')
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <span role="status">{texts.reading}</span>
      {total !== undefined && total > 0 && (
        <>
          <span>{texts.readOf(read, total)}</span>
          <LinearProgress
            aria-label={texts.reading}
            variant="determinate"
            value={Math.min(100, (100 * read) / total)}
          />
        </>
      )}
    </Box>
  )
}
