import { Box } from '@mui/material'
import type { Product } from 'storefront-client'
import { formatMoney } from '../../../ui/values/money.ts'

/** The current price; with a discount, after the full price struck through. */
export function Price({ product }: { product: Product }) {
  const { price, discountedPrice, currency } = product.priceData ?? {}
  if (typeof price !== 'number' || currency === undefined) return <>—</>
  if (discountedPrice === undefined || discountedPrice >= price)
    return <>{formatMoney(price, currency)}</>
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box
        component="s"
        aria-label={`was ${formatMoney(price, currency)}`}
        sx={{ color: 'text.secondary', mr: 1 }}
      >
        {formatMoney(price, currency)}
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'secondary.main' }}>
        {formatMoney(discountedPrice, currency)}
      </Box>
    </Box>
  )
}
