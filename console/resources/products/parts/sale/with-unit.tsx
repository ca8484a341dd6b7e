// The units beside the numbers of a product.
import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'
import { moneyKind } from '../../../../messages/number-kinds.ts'

/** An amount in the product's currency. */
export function useMoneyField() {
  const product = useRecordContext<Product>()
  return { kind: moneyKind, currency: product?.priceData?.currency ?? '' }
}
