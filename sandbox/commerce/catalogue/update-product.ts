/** Updates stored products: lock, apply a pure change, save, in one transaction. */
import { type Context, inTransaction } from '../../storage/context.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { productNotFound } from './access.ts'
import { recordStockChanges, stockChangesBetween } from './stock-history.ts'
import { lockProducts, saveProduct } from './store.ts'

/** A change, which is dated as it is saved; its reads run within its transaction. */
export type ProductChange = (
  product: StoreProduct,
  within: Context,
) => StoreProduct | Promise<StoreProduct>

/** Updates one product and returns it as saved. Retries on serialization failures. */
export async function updateProduct(context: Context, id: string, change: ProductChange) {
  return inTransaction(context, async (within) => {
    const before = (await lockProducts(within, [id])).get(id)
    if (before === undefined) throw productNotFound(id)
    const changed = await change(before, within)
    const after = changed === before ? before : { ...changed, updatedDate: within.clock.now() }
    await saveProduct(within, before, after)
    await recordStockChanges(within, stockChangesBetween(before, after), 'MANUAL')
    return after
  })
}
