import { lazy } from 'react'
import { InventoryList } from './inventory-list.tsx'

const InventoryEdit = lazy(async () => ({
  default: (await import('./inventory-edit.tsx')).InventoryEdit,
}))

/** What is in stock, product by product. The platform makes an item with each product, so none is created here. */
export const inventory = {
  name: 'inventory',
  list: InventoryList,
  edit: InventoryEdit,
}
