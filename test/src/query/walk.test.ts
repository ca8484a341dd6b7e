/** `for await (const item of query)`: every page, one at a time. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Query } from '../../../src/query.ts'
import { type MugQuery, shelfOf } from './shelf.ts'

const walk = async (query: Query<MugQuery>): Promise<string[]> => {
  const ids: string[] = []
  for await (const { id } of query) ids.push(id)
  return ids
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

const all = (count: number, from = 0) =>
  Array.from({ length: count - from }, (_, index) => `mug-${from + index}`)

describe('iterating a query', () => {
  it.each([0, 1, 49, 50, 51, 100, 120])('of %i items yields each once', async (count) => {
    const { query, asked } = shelfOf(count)
    expect(await walk(query())).toEqual(all(count))
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 50)))
  })

  it('starts at the query’s offset', async () => {
    expect(await walk(shelfOf(30).query().skip(7).limit(5))).toEqual(all(30, 7))
  })

  it('continues beyond the platform’s count', async () => {
    const metadata = { total: 1000, tooManyToCount: true }
    expect(await walk(shelfOf(130, { metadata }).query())).toEqual(all(130))
    expect(await walk(shelfOf(100, { metadata: {} }).query())).toEqual(all(100))
  })

  it('skips nothing when the platform returns smaller pages than requested', async () => {
    expect(await walk(shelfOf(35, { most: 10 }).query())).toEqual(all(35))
  })

  it('by cursor needs no count', async () => {
    const { query, asked } = shelfOf(25)
    expect(await walk(query().limit(10).byCursor())).toEqual(all(25))
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', '10', '20'])
  })

  it('breaks ties by id, in the direction of the last field', async () => {
    const { query, asked } = shelfOf(1)
    await walk(query())
    await walk(query().ascending('name').descending('price'))
    await walk(query().descending('id'))
    expect(asked.map(({ sort }) => sort)).toEqual([
      [{ fieldName: 'id', order: 'ASC' }],
      [
        { fieldName: 'name', order: 'ASC' },
        { fieldName: 'price', order: 'DESC' },
        { fieldName: 'id', order: 'DESC' },
      ],
      [{ fieldName: 'id', order: 'DESC' }],
    ])
  })

  it('sends nothing before the loop starts or after it ends', async () => {
    const { query, asked } = shelfOf(500)
    const products = query()
    expect(asked).toHaveLength(0)
    for await (const { id } of products) if (id === 'mug-60') break
    expect(asked).toHaveLength(2)
  })

  it('can be repeated from the same query', async () => {
    const query = shelfOf(60).query()
    expect(await walk(query)).toEqual(await walk(query))
  })

  it('holds one page at a time, however many there are', async () => {
    const { query } = shelfOf(20_000)
    const pages: WeakRef<object>[] = []
    for await (const mug of query().limit(100)) {
      if (Number(mug.id.slice(4)) % 100 === 0) pages.push(new WeakRef(mug))
      // A WeakRef holds its object until the turn it was made in is over.
      if (pages.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve))
    collectGarbage()
    expect(pages).toHaveLength(200)
    expect(pages.filter((page) => page.deref()).length).toBeLessThanOrEqual(1)
  })
})

describe('a query as a list', () => {
  it.each([
    [0, 0, []],
    [3, 3, [3]],
    [50, 50, [50]],
    [51, 51, [50, 50]],
    [500, 120, [50, 50, 50]],
  ])('of at most %i items has %i, and requests no more', async (limit, length, pages) => {
    const { query, asked } = shelfOf(120)
    const found = await query().toArray({ limit })
    expect(found.map(({ id }) => id)).toEqual(all(length))
    expect(asked.map((question) => question.limit)).toEqual(pages)
  })

  it('keeps the requested page size and offset', async () => {
    const { query, asked } = shelfOf(40)
    const found = await query().skip(5).limit(10).toArray({ limit: 12 })
    expect(found.map(({ id }) => id)).toEqual(all(17, 5))
    expect(asked).toHaveLength(2)
  })

  const wrong = [-1, 1.5, Number.NaN, '5'].map((limit) => ({ limit }))

  it.each([...wrong, undefined, null])('has no limit in %s', async (given) => {
    const { query, asked } = shelfOf(1)
    const list = query()
    await expect(Reflect.apply(list.toArray, list, [given])).rejects.toMatchObject({
      code: 'INVALID_FILTER',
    })
    expect(asked).toEqual([])
  })
})
