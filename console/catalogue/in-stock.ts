// Stock states in which buyers can buy a product.
import type { InventoryStatus } from 'storefront-client'
import { entryFor, type KnownValue } from '../store/known-value.ts'

const states: Record<KnownValue<InventoryStatus>, boolean> = {
  IN_STOCK: true,
  PARTIALLY_OUT_OF_STOCK: true,
  OUT_OF_STOCK: false,
}

/** Whether buyers can buy it; a state newer than this console does not count as in stock. */
export function isInStock(status: InventoryStatus | undefined): boolean {
  return status === undefined || (entryFor(states, status) ?? false)
}
