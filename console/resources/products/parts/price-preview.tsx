import { Box, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { earningsOf } from '../../../pricing/earnings.ts'

/** The price that buyers pay and the profit, updated while the owner types. */
export function PricePreview() {
  const texts = useTexts('products')
  const { money, percent } = useFormats()
  const [price, discountType, discountValue, cost, currency]: unknown[] = useWatch({
    name: [
      'priceData.price',
      'discount.type',
      'discount.value',
      'costAndProfitData.itemCost',
      'priceData.currency',
    ],
  })
  const preview = earningsOf({
    price,
    discount: { type: discountType, value: discountValue },
    cost,
  })
  if (!preview) return null
  const show = (amount: number) => money(amount, typeof currency === 'string' ? currency : 'USD')
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Figure label={texts.buyersPay} value={show(preview.pays)} />
      {preview.profit !== undefined && <Figure label={texts.profit} value={show(preview.profit)} />}
      {preview.margin !== undefined && (
        <Figure label={texts.margin} value={percent(preview.margin)} />
      )}
    </Box>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
    </Box>
  )
}
