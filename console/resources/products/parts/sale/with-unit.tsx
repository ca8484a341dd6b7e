// The units beside the numbers of a product.
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { moneyKindOf } from '../../../../messages/number-kinds.ts'

/** An amount in the product's currency. */
export function useMoneyField() {
  const product = useRecordContext<Product>()
  const currency = product?.priceData?.currency ?? ''
  return { kind: moneyKindOf(currency), currency }
}
