// The units beside the numbers of a product.
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { useFormats } from '../../../../messages/language-context.tsx'
import { moneyKind } from '../../../../messages/number-kinds.ts'

/** An amount, with the sign of the product's currency in front of it. */
export function useMoneyField() {
  const product = useRecordContext<Product>()
  const { currencySign } = useFormats()
  return { kind: moneyKind, before: currencySign(product?.priceData?.currency ?? '') }
}
