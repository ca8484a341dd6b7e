import { Box } from '@mui/material'
import type { Product } from 'storefront-client'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'

/** The current price; with a discount, after the full price struck through. */
export function Price({ product }: { product: Product }) {
  const { was } = useTexts('products')
  const { money } = useFormats()
  const { price, discountedPrice, currency } = product.priceData ?? {}
  if (typeof price !== 'number' || currency === undefined) return <>—</>
  if (discountedPrice === undefined || discountedPrice >= price)
    return <>{money(price, currency)}</>
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box
        component="s"
        aria-label={was(money(price, currency))}
        sx={{ color: 'text.secondary', marginInlineEnd: 1 }}
      >
        {money(price, currency)}
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: 'secondary.main' }}>
        {money(discountedPrice, currency)}
      </Box>
    </Box>
  )
}
