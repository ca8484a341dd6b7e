import { describe, expect, it } from 'vitest'
import { inventoryActions } from '../../../console/resources/inventory/actions.ts'
import { inventoryAdapter } from '../../../console/resources/inventory/adapter.ts'
import { levelOf } from '../../../console/resources/inventory/stock-level.ts'
import { describeAdapter } from './contract.ts'

const subject = describeAdapter('stock rows', inventoryAdapter, {
  sorts: {
    productName: ({ productName }) => productName,
    sku: ({ sku }) => sku || undefined,
    'stock.quantity': ({ tracked, quantity }) => (tracked ? quantity : undefined),
  },
  filters: {
    'a part of the product’s name, in any case': {
      filter: { q: 'MUG' },
      holds: ({ productName, sku }) => /mug/i.test(productName) || /mug/i.test(sku),
    },
    'what is low': {
      filter: { level: 'low' },
      holds: (row) => levelOf(row) === 'low',
    },
    'what is out': {
      filter: { level: 'out' },
      holds: (row) => levelOf(row) === 'out',
    },
    'what is not counted': {
      filter: { counted: 'no' },
      holds: ({ tracked }) => !tracked,
    },
  },
})

async function countedRow() {
  const { data } = await subject.adapter.list({
    page: 1,
    perPage: 100,
    sort: { field: 'productName', order: 'ASC' },
    filter: { counted: 'yes' },
    signal: undefined,
  })
  const row = data.find(({ choices }) => choices !== '')
  if (!row) throw new Error('The demo store counts the variants of some product.')
  const quantity = async () => (await subject.adapter.one(row.id, undefined)).quantity
  const others = async () => {
    const { data: all } = await subject.adapter.list({
      page: 1,
      perPage: 100,
      sort: { field: 'id', order: 'ASC' },
      filter: { product: row.productId },
      signal: undefined,
    })
    return all.filter(({ id }) => id !== row.id)
  }
  return { actions: inventoryActions(subject.client), row, quantity, others }
}

it('the variants of a product are in the order of their sizes', async () => {
  const { data } = await subject.adapter.list({
    page: 1,
    perPage: 50,
    sort: { field: 'productName', order: 'DESC' },
    filter: {},
    signal: undefined,
  })
  const sizes = data.flatMap(({ productName, choices }) =>
    productName === 'Waxed Chore Jacket' ? [choices.split(', ')[0]] : [],
  )
  expect([...new Set(sizes)]).toEqual(['XS', 'S', 'M', 'L', 'XL'])
  expect(sizes.filter((size, index) => size !== sizes[index - 1])).toHaveLength(5)
})

describe('the stock of a variant', () => {
  it('is raised, lowered and set without changing other variants', async () => {
    const { actions, row, quantity, others } = await countedRow()
    const before = await others()
    await actions.set(row, { quantity: 10 })
    expect(await quantity()).toBe(10)
    await actions.add([{ ...row, units: 40 }])
    expect(await quantity()).toBe(50)
    await actions.remove([{ ...row, units: 3 }])
    expect(await quantity()).toBe(47)
    expect(await others()).toEqual(before)
  })

  it('never goes below zero', async () => {
    const { actions, row, quantity } = await countedRow()
    await actions.set(row, { quantity: 2 })
    await expect(actions.remove([{ ...row, units: 3 }])).rejects.toMatchObject({ status: 409 })
    expect(await quantity()).toBe(2)
  })

  it('is received with others in one call', async () => {
    const { actions, row, quantity, others } = await countedRow()
    const [other] = await others()
    if (!other) throw new Error('The product has several variants.')
    const before = await quantity()
    await actions.add([
      { ...row, units: 40 },
      { ...other, units: 2 },
    ])
    expect(await quantity()).toBe(before + 40)
    expect((await subject.adapter.one(other.id, undefined)).quantity).toBe(other.quantity + 2)
  })

  it('is only in or out of stock once inventory is not tracked', async () => {
    const { actions, row } = await countedRow()
    await actions.track(row.productId, false)
    await actions.set(row, { inStock: false })
    const uncounted = await subject.adapter.one(row.id, undefined)
    expect(uncounted).toMatchObject({ tracked: false, inStock: false, quantity: 0 })
    await actions.track(row.productId, true)
  })

  it('can be preordered, with a message and a limit', async () => {
    const { actions, row } = await countedRow()
    const preorder = { enabled: true, message: 'Back in May', limit: 12 }
    await actions.preorder(row.productId, preorder)
    expect((await subject.adapter.one(row.id, undefined)).preorder).toEqual(preorder)
  })
})
