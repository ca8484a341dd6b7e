/** A product by the readable part of its page's address. */
import type { Platform } from '../../storage/context.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { readProduct } from './store.ts'

/** The product that everyone sees under this slug; a hidden one is none. */
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
  return row && (await readProduct(database, site, row.id))
}
