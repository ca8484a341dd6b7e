import type { InventoryStatus } from 'storefront-client'

/** Whether buyers can buy it; a state newer than this console does not count as in stock. */
export function isInStock(status: InventoryStatus | undefined): boolean {
  return status === undefined || status === 'IN_STOCK' || status === 'PARTIALLY_OUT_OF_STOCK'
}
