import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../fixed-clock.ts'
import { openShop, type Shop } from './shop.ts'

const now = new Date('2026-03-01T09:00:00.000Z')
const list = async (shop: Shop) => {
  const body = { query: { sort: [{ fieldName: 'numericId' }], paging: { limit: 100 } } }
  return (await shop.call('products.queryProducts', { body })).products
}

describe('the seeded store', () => {
  const shops: Shop[] = []
  beforeAll(async () => {
    for (const options of [{ seed: 7 }, { seed: 7 }, { seed: 8 }, { seed: 7, products: 150 }]) {
      shops.push(await openShop({ ...options, clock: fixedClock(now) }))
    }
  })
  afterAll(() => Promise.all(shops.map((shop) => shop.close())))

  it('is the same for the same seed, and differs for another', async () => {
    const [first, again, other] = await Promise.all(shops.slice(0, 3).map(list))
    expect(again).toEqual(first)
    expect(other?.map(({ id }) => id)).not.toEqual(first?.map(({ id }) => id))
  })

  it('has discounts, ribbons, options, and sold-out, untracked and hidden products', async () => {
    const [products = []] = await Promise.all(shops.slice(0, 1).map(list))
    const count = (test: (product: (typeof products)[number]) => boolean) =>
      products.filter(test).length
    expect(products).toHaveLength(60)
    expect(count(({ discount }) => discount?.type === 'PERCENT')).toBeGreaterThan(5)
    expect(count(({ discount }) => discount?.type === 'AMOUNT')).toBeGreaterThan(2)
    for (const ribbon of ['New', 'Sale', 'Bestseller']) {
      expect(count((product) => product.ribbon === ribbon)).toBeGreaterThan(3)
    }
    expect(count(({ manageVariants }) => manageVariants === true)).toBeGreaterThan(30)
    expect(count(({ stock }) => stock?.inventoryStatus === 'OUT_OF_STOCK')).toBeGreaterThan(1)
    expect(
      count(({ stock }) => stock?.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK'),
    ).toBeGreaterThan(5)
    expect(count(({ stock }) => stock?.trackInventory === false)).toBe(4)
    expect(count(({ visible }) => visible === false)).toBe(3)
    expect(count(({ media }) => media?.mainMedia === undefined)).toBe(0)
    expect(new Set(products.map(({ name }) => name)).size).toBe(60)
    expect(products.every(({ createdDate }) => createdDate < now.toISOString())).toBe(true)
  })

  it('grows by editions of its products, with unique slugs', async () => {
    const [grown] = shops.slice(3)
    if (!grown) throw new Error('no shop')
    const first = await list(grown)
    const body = { query: { paging: { limit: 100, offset: 100 } } }
    const rest = await grown.call('products.queryProducts', { body })
    expect(rest.metadata?.total).toBe(150)
    expect(new Set([...first, ...rest.products].map(({ slug }) => slug)).size).toBeGreaterThan(99)
    const numbers = first.map(({ numericId }) => Number(numericId))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })
})
