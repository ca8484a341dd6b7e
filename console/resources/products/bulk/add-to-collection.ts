// Adds many products to a collection; undo removes only those that it added.
import { limits } from 'storefront-client'
import type { NamedProduct } from '../../../catalogue/listed-product.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import type { BulkChange } from '../../../ui/bulk/change.ts'

/** The most products that one query reads, and one change adds. */
const MOST = limits.PlatformPaging.limit.maximum

interface Membership {
  readonly products: Pick<StoreClient['products'], 'queryProducts'> &
    Record<'addProductsToCollection' | 'removeProductsFromCollection', Move>
}

type Move = (collectionId: string, products: { productIds: string[] }) => Promise<unknown>

/** A product, and whether the collection held it before. */
interface Added extends NamedProduct {
  readonly wasIn?: boolean
}

/** The calls of the change. A product that was in the collection before stays in it after an undo. */
export function addToCollection(
  { products }: Membership,
  collectionId: string,
): Pick<BulkChange<Added>, 'perCall' | 'note' | 'change' | 'undo'> {
  const move = async (call: Move, rows: readonly Added[]) => {
    const productIds = rows.filter(({ wasIn }) => !wasIn).map(({ id }) => id)
    if (productIds.length > 0) await call(collectionId, { productIds })
    return undefined
  }
  return {
    perCall: MOST,
    async note(rows) {
      const answer = await products.queryProducts({
        query: { filter: { id: { $in: rows.map(({ id }) => id) } }, paging: { limit: MOST } },
      })
      const holding = new Set(
        answer.products
          .filter(({ collectionIds }) => collectionIds.includes(collectionId))
          .map(({ id }) => id),
      )
      return rows.map((row) => ({ ...row, wasIn: holding.has(row.id) }))
    },
    change: (rows) => move(products.addProductsToCollection, rows),
    undo: (rows) => move(products.removeProductsFromCollection, rows),
  }
}
