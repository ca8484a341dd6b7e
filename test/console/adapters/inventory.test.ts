// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { inventoryActions } from '../../../console/resources/inventory/actions.ts'
import { inventoryAdapter } from '../../../console/resources/inventory/adapter.ts'
import { LOW_STOCK } from '../../../console/ui/values/low-stock.ts'
import { describeAdapter } from './contract.ts'

const subject = describeAdapter('stock items', inventoryAdapter, {
  sorts: {
    productName: ({ productName }) => productName,
    lastUpdated: ({ lastUpdated }) => lastUpdated,
  },
  filters: {
    'a part of the product’s name, in any case': {
      filter: { q: 'MUG' },
      holds: ({ productName }) => /mug/i.test(productName),
    },
    'what is low': {
      filter: { level: 'low' },
      holds: ({ tracked, variants }) =>
        tracked && variants.some(({ quantity }) => quantity <= LOW_STOCK),
    },
    'what is out altogether': {
      filter: { level: 'out' },
      holds: ({ variants }) => variants.every(({ inStock }) => !inStock),
    },
  },
})

async function countedItem() {
  const { data } = await subject.adapter.list({
    page: 1,
    perPage: 100,
    sort: { field: 'productName', order: 'ASC' },
    filter: {},
    signal: undefined,
  })
  const item = data.find(({ tracked, variants }) => tracked && variants.length > 1)
  const variant = item?.variants[0]
  if (!item || !variant) throw new Error('The demo store counts the variants of some product.')
  const quantity = async () => {
    const { variants } = await subject.adapter.one(item.id, undefined)
    return variants.find(({ id }) => id === variant.id)?.quantity
  }
  return { actions: inventoryActions(subject.client), item, variant, quantity }
}

describe('the stock of a variant', () => {
  it('has the variant’s choices as its name and an SKU', async () => {
    const { item } = await countedItem()
    expect(new Set(item.variants.map(({ name }) => name)).size).toBe(item.variants.length)
    for (const { name } of item.variants) expect(name).not.toBe('')
  })

  it('goes up, down, and to a number', async () => {
    const { actions, item, variant, quantity } = await countedItem()
    await actions.set(item.id, variant.id, 10)
    expect(await quantity()).toBe(10)
    await actions.add(item.id, variant.id, 40)
    expect(await quantity()).toBe(50)
    await actions.remove(item.id, variant.id, 3)
    expect(await quantity()).toBe(47)
  })

  it('never goes below zero', async () => {
    const { actions, item, variant, quantity } = await countedItem()
    await actions.set(item.id, variant.id, 2)
    await expect(actions.remove(item.id, variant.id, 3)).rejects.toThrow()
    expect(await quantity()).toBe(2)
  })

  it('leaves the other variants as they were', async () => {
    const { actions, item, variant } = await countedItem()
    await actions.set(item.id, variant.id, 31)
    const { variants } = await subject.adapter.one(item.id, undefined)
    const others = (list: typeof variants) => list.filter(({ id }) => id !== variant.id)
    expect(others(variants)).toEqual(others(item.variants))
  })

  it('is only in or out of stock once units are not counted', async () => {
    const { actions, item, variant } = await countedItem()
    await actions.track(item.id, false)
    await actions.setInStock(item.id, variant.id, false)
    const uncounted = await subject.adapter.one(item.id, undefined)
    expect(uncounted.tracked).toBe(false)
    expect(uncounted.variants.find(({ id }) => id === variant.id)?.inStock).toBe(false)
    await actions.track(item.id, true)
  })
})
