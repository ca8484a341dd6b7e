// Adds many products to a collection; undo removes only those that it added.
import type { NamedProduct } from '../../../catalogue/listed-product.ts'
import { productsNow } from '../../../catalogue/products-now.ts'
import { LARGEST_PAGE } from '../../../store/list-query.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import type { WasSo } from '../../../ui/bulk/change.ts'

interface Membership {
  readonly products: Pick<StoreClient['products'], 'queryProducts'> &
    Record<'addProductsToCollection' | 'removeProductsFromCollection', Move>
}

type Move = (collectionId: string, products: { productIds: string[] }) => Promise<unknown>

/** A product; `wasSo` where the collection held it before. */
type Added = NamedProduct & WasSo

/** The calls of the change. A product that was in the collection before stays in it on undo. */
export function addToCollection(
  { products }: Membership,
  collectionId: string,
  moved: () => Promise<unknown>,
) {
  const move = async (call: Move, rows: readonly Added[]) => {
    const productIds = rows.filter(({ wasSo }) => !wasSo).map(({ id }) => id)
    if (productIds.length > 0) await call(collectionId, { productIds })
    await moved()
    return undefined
  }
  return {
    perCall: LARGEST_PAGE,
    async note(rows: readonly Added[]) {
      const now = await productsNow({ products }, rows)
      const holds = (id: string) => now.get(id)?.collectionIds.includes(collectionId) ?? false
      return rows.map((row) => ({ ...row, wasSo: holds(row.id) }))
    },
    change: (rows: readonly Added[]) => move(products.addProductsToCollection, rows),
    undo: (rows: readonly Added[]) => move(products.removeProductsFromCollection, rows),
  }
}
