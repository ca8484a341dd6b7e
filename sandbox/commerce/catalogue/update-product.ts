/** Changes stored products: lock, change by a pure function, save, all in one transaction. */
import type { Transaction } from 'kysely'
import type { Context } from '../../storage/context.ts'
import type { Database } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { productNotFound } from './access.ts'
import { recordStockChanges, stockChangesBetween } from './stock-history.ts'
import { lockProducts, saveProduct } from './store.ts'

/** A change, with the transaction for its lookups. */
export type ProductChange = (
  product: StoreProduct,
  database: Transaction<Database>,
) => StoreProduct | Promise<StoreProduct>

/** Changes one product and returns it as saved. Runs again when the engine asks for it. */
export async function updateProduct(
  context: Context,
  id: string,
  change: ProductChange,
): Promise<StoreProduct> {
  return context.transaction(async (database) => {
    const before = (await lockProducts(database, context.site, [id])).get(id)
    if (before === undefined) throw productNotFound(id)
    const after = await change(before, database)
    await saveProduct(database, context.site, before, after)
    await recordStockChanges(database, context, stockChangesBetween(before, after), 'MANUAL')
    return after
  })
}
