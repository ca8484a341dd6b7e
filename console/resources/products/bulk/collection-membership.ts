// Adds many products to a collection, or takes them out; undo reverses only what was changed.
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

/** A product; `wasSo` where the collection held it before, or did not. */
type Moved = NamedProduct & WasSo

/**
 * The calls of both changes. Undo leaves a product that was there before, or was not.
 *
 * @param moved called after each
 */
export function collectionMembership(
  { products }: Membership,
  collectionId: string,
  moved: () => Promise<unknown>,
) {
  const move = async (call: Move, rows: readonly Moved[]) => {
    if (rows.length > 0) await call(collectionId, { productIds: rows.map(({ id }) => id) })
    await moved()
    return undefined
  }
  const way = (held: boolean, there: Move, back: Move) => ({
    perCall: LARGEST_PAGE,
    async note(rows: readonly Moved[]) {
      const now = await productsNow({ products }, rows)
      const holds = (id: string) => now.get(id)?.collectionIds.includes(collectionId) ?? false
      return rows.map((row) => ({ ...row, wasSo: holds(row.id) === held }))
    },
    change: (rows: readonly Moved[]) => move(there, rows),
    undo: (rows: readonly Moved[]) =>
      move(
        back,
        rows.filter(({ wasSo }) => !wasSo),
      ),
  })
  const [add, remove] = [products.addProductsToCollection, products.removeProductsFromCollection]
  return { adding: way(true, add, remove), takingOut: way(false, remove, add) }
}
