/** Pages: where they are, and the way to their neighbours. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import { filter } from '../../../src/query/filter.ts'
import { shelfOf } from './shelf.ts'

const positions = ({
  length,
  pageSize,
  currentPage,
  totalPages,
  totalCount,
  hasNext,
  hasPrev,
}: {
  readonly [Name in 'length' | 'pageSize' | 'currentPage' | 'totalPages' | 'totalCount']:
    | number
    | undefined
} & { readonly hasNext: boolean; readonly hasPrev: boolean }) => ({
  length,
  pageSize,
  currentPage,
  totalPages,
  totalCount,
  hasNext,
  hasPrev,
})

/** As Vue's `ref` holds it: a proxy of what can be extended, which has no private members. */
const inRef = <Value extends object>(value: Value): Value =>
  Object.isExtensible(value) ? new Proxy(value, {}) : value

describe('in a ref of Vue', () => {
  it('pages turn, and queries and filters go on', async () => {
    const { query } = shelfOf(120)
    const page = inRef(await inRef(query()).eq('name', 'x').find())
    expect((await page.next()).currentPage).toBe(1)
    expect(inRef(filter()).eq('name', 'x').build()).toEqual({ name: 'x' })
  })
})

describe('a page by offset', () => {
  it('holds 50 items by default, and knows the total', async () => {
    const page = await shelfOf(120).query().find()
    expect(page.items[0]).toEqual({ id: 'mug-0' })
    expect(positions(page)).toEqual({
      length: 50,
      pageSize: 50,
      currentPage: 0,
      totalPages: 3,
      totalCount: 120,
      hasNext: true,
      hasPrev: false,
    })
  })

  it('leads to the next page with the same query, and back', async () => {
    const { query, asked } = shelfOf(120)
    const first = await query().eq('name', 'x').descending('price').find()
    const second = await first.next()
    expect(second.currentPage).toBe(1)
    expect(second.items[0]).toEqual({ id: 'mug-50' })
    expect(asked[1]).toEqual({
      filter: { name: 'x' },
      sort: [{ fieldName: 'price', order: 'DESC' }],
      more: {},
      limit: 50,
      offset: 50,
    })
    expect((await second.prev()).items).toEqual(first.items)
    expect(second.query.build()).toEqual(asked[1])
  })

  it('refuses to go before the first page, with the specified text', async () => {
    const page = await shelfOf(120).query().find()
    await expect(page.prev()).rejects.toThrow(/^No previous page to fetch$/)
    await expect(page.prev()).rejects.toSatisfy((error) => ApiError.is(error, 'NO_PREVIOUS_PAGE'))
  })

  it('refuses to go after the last page, with the specified text', async () => {
    const page = await shelfOf(120).query().skip(100).find()
    expect(page.length).toBe(20)
    await expect(page.next()).rejects.toThrow(/^No next page to fetch$/)
    await expect(page.next()).rejects.toSatisfy((error) => ApiError.is(error, 'NO_NEXT_PAGE'))
  })

  it('of an empty list is the only one', async () => {
    const page = await shelfOf(0).query().limit(10).find()
    expect(positions(page)).toEqual({
      length: 0,
      pageSize: 10,
      currentPage: 0,
      totalPages: 0,
      totalCount: 0,
      hasNext: false,
      hasPrev: false,
    })
    await expect(page.next()).rejects.toThrow('No next page to fetch')
    await expect(page.prev()).rejects.toThrow('No previous page to fetch')
  })

  it.each([
    ['does not say how many there are', {}],
    ['finds too many to count', { total: 1000, tooManyToCount: true }],
  ])('has no next page when the platform %s', async (_, metadata) => {
    const page = await shelfOf(30, { metadata }).query().limit(10).find()
    expect(page).toMatchObject({ length: 10, currentPage: 0, hasNext: false, hasPrev: false })
    expect([page.totalPages, page.totalCount]).toEqual([undefined, undefined])
    await expect(page.next()).rejects.toThrow('No next page to fetch')
  })

  it('of size 0 only counts', async () => {
    const page = await shelfOf(30).query().limit(0).find()
    expect(positions(page)).toEqual({
      length: 0,
      pageSize: 0,
      currentPage: undefined,
      totalPages: undefined,
      totalCount: 30,
      hasNext: false,
      hasPrev: false,
    })
  })

  it('at an unaligned offset leads back to the first item, never before it', async () => {
    const { query, asked } = shelfOf(30)
    await (await query().limit(10).skip(15).find()).prev()
    await expect((await query().limit(10).skip(5).find()).prev()).rejects.toThrow()
    expect(asked.map(({ offset }) => offset)).toEqual([15, 5, 5])
  })

  it('is reached from the first by next alone, for any sizes', async () => {
    const sizes = fc.record({
      count: fc.integer({ min: 0, max: 60 }),
      limit: fc.integer({ min: 1, max: 20 }),
    })
    await fc.assert(
      fc.asyncProperty(sizes, async ({ count, limit }) => {
        let page = await shelfOf(count).query().limit(limit).find()
        const seen = [...page.items]
        while (page.hasNext) {
          page = await page.next()
          seen.push(...page.items)
        }
        expect(seen).toHaveLength(count)
        expect(page.currentPage).toBe(Math.max(0, (page.totalPages ?? 0) - 1))
      }),
    )
  })
})

describe('a page by cursor', () => {
  it('has neighbours but no number', async () => {
    const { query, asked } = shelfOf(25)
    const first = await query().limit(10).byCursor().find()
    expect(positions(first)).toEqual({
      length: 10,
      pageSize: 10,
      currentPage: undefined,
      totalPages: undefined,
      totalCount: undefined,
      hasNext: true,
      hasPrev: false,
    })
    expect(first.cursors).toEqual({ next: '10' })
    const last = await (await first.next()).next()
    expect(last).toMatchObject({
      length: 5,
      hasNext: false,
      hasPrev: true,
      cursors: { prev: '10' },
    })
    await expect(last.next()).rejects.toThrow('No next page to fetch')
    await expect(first.prev()).rejects.toThrow('No previous page to fetch')
    expect((await last.prev()).items[0]).toEqual({ id: 'mug-10' })
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', '10', '20', '10'])
  })

  it('can be continued with the cursor alone', async () => {
    const page = await shelfOf(25).query().limit(10).byCursor('20').find()
    expect(page.items[0]).toEqual({ id: 'mug-20' })
  })
})
