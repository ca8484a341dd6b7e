import { useRecordContext } from 'ra-core'
import type { Product } from 'storefront-client'

/** The product of the page. */
export function useProduct(): Product {
  const product = useRecordContext<Product>()
  if (!product) throw new Error('The fields of a product need its record above them.')
  return product
}
