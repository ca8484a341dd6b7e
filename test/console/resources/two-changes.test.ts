// A change of the console, and another's between its read and its write: neither is lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceJob } from '../../../console/pricing/price-job.ts'
import { planPrices } from '../../../console/pricing/price-plan.ts'
import { inventoryAdapter } from '../../../console/resources/inventory/adapter.ts'
import { setAsSeen, setPreorderAsSeen } from '../../../console/resources/inventory/as-seen.ts'
import { productsAdapter } from '../../../console/resources/products/adapter.ts'
import {
  type Discount,
  discountJob,
} from '../../../console/resources/products/bulk/set-discount.ts'
import { setProperty } from '../../../console/resources/products/bulk/set-property.ts'
import type { StoreClient } from '../../../console/store/store-client.ts'
import { openStore, type TestStore } from '../support/store.ts'

let store: TestStore
/** Another user of the console. */
let theirs: StoreClient
/** The console, whose next change meets `other`. */
let client: StoreClient
let other: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  store = await openStore()
  theirs = await store.owner()
  client = await store.owner(undefined, async (_url, { method }) => {
    if (method !== 'PATCH' && method !== 'DELETE') return
    const change = other
    other = undefined
    await change?.()
  })
})
afterAll(() => store?.close())

const mug = async (quantity?: number) => {
  const { product } = await theirs.products.createProduct({
    product: { name: 'Mug', priceData: { price: 20 }, brand: 'Kiln' },
  })
  const { id } = product
  const inventoryItem =
    quantity === undefined
      ? { trackQuantity: false }
      : { trackQuantity: true, variants: [{ variantId: product.variants[0]?.id, quantity }] }
  await theirs.inventory.updateInventoryVariants(id, { inventoryItem })
  const filter = { product: id }
  const sort = { field: 'id', order: 'ASC' } as const
  const request = { page: 1, perPage: 1, sort, filter, signal: undefined }
  const [row] = (await inventoryAdapter(theirs).list(request)).data
  if (!row) throw new Error('The product has a variant.')
  return { id, row, now: () => inventoryAdapter(theirs).one(row.id, undefined) }
}
const theySet = (id: string, inventoryItem: object) => () =>
  theirs.inventory.updateInventoryVariants(id, { inventoryItem })
const theyChange = (id: string, product: object) => () =>
  theirs.products.updateProduct(id, { product })

describe('units that are set', () => {
  it('are not overwritten after a concurrent change', async () => {
    const { id, row, now } = await mug(10)
    other = theySet(id, { variants: [{ variantId: row.variantId, quantity: 7 }] })
    expect(await setAsSeen(client, row, { quantity: 12 })).toMatchObject({ quantity: 7 })
    expect(await now()).toMatchObject({ quantity: 7 })
  })

  it('are set beside a concurrent change of another field', async () => {
    const { id, row, now } = await mug(10)
    other = theyChange(id, { name: 'Cup' })
    expect(await setAsSeen(client, row, { quantity: 12 })).toBeUndefined()
    expect(await now()).toMatchObject({ quantity: 12, productName: 'Cup' })
  })

  it('are not set if tracking was turned off concurrently', async () => {
    const { id, row, now } = await mug(10)
    other = theySet(id, { trackQuantity: false })
    expect(await setAsSeen(client, row, { quantity: 12 })).toMatchObject({ tracked: false })
    expect(await now()).toMatchObject({ tracked: false, inStock: true })
  })
})

describe('a variant that is put out of stock', () => {
  it('is not changed if tracking was turned on concurrently', async () => {
    const { id, row, now } = await mug()
    const variants = [{ variantId: row.variantId, quantity: 4 }]
    other = theySet(id, { trackQuantity: true, variants })
    expect(await setAsSeen(client, row, { inStock: false })).toMatchObject({ quantity: 4 })
    expect(await now()).toMatchObject({ tracked: true, quantity: 4 })
  })

  it('is set beside a concurrent change of another field, and idempotently', async () => {
    const { id, row, now } = await mug()
    other = theyChange(id, { name: 'Cup' })
    expect(await setAsSeen(client, row, { inStock: false })).toBeUndefined()
    expect(await setAsSeen(client, row, { inStock: false })).toBeUndefined()
    expect(await now()).toMatchObject({ inStock: false, productName: 'Cup' })
  })

  it('in its product’s form is set at the read revision only', async () => {
    const { id, now } = await mug()
    const { one, update } = productsAdapter(client)
    const read = await one(id, undefined)
    const variants = read.variants.map((variant) => ({
      ...variant,
      stock: { ...variant.stock, inStock: false },
    }))
    other = theyChange(id, { name: 'Cup' })
    await expect(update?.(id, { ...read, variants }, read)).rejects.toMatchObject({ status: 412 })
    expect(await now()).toMatchObject({ inStock: true, productName: 'Cup' })
  })
})

