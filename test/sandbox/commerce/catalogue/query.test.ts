import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { broken, engines, openShop, present, type Shop } from './shop.ts'

let shop: Shop
const query = async (given: object) =>
  shop.call('products.queryProducts', { body: { query: given } })

describe.each(engines)('on the %s engine', (engine) => {
  beforeAll(async () => {
    shop = await openShop({}, engine)
  })
  afterAll(() => shop.close())

  describe('querying products', () => {
    it('returns 50 of 60 by default, with the total', async () => {
      const { products, metadata } = await query({})
      expect(products).toHaveLength(50)
      expect(metadata).toEqual({ count: 50, offset: 0, total: 60 })
    })

    it('filters by name, price, collection, brand and stock', async () => {
      const { products } = await query({
        filter: { name: { $startsWith: 'stone' }, 'priceData.price': { $gte: 20, $lt: 30 } },
      })
      expect(products.map(({ name }) => name)).toEqual(['Stoneware Mug'])
      const mug = present(products[0])
      const { products: shelf } = await query({
        filter: {
          collectionIds: { $hasSome: mug.collectionIds.slice(1, 2) },
          brand: 'Kiln & Clay',
        },
      })
      expect(shelf.map(({ name }) => name)).toContain('Stoneware Mug')
      const soldOut = await query({ filter: { 'stock.inventoryStatus': 'OUT_OF_STOCK' } })
      expect(soldOut.products.length).toBeGreaterThan(1)
      expect(soldOut.products.every(({ stock }) => stock?.inStock === false)).toBe(true)
    })

    it('sorts by name, price and date, either way', async () => {
      const sorted = async (fieldName: string, order: string) =>
        (await query({ sort: [{ fieldName, order }], paging: { limit: 100 } })).products
      const prices = (await sorted('priceData.price', 'ASC')).map((p) => p.priceData?.price ?? 0)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      const dates = (await sorted('lastUpdated', 'DESC')).map(({ lastUpdated }) => lastUpdated)
      expect(dates).toEqual([...dates].sort().reverse())
    })

    it.each([
      ['name', 'ASC'],
      ['brand', 'DESC'],
      ['stock.quantity', 'ASC'],
      ['createdDate', 'DESC'],
    ])('walks by cursor through %s %s, there and back, without a gap', async (fieldName, order) => {
      const sort = [{ fieldName, order }]
      const whole = (await query({ sort, paging: { limit: 100 } })).products.map(({ id }) => id)
      const walked: string[] = []
      let page = await query({ sort, cursorPaging: { limit: 13 } })
      let last = page
      for (;;) {
        walked.push(...page.products.map(({ id }) => id))
        last = page
        const cursor = page.metadata?.cursors?.next
        if (!cursor) break
        page = await query({ cursorPaging: { limit: 13, cursor } })
      }
      expect(walked).toEqual(whole)
      const back = await query({
        cursorPaging: { limit: 13, cursor: present(last.metadata?.cursors?.prev) },
      })
      expect(back.products.map(({ id }) => id)).toEqual(whole.slice(39, 52))
    })

    it('pages forward again after paging back, from the first page too', async () => {
      const step = async (cursor: string | null | undefined) => {
        const given = { limit: 20, cursor: present(cursor) }
        const page = await query({ cursorPaging: given })
        return { ids: page.products.map(({ id }) => id), cursors: page.metadata?.cursors }
      }
      const start = await query({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 20 } })
      const first = start.products.map(({ id }) => id)
      const second = await step(start.metadata?.cursors?.next)
      const third = await step(second.cursors?.next)

      const secondAgain = await step(third.cursors?.prev)
      const firstAgain = await step(secondAgain.cursors?.prev)
      expect([firstAgain.ids, secondAgain.ids]).toEqual([first, second.ids])
      expect(firstAgain.cursors?.prev).toBeUndefined()
      expect((await step(firstAgain.cursors?.next)).ids).toEqual(second.ids)
      expect((await step(secondAgain.cursors?.next)).ids).toEqual(third.ids)
    })

    it('refuses unknown fields, a cursor with a filter, and an invalid cursor', async () => {
      const refused = async (given: object) =>
        broken(await shop.refuse('products.queryProducts', { body: { query: given } }))
      expect(await refused({ filter: { color: 'red' } })).toEqual([
        'query.filter.color FIELD_NOT_ALLOWED',
      ])
      const page = await query({ cursorPaging: { limit: 1 } })
      const cursor = page.metadata?.cursors?.next
      expect(await refused({ filter: { name: 'x' }, cursorPaging: { cursor } })).toEqual([
        'query.filter FIELD_NOT_ALLOWED',
      ])
      for (const nonsense of [
        'nonsense',
        'W10',
        Buffer.from('[{},[],["a","b"],"next"]').toString('base64url'),
      ]) {
        expect(await refused({ cursorPaging: { cursor: nonsense } })).toEqual([
          'query.cursorPaging.cursor FORMAT',
        ])
      }
    })
  })
})
