import { lazy } from 'react'
import { inventoryAdapter } from './adapter.ts'
import { InventoryList } from './inventory-list.tsx'

const InventoryEdit = lazy(async () => ({
  default: (await import('./inventory-edit.tsx')).InventoryEdit,
}))

/** Stock, product by product. The platform creates an item with each product, so the console creates none. */
export const inventory = {
  name: 'inventory',
  icon: 'inventory',
  adapter: inventoryAdapter,
  list: InventoryList,
  edit: InventoryEdit,
} as const