it('a preorder message is not overwritten after a concurrent change', async () => {
  const { id, row, now } = await mug(0)
  const terms = { enabled: true, message: 'In May', limit: 5 }
  other = theySet(id, { preorderInfo: { enabled: true, message: 'In June' } })
  const found = await setPreorderAsSeen(client, row, row.preorder, terms)
  expect(found?.preorder.message).toBe('In June')
  expect((await now()).preorder.message).toBe('In June')
  await setPreorderAsSeen(client, row, found?.preorder ?? row.preorder, terms)
  expect((await now()).preorder).toEqual(terms)
})

it('an emptied preorder message and limit are removed', async () => {
  const { row, now } = await mug(0)
  await setPreorderAsSeen(client, row, row.preorder, { enabled: true, message: 'May', limit: 5 })
  const bare = { enabled: true, message: '', limit: undefined }
  await setPreorderAsSeen(client, row, (await now()).preorder, bare)
  expect((await now()).preorder).toEqual(bare)
})

describe('a bulk edit', () => {
  const priceOf = async (id: string) =>
    (await theirs.products.getProduct(id)).product.priceData?.price

  it('of prices skips one changed between its read and its write', async () => {
    const { id } = await mug(1)
    const { product } = await theirs.products.getProduct(id)
    const plan = planPrices([product], { by: 'percent', value: 10, ending: 'none' })
    const job = priceJob(client, plan, { running: '', done: () => '' }, () => {})
    other = theyChange(id, { priceData: { price: 31 } })
    expect((await job.change([product]))?.map((failed) => failed.id)).toEqual([id])
    expect(await priceOf(id)).toBe(31)
  })

  it('of prices proceeds beside an order, which takes units of the product', async () => {
    const { id, row } = await mug(3)
    const { product } = await theirs.products.getProduct(id)
    const plan = planPrices([product], { by: 'percent', value: 10, ending: 'none' })
    const job = priceJob(client, plan, { running: '', done: () => '' }, () => {})
    const { productId, variantId } = row
    const decrementData = [{ productId, variantId, decrementBy: 1 }]
    other = () => theirs.inventory.decrementInventory({ decrementData })
    expect(await job.change([product])).toEqual([])
    expect(await priceOf(id)).toBe(22)
  })

  it('of discounts proceeds beside a change of the price, and skips another discount', async () => {
    const quarter: Discount = { type: 'PERCENT', value: 25 }
    const theirsNow: Discount = { type: 'AMOUNT', value: 5 }
    const job = discountJob(client, quarter, { running: '', done: () => '' }, () => {})
    const discountAfter = async (change: object) => {
      const { id } = await mug(1)
      other = theyChange(id, change)
      await job.change([{ id, name: 'Mug', before: { type: 'NONE', value: 0 } }])
      return (await theirs.products.getProduct(id)).product.discount
    }
    expect(await discountAfter({ priceData: { price: 31 } })).toEqual(quarter)
    expect(await discountAfter({ discount: theirsNow })).toEqual(theirsNow)
  })

  it('of brands, undone, skips one changed between its read and its write', async () => {
    const { id } = await mug(1)
    const job = setProperty(client, 'brand', 'Clay')
    const noted = (await job.note?.([{ id, name: 'Mug' }])) ?? []
    expect(await job.change(noted)).toEqual([])
    other = theyChange(id, { brand: 'Theirs' })
    expect((await job.undo?.(noted))?.map((failed) => failed.id)).toEqual([id])
    expect((await theirs.products.getProduct(id)).product.brand).toBe('Theirs')
  })
})
