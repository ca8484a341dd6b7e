// Adds many products to a collection, or takes them out; undo reverses only what was changed.
import type { NamedProduct } from '../../../catalogue/listed-product.ts'
import { productsNow } from '../../../catalogue/products-now.ts'
import { unlessGone } from '../../../store/failure.ts'
import { LARGEST_PAGE } from '../../../store/list-query.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import { eachOf, type WasSo } from '../../../ui/bulk/change.ts'

interface Membership {
  readonly products: Pick<StoreClient['products'], 'queryProducts'> &
    Record<'addProductsToCollection' | 'removeProductsFromCollection', Move>
}

type Move = (collectionId: string, products: { productIds: string[] }) => Promise<unknown>

/** A product; `wasSo` where the collection held it before, or did not. */
type Moved = NamedProduct & WasSo

/** The calls of both changes, each followed by `moved`. Undo leaves a product that was there before, or was not. */
export function collectionMembership(
  { products }: Membership,
  collectionId: string,
  moved: () => Promise<unknown>,
) {
  const move = async (make: Move, rows: readonly Moved[]) => {
    const call = (those: readonly Moved[]) =>
      make(collectionId, { productIds: those.map(({ id }) => id) })
    // A deleted product refuses the call for all of them.
    const oneByOne = (error: unknown) => {
      unlessGone(error)
      return eachOf(rows, (row) => call([row]))
    }
    const failures = rows.length > 0 ? await call(rows).then(() => [], oneByOne) : []
    await moved()
    return failures
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
