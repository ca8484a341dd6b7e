// Compare-and-set of stock: applied only to the value the owner saw, so that no change is lost.
import { sameValue } from '../../store/changed-fields.ts'
import { changeAsRead, changesOf, type OnlyAsRead, readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { inventoryActions, type SetStock } from './actions.ts'
import { inventoryAdapter } from './adapter.ts'
import type { Preorder, StockRow } from './stock-row.ts'

/**
 * Sets the stock of a variant; returns the variant as it is now where another has changed it, else undefined.
 *
 * @param look is given the variant as it was before
 */
export function setAsSeen(
  client: StoreClient,
  seen: StockRow,
  wanted: SetStock,
  look?: (now: StockRow) => void,
) {
  const asSeen = (now: StockRow) => {
    look?.(now)
    return now.tracked === seen.tracked && ('inStock' in wanted || now.quantity === seen.quantity)
  }
  return asRead(client, seen, asSeen, (options) =>
    inventoryActions(client).set(seen, wanted, options),
  )
}

/** Sets whether and how a product can be preordered; returns as `setAsSeen` does. */
export function setPreorderAsSeen(
  client: StoreClient,
  row: StockRow,
  seen: Preorder,
  wanted: Preorder,
): Promise<StockRow | undefined> {
  const asSeen = ({ preorder }: StockRow) => sameValue(preorder, seen)
  return asRead(client, row, asSeen, (options) =>
    inventoryActions(client).preorder(row.productId, wanted, options),
  )
}

function asRead(
  client: StoreClient,
  { id, productId }: StockRow,
  asSeen: (now: StockRow) => boolean,
  change: (options: OnlyAsRead) => ReturnType<ReturnType<typeof inventoryActions>['set']>,
): Promise<StockRow | undefined> {
  return changeAsRead(
    () => readRevision(client, client.products.getProduct(productId), ({ product }) => product),
    async (product) => {
      // Read after the product: any later change fails the product's ETag.
      const now = await inventoryAdapter(client).one(id, undefined)
      if (!asSeen(now)) return now
      await changesOf(product)(change)
      return undefined
    },
  )
}
