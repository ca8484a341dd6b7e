/** Record counts of the store. */
import { type Expression, type SqlBool, sql } from 'kysely'
import { countUpToLimit, type Total } from '../../commerce/catalogue/totals.ts'
import type { Platform } from '../../storage/context.ts'

/** Counted up to ten thousand each. */
export type Glance = Readonly<
  Record<'products' | 'soldOut' | 'collections' | 'members' | 'carts' | 'orders', Total>
>

/** Counts the store's records. */
export async function glanceAt({ database, site }: Platform): Promise<Glance> {
  const counted = (
    table: 'products' | 'collections' | 'members' | 'carts' | 'orders',
    where: Expression<SqlBool> = sql<SqlBool>`true`,
  ) =>
    countUpToLimit(
      database,
      database.selectFrom(table).select(sql`1`.as('one')).where('site_id', '=', site).where(where),
    )
  return {
    products: await counted('products'),
    soldOut: await counted('products', sql<SqlBool>`inventory_status = 'OUT_OF_STOCK'`),
    collections: await counted('collections'),
    members: await counted('members'),
    carts: await counted('carts'),
    orders: await counted('orders'),
  }
}
