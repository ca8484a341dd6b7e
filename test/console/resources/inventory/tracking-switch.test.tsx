// The switch on a product's stock page: it changes every variant, shows every variant, and is undone for each.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { StoreClient } from '../../../../console/store/store-client.ts'
import { openStockPage } from '../../support/stock-page.tsx'
import { openStore, ownerWithoutFrame, type TestStore } from '../../support/store.ts'

let store: TestStore
let client: Awaited<ReturnType<TestStore['owner']>>
let shirt: string

beforeAll(async () => {
  store = await openStore()
  client = await ownerWithoutFrame(store)
})
afterAll(() => store?.close())

beforeEach(async () => {
  shirt = await untrackedShirt(client)
  openStockPage(client, shirt)
  await screen.findByRole('listitem', { name: 'S' })
})

/** A shirt in three sizes of which the last is sold out. */
async function untrackedShirt({ products, inventory }: StoreClient): Promise<string> {
  const choices = ['S', 'M', 'L'].map((value) => ({ value, description: value }))
  const { product } = await products.createProduct({
    product: {
      name: 'Shirt',
      priceData: { price: 20 },
      manageVariants: true,
      productOptions: [{ name: 'Size', choices }],
    },
  })
  const variants = product.variants.map(({ id, choices: of }) => ({
    variantId: id,
    inStock: of?.Size !== 'L',
  }))
  const inventoryItem = { trackQuantity: false, variants }
  await inventory.updateInventoryVariants(product.id, { inventoryItem })
  return product.id
}

const trackingSwitch = () => screen.getByRole('switch', { name: 'Track inventory' })

it('that is undone puts every variant back in stock, or out of it', async () => {
  await userEvent.click(trackingSwitch())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText(/is not tracked/)
  const { product } = await client.products.getProduct(shirt)
  const stock = product.variants.map(({ choices, stock }) => [choices?.Size, stock?.inStock])
  expect(Object.fromEntries(stock)).toEqual({ S: true, M: true, L: false })
})

it('shows every variant as it is now', async () => {
  await userEvent.click(trackingSwitch())
  await waitFor(() => expect(screen.getAllByLabelText(/0 in stock of Shirt/)).toHaveLength(3))
})
