/** Finds a product by its slug. */
import type { Platform } from '../../storage/context.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { readProduct } from './store.ts'

/** The visible product with this slug; a hidden one counts as missing. */
export async function productBySlug(
  { database, site }: Pick<Platform, 'database' | 'site'>,
  slug: string,
): Promise<StoreProduct | undefined> {
  const row = await database
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', site)
    .where('slug', '=', slug)
    .where('visible', '=', true)
    .executeTakeFirst()
  return row && (await readProduct({ database, site }, row.id))
}
