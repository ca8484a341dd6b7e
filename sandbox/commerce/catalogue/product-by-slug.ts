/** Finds a product by its slug. */
import type { SiteStore } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { holderOf } from './identifiers.ts'
import { readProduct } from './store.ts'

/** The visible product with this slug; a hidden one counts as missing. */
export async function productBySlug(
  store: SiteStore,
  slug: string,
): Promise<StoreProduct | undefined> {
  const id = await holderOf(store, 'products', slug)
  const product = id === undefined ? undefined : await readProduct(store, id)
  return product?.visible ? product : undefined
}
