import { InputAdornment } from '@mui/material'
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useFormats } from '../../../../messages/language-context.tsx'

/** What a number counts, behind it. */
export function withUnit(unit: string) {
  const endAdornment = <InputAdornment position="end">{unit}</InputAdornment>
  return { slotProps: { input: { endAdornment } } }
}

/** The sign of the product's currency in front of an amount. */
export function useMoneyField() {
  const product = useRecordContext<Product>()
  const { currencySign } = useFormats()
  const sign = currencySign(product?.priceData?.currency ?? '')
  const startAdornment = <InputAdornment position="start">{sign}</InputAdornment>
  return { slotProps: { input: { startAdornment } } }
}
