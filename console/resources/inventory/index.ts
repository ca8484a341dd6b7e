import { lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { inventoryAdapter, usualOrder } from './adapter.ts'

/** Stock, product by product. The platform creates an item with each product, so the console creates none. */
export const inventory = {
  name: 'inventory',
  adapter: inventoryAdapter,
  sort: usualOrder,
  list: lazyInTheme(async () => (await import('./inventory-list.tsx')).InventoryList),
  edit: lazyInTheme(async () => (await import('./inventory-edit.tsx')).InventoryEdit),
} as const
