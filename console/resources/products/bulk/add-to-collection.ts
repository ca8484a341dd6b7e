// Adding many products to a collection, and taking out again only those that this brought in.
import type { ListedProduct } from '../../../catalogue/listed-product.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import type { BulkChange } from '../../../ui/bulk/change.ts'

/** The most products that one query reads, and one change adds. */
const MOST = 100

/** The operations that it calls. */
interface Membership {
  readonly products: Pick<StoreClient['products'], 'queryProducts'> &
    Record<'addProductsToCollection' | 'removeProductsFromCollection', Move>
}

type Move = (collectionId: string, products: { productIds: string[] }) => Promise<unknown>

/** The calls of the change. A product that was in the collection before stays in it after an undo. */
export function addToCollection(
  { products }: Membership,
  collectionId: string,
): Pick<BulkChange<ListedProduct>, 'perCall' | 'change' | 'undo'> {
  /** Noted before the call, which may have its effect though its answer is lost. */
  const brought = new Set<string>()
  return {
    perCall: MOST,
    async change(rows) {
      const answer = await products.queryProducts({
        query: { filter: { id: { $in: rows.map(({ id }) => id) } }, paging: { limit: MOST } },
      })
      const productIds = answer.products
        .filter(({ collectionIds }) => !collectionIds.includes(collectionId))
        .map(({ id }) => id)
      for (const id of productIds) brought.add(id)
      if (productIds.length > 0)
        await products.addProductsToCollection(collectionId, { productIds })
      return undefined
    },
    async undo(rows) {
      const productIds = rows.map(({ id }) => id).filter((id) => brought.has(id))
      if (productIds.length > 0)
        await products.removeProductsFromCollection(collectionId, { productIds })
      return undefined
    },
  }
}
