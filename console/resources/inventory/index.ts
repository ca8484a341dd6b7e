import { lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { inventoryAdapter, usualOrder } from './adapter.ts'

const InventoryList = lazyInTheme(async () => (await import('./inventory-list.tsx')).InventoryList)
const InventoryEdit = lazyInTheme(async () => (await import('./inventory-edit.tsx')).InventoryEdit)

/** Stock, product by product. The platform creates an item with each product, so the console creates none. */
export const inventory = {
  name: 'inventory',
  icon: 'inventory',
  adapter: inventoryAdapter,
  sort: usualOrder,
  list: InventoryList,
  edit: InventoryEdit,
} as const
