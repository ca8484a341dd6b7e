// Settings of products changed from a list that was read before another user changed them.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inventoryAdapter } from '../../../../console/resources/inventory/adapter.ts'
import { UnitsControl } from '../../../../console/resources/inventory/parts/units-control.tsx'
import {
  counted,
  useProductChanges,
} from '../../../../console/resources/inventory/use-product-changes.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'
import { mug } from '../../support/stock-row.ts'
import { openStore, ownerWithoutFrame, type TestStore } from '../../support/store.ts'

let store: TestStore
let client: Awaited<ReturnType<TestStore['owner']>>
let changes: ReturnType<typeof useProductChanges> | undefined

function Changes() {
  changes = useProductChanges()
  return null
}

beforeAll(async () => {
  store = await openStore()
  client = await ownerWithoutFrame(store)
  renderInConsole(<Changes />, { client })
})
afterAll(() => store?.close())

it.each([
  ['notCounting', { trackQuantity: true }, { trackQuantity: false }],
  ['allowing', { preorderInfo: { enabled: false } }, { preorderInfo: { enabled: true } }],
  ['stopping', { preorderInfo: { enabled: true } }, { preorderInfo: { enabled: false } }],
] as const)('the Undo of %s leaves what another user had set', async (name, listed, theirs) => {
  const { product } = await client.products.createProduct({
    product: { name: 'Mug', priceData: { price: 20 } },
  })
  const set = (inventoryItem: object) =>
    client.inventory.updateInventoryVariants(product.id, { inventoryItem })
  const read = async () => {
    const request = { page: 1, perPage: 1, filter: { product: product.id }, signal: undefined }
    const sort = { field: 'id', order: 'ASC' } as const
    const [row] = (await inventoryAdapter(client).list({ ...request, sort })).data
    if (!row) throw new Error('The product has a variant.')
    return row
  }
  await set(listed)
  const rows = [counted(await read())]
  await set(theirs)
  const before = await read()
  const change = changes?.[name]
  const noted = (await change?.note?.(rows)) ?? rows
  expect(await change?.change(noted)).toEqual([])
  expect(await change?.undo?.(noted)).toEqual([])
  expect(await read()).toEqual(before)
})

it.each([
  ['notCounting', { trackQuantity: true }],
  ['allowing', { preorderInfo: { enabled: false } }],
] as const)('the Undo of %s restores what it changed', async (name, listed) => {
  const { product } = await client.products.createProduct({
    product: { name: 'Mug', priceData: { price: 20 } },
  })
  await client.inventory.updateInventoryVariants(product.id, { inventoryItem: listed })
  const filter = { product: product.id }
  const sort = { field: 'id', order: 'ASC' } as const
  const read = async () =>
    (await inventoryAdapter(client).list({ page: 1, perPage: 1, sort, filter, signal: undefined }))
      .data
  const before = await read()
  const rows = before.map(counted)
  const change = changes?.[name]
  const noted = (await change?.note?.(rows)) ?? rows
  await change?.change(noted)
  expect(await read()).not.toEqual(before)
  expect(await change?.undo?.(noted)).toEqual([])
  expect(await read()).toEqual(before)
})

it.each(['notCounting', 'allowing', 'stopping'] as const)(
  '%s reads the products of a call at once',
  async (name) => {
    const { client, asked } = clientAnswering({ 'POST /v1/variants/query': { variants: [] } })
    renderInConsole(<Changes />, { client })
    const rows = ['a', 'b', 'c'].map((productId) =>
      counted({ ...mug, id: `${productId}-v`, productId }),
    )
    expect(await changes?.[name].note?.(rows)).toMatchObject(rows)
    expect(asked).toHaveLength(1)
  },
)

it.each([
  ['had set, too, offers no Undo', { before: true, meanwhile: false }, 0],
  ['sets meanwhile, too, offers no Undo', { before: false, meanwhile: true }, 0],
  ['had not touched offers Undo', { before: false, meanwhile: false }, 1],
])('the switch of a variant that another user %s', async (_, theirs, undos) => {
  const name = `Vase ${JSON.stringify(theirs)}`
  const { product } = await client.products.createProduct({
    product: { name, priceData: { price: 20 } },
  })
  const [variant] = product.variants
  const itemOf = (inStock: boolean) => ({
    inventoryItem: { trackQuantity: false, variants: [{ variantId: variant?.id, inStock }] },
  })
  await client.inventory.updateInventoryVariants(product.id, itemOf(theirs.before))
  const request = { page: 1, perPage: 1, filter: { product: product.id }, signal: undefined }
  const sort = { field: 'id', order: 'ASC' } as const
  const [row] = (await inventoryAdapter(client).list({ ...request, sort })).data
  if (!row) throw new Error('The product has a variant.')
  let isMet = !theirs.meanwhile
  const meeting = await ownerWithoutFrame(store, async (_url, init) => {
    if (isMet || init?.method !== 'PATCH') return
    isMet = true
    await client.inventory.updateInventoryVariants(product.id, itemOf(true))
  })
  renderInConsole(<UnitsControl row={{ ...row, inStock: false }} />, { client: meeting })
  await userEvent.click(screen.getByRole('checkbox'))
  await screen.findByText(`${name} is in stock`)
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(undos)
})
