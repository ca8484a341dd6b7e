import type { BuyerInfo } from '../../../generated/wire.ts'
import { readOwnerKey } from '../../platform/caller.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { buyerInfo } from '../carts/wire-cart.ts'
import type { OrderRow } from './store.ts'

/** The buyer of an order: as stored, or the member that a guest has signed in as since. */
export async function orderBuyer(
  store: SiteStore,
  { buyer_key: buyerKey, doc }: OrderRow,
): Promise<BuyerInfo | undefined> {
  const { buyerInfo: bought } = doc.checkout
  const owner = readOwnerKey(buyerKey)
  if (owner?.role !== 'member' || owner.id === bought?.memberId) return bought
  return buyerInfo(store, buyerKey, { ...bought })
}
