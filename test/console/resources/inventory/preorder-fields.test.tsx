// The preorder terms on a product's stock page: what is typed there is kept until it is saved or given up.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inventoryAdapter } from '../../../../console/resources/inventory/adapter.ts'
import {
  preorderRecord,
  savePreorder,
} from '../../../../console/resources/inventory/save-preorder.ts'
import { openStockPage } from '../../support/stock-page.tsx'
import { openStore, ownerWithoutFrame, type TestStore } from '../../support/store.ts'

let store: TestStore
let client: Awaited<ReturnType<TestStore['owner']>>
let mug: string

beforeAll(async () => {
  store = await openStore()
  client = await ownerWithoutFrame(store)
})
afterAll(() => store?.close())

beforeEach(async () => {
  localStorage.clear()
  const { product } = await client.products.createProduct({
    product: { name: 'Mug', priceData: { price: 20 } },
  })
  mug = product.id
  await setTerms({ enabled: true, message: 'Soon' })
  openStockPage(client, mug)
  const message = await screen.findByRole('textbox', { name: 'Message for buyers' })
  await userEvent.clear(message)
  await userEvent.type(message, 'In May')
})

const setTerms = (preorderInfo: object) =>
  client.inventory.updateInventoryVariants(mug, { inventoryItem: { preorderInfo } })
const firstRow = async () => {
  const filter = { product: mug }
  const sort = { field: 'id', order: 'ASC' } as const
  const request = { page: 1, perPage: 1, sort, filter, signal: undefined }
  const [first] = (await inventoryAdapter(client).list(request)).data
  if (!first) throw new Error('The product has a variant.')
  return first
}
const terms = async () => (await firstRow()).preorder
const message = () => screen.getByRole('textbox', { name: 'Message for buyers' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('confirms leaving the page with unsaved input', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Inventory' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Message for buyers: Soon → In May')
})

it('keeps the input beside a concurrent save of another field', async () => {
  await setTerms({ enabled: true, message: 'Soon', limit: 9 })
  // Reads the stock again.
  await userEvent.click(screen.getByRole('switch', { name: 'Track inventory' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Preorder limit' })).toHaveValue('9'),
  )
  expect(message()).toHaveValue('In May')
  await save()
  await screen.findByText('Preorders saved')
  expect(await terms()).toEqual({ enabled: true, message: 'In May', limit: 9 })
})

it('raises a conflict for a message that another user changed meanwhile', async () => {
  await setTerms({ enabled: true, message: 'In June', limit: 9 })
  await save()
  await userEvent.click(await screen.findByRole('radio', { name: /^Mine/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }))
  await screen.findByText('Preorders saved')
  expect(await terms()).toEqual({ enabled: true, message: 'In May', limit: 9 })
})

it('saves a product whose stored message has spaces around it', async () => {
  await setTerms({ enabled: true, message: ' Soon ' })
  const row = await firstRow()
  const opened = preorderRecord(row)
  await savePreorder(client, row, opened, { ...opened, limit: 4 })
  expect(await terms()).toEqual({ enabled: true, message: 'Soon', limit: 4 })
})
