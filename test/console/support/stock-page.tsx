import { Route, Routes } from 'react-router-dom'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { inventoryAdapter } from '../../../console/resources/inventory/adapter.ts'
import { InventoryEdit } from '../../../console/resources/inventory/inventory-edit.tsx'
import type { StoreClient } from '../../../console/store/store-client.ts'
import { renderInConsole } from './render.tsx'

/** Opens a product's stock page for the client's member. */
export function openStockPage(client: StoreClient, productId: string) {
  return renderInConsole(
    <Routes>
      <Route path="/inventory/:id" element={<InventoryEdit />} />
    </Routes>,
    {
      client,
      at: `/inventory/${productId}`,
      resource: 'inventory',
      dataProvider: createDataProvider(client, [{ name: 'inventory', adapter: inventoryAdapter }]),
    },
  )
}
