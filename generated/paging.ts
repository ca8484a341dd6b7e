// Generated from spec/ by `npm run generate`. Do not edit.
// How each list operation pages.

import type { Paging } from './operation.ts'

/** By the operation's id. */
export const paging: Readonly<Record<string, Paging | undefined>> = {
  'members.listMembers': { style: ['offset'], items: 'members', total: 'metadata.total' },
  'members.queryMembers': { style: ['offset'], items: 'members', total: 'metadata.total' },
  'products.queryProducts': { style: ['offset', 'cursor'], items: 'products', total: 'metadata.total' },
  'products.queryProductVariants': { style: ['offset'], items: 'variants', total: 'totalResults' },
  'products.queryStoreVariants': { style: ['offset', 'cursor'], items: 'variants', total: 'metadata.total' },
  'collections.queryCollections': { style: ['offset', 'cursor'], items: 'collections', total: 'metadata.total' },
  'inventory.queryInventory': { style: ['offset'], items: 'inventoryItems', total: 'totalResults' },
}
