/** Pages by cursor of a list that others change meanwhile: no product that stays is missed, and none comes twice. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryFields } from '../../../../generated/fields.ts'
import { keysWhere } from '../../../../sandbox/platform/one-of.ts'
import { runs } from '../../../setup/long.ts'
import { openShop, present, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 0 })
})
afterAll(() => shop?.close())

const page = async (query: object) => {
  const answer = await shop.call('products.queryProducts', { body: { query } })
  const ids = answer.products.map(({ id }) => present(id))
  return { ids, next: answer.metadata?.cursors?.next, prev: answer.metadata?.cursors?.prev }
}
const all = async (sort: unknown = []) => (await page({ sort, paging: { limit: 100 } })).ids
const remove = (id: string) => shop.call('products.deleteProduct', { path: { id } })
const make = async (product: object) => {
  const { product: made } = await shop.call('products.createProduct', { body: { product } })
  return present(made.id)
}
const empty = async () => {
  for (const id of await all()) await remove(id)
}

const aText = fc.constantFrom('a', 'A', 'ä', 'a b', '~', 'ﬀ', '😀', 'ı')
const aProduct = fc.record({
  name: aText,
  brand: fc.option(aText, { nil: undefined }),
  ribbon: fc.option(aText, { nil: undefined }),
  priceData: fc.constantFrom(0, 1.01, 100_000).map((price) => ({ price })),
  costAndProfitData: fc.constantFrom(undefined, { itemCost: 0 }, { itemCost: 1 }),
  stock: fc.constantFrom(undefined, { trackInventory: true, quantity: 2 }),
})
const sortable = keysWhere(queryFields.products, (field) => field.sortable)
const aSort = fc.array(
  fc.record({
    fieldName: fc.constantFrom(...sortable),
    order: fc.constantFrom('ASC', 'DESC'),
  }),
  { maxLength: 3 },
)
/** What others do between two pages: another product comes, and one of the first goes. */
const changes = fc.array(fc.tuple(fc.option(aProduct), fc.nat()), { maxLength: 12 })

it('show whatever stays once, in order, there and back', async () => {
  const property = fc.asyncProperty(
    fc.array(aProduct, { minLength: 4, maxLength: 12 }),
    aSort,
    fc.integer({ min: 1, max: 4 }),
    changes,
    async (products, sort, limit, queue) => {
      await empty()
      for (const product of products) await make(product)
      const before = await all(sort)
      const left = [...before]
      const meanwhile = async () => {
        const [added, at] = queue.shift() ?? [null, 0]
        if (!added) return
        await make(added)
        const [gone] = left.splice(at % Math.max(1, left.length), 1)
        if (gone !== undefined) await remove(gone)
      }
      const walk = async (towards: 'next' | 'prev', from: string | undefined) => {
        const seen: string[][] = []
        let at = await page(
          from === undefined
            ? { sort, cursorPaging: { limit } }
            : { cursorPaging: { limit, cursor: from } },
        )
        for (;;) {
          seen.push(at.ids)
          const cursor = at[towards]
          if (!cursor) break
          await meanwhile()
          at = await page({ cursorPaging: { limit, cursor } })
        }
        const ids = (towards === 'next' ? seen : seen.reverse()).flat()
        expect(new Set(ids).size).toBe(ids.length)
        return { ids, last: at }
      }
      const there = await walk('next', undefined)
      const stayed = () => before.filter((id) => left.includes(id))
      expect(there.ids.filter((id) => left.includes(id))).toEqual(stayed())
      if (!there.last.prev) return
      const back = await walk('prev', there.last.prev)
      const behind = new Set(there.last.ids)
      expect(back.ids.filter((id) => left.includes(id))).toEqual(
        stayed().filter((id) => !behind.has(id)),
      )
    },
  )
  await fc.assert(property, { numRuns: runs(200) })
})

it('lead on from a page that is empty by now, in both directions', async () => {
  await empty()
  for (const name of ['a', 'b', 'c', 'd']) await make({ name, priceData: { price: 1 } })
  const [a = '', b = '', c = '', d = ''] = await all([{ fieldName: 'name' }])
  const first = await page({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } })
  const second = await page({ cursorPaging: { limit: 2, cursor: first.next } })
  expect([first.ids, second.ids]).toEqual([
    [a, b],
    [c, d],
  ])
  await remove(c)
  await remove(d)
  const none = await page({ cursorPaging: { limit: 2, cursor: first.next } })
  expect([none.ids, none.next]).toEqual([[], undefined])
  const last = await page({ cursorPaging: { limit: 2, cursor: present(none.prev) } })
  expect(last).toEqual({ ids: [a, b], next: undefined, prev: undefined })
  await remove(a)
  await remove(b)
  const e = await make({ name: 'e', priceData: { price: 1 } })
  const before = await page({ cursorPaging: { limit: 2, cursor: second.prev } })
  expect([before.ids, before.prev]).toEqual([[], undefined])
  const start = await page({ cursorPaging: { limit: 2, cursor: present(before.next) } })
  expect(start).toEqual({ ids: [e], next: undefined, prev: undefined })
})
