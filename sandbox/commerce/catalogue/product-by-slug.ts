/** Finds a product by its slug. */
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow } from '../../storage/database/site-rows.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { readProduct } from './store.ts'

/** The visible product with this slug; a hidden one counts as missing. */
export async function productBySlug(
  store: SiteStore,
  slug: string,
): Promise<StoreProduct | undefined> {
  const row = await findRow(store, 'products', { slug, visible: true })
  return row && (await readProduct(store, row.id))
}
