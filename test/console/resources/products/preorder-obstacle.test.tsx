// A product out of stock can be bought while it can be preordered: until its limit is used up.
import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'ra-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CannotBeBought } from '../../../../console/resources/products/parts/obstacles/cannot-be-bought.tsx'
import { english, renderInConsole } from '../../support/render.tsx'
import { openStore, ownerWithoutFrame, type TestStore } from '../../support/store.ts'

let store: TestStore

beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store?.close())

it('is out of stock once its limit of preorders is used up', async () => {
  const client = await ownerWithoutFrame(store)
  const { product } = await client.products.createProduct({
    product: { name: 'Mug', priceData: { price: 20 } },
  })
  const { id } = product
  const variantId = product.variants[0]?.id ?? ''
  await client.inventory.updateInventoryVariants(id, {
    inventoryItem: {
      trackQuantity: true,
      variants: [{ variantId, quantity: 0 }],
      preorderInfo: { enabled: true, limit: 1 },
    },
  })
  const { product: record } = await client.products.getProduct(id)
  const { queryClient } = renderInConsole(
    <RecordContextProvider value={record}>
      <CannotBeBought />
    </RecordContextProvider>,
    { client },
  )
  const reason = english.texts.obstacles.reasons.outOfStock
  await waitFor(() => expect(queryClient.getQueryCache().findAll()).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByText(reason)).not.toBeInTheDocument()

  await client.inventory.decrementInventory({
    decrementData: [{ productId: id, variantId, decrementBy: 1, preorderRequest: true }],
  })
  await queryClient.invalidateQueries()
  expect(await screen.findByText(reason)).toBeInTheDocument()
})
