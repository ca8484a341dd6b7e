import { Alert, Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../../../messages/language-context.tsx'
import { earningsOf, isLoss } from '../../../../pricing/earnings.ts'
import type { DraftVariant } from '../../logic/draft-variant.ts'
import { variantsBelowCost } from '../../logic/variant-losses.ts'
import { usualOf } from '../../logic/variant-matrix.ts'
import { useProduct } from '../../use-product.ts'
import { useEnteredSale } from './entered-sale.ts'

/** A live preview of the buyers' price, the profit and the margin; a loss in red. */
export function PricePreview() {
  const texts = useTexts('productPage')
  const labels = useTexts('products')
  const { money, percent } = useFormats()
  const product = useProduct()
  const sale = useEnteredSale()
  const variants: unknown = useWatch({ name: 'variants' })
  const earnings = earningsOf(sale)
  if (!earnings) return null
  const show = (amount: number) => money(amount, sale.currency)
  const loss = isLoss(earnings)
  const drafts: readonly DraftVariant[] = Array.isArray(variants) ? variants : []
  const losing = drafts.length > 1 ? variantsBelowCost(drafts, sale, usualOf(product)) : 0
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Figure label={labels.buyersPay} value={show(earnings.pays)} />
        {earnings.profit !== undefined && (
          <Figure label={labels.profit} value={show(earnings.profit)} bad={loss} />
        )}
        {earnings.margin !== undefined && (
          <Figure label={labels.margin} value={percent(earnings.margin)} bad={loss} />
        )}
      </Box>
      {loss && (
        <Alert severity="error" role="alert">
          {texts.belowCost(show(-(earnings.profit ?? 0)))}
        </Alert>
      )}
      {!loss && losing > 0 && <Alert severity="error">{texts.variantsBelowCost(losing)}</Alert>}
    </Box>
  )
}

function Figure({ label, value, bad }: { label: string; value: string; bad?: boolean }) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: bad ? 'error.main' : undefined,
        }}
      >
        {value}
      </Typography>
    </Box>
  )
}
