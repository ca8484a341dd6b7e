/** The wire form of each resource's queries, and what becomes of their answers. */
import { describe, expect, it } from 'vitest'
import { attachQueries, queriesOf } from '../../../src/query/queries.ts'
import { answered } from './answered.ts'

/** Methods that answer nothing and remember what they were given. */
const recorder = () => {
  const sent: unknown[] = []
  const record = (...given: readonly unknown[]) => {
    sent.push(given)
  }
  const methods = {
    products: {
      queryProducts: (...given: readonly unknown[]) => {
        record(...given)
        return answered({ products: [], metadata: { total: 7, cursors: { next: 'n' } } })
      },
    },
    collections: {
      queryCollections: (...given: readonly unknown[]) => {
        record(...given)
        return answered({ collections: [] })
      },
    },
    members: {
      queryMembers: (...given: readonly unknown[]) => {
        record(...given)
        return answered({ members: [], metadata: { total: 9, tooManyToCount: true } })
      },
    },
    inventory: {
      queryInventory: (...given: readonly unknown[]) => {
        record(...given)
        return answered({ inventoryItems: [], totalResults: 3 })
      },
    },
  }
  return { sent, methods }
}

describe('a query of products', () => {
  it('sends filter, sort and paging, all three, also when they are empty', async () => {
    const { sent, methods } = recorder()
    await queriesOf(methods).products.query().find()
    const query = { filter: {}, sort: [], paging: { limit: 50, offset: 0 } }
    expect(sent).toEqual([[{ query }, undefined]])
    expect(queriesOf(methods).products.query().build()).toEqual(query)
  })

  it('sends what was asked, and the options of the call', async () => {
    const { sent, methods } = recorder()
    const { signal } = new AbortController()
    await queriesOf(methods)
      .products.query()
      .startsWith('name', 'M')
      .ge('priceData.price', 20)
      .ascending('name', 'sku')
      .descending('price')
      .limit(10)
      .skip(20)
      .find({ signal })
    expect(sent).toEqual([
      [
        {
          query: {
            filter: { name: { $startsWith: 'M' }, 'priceData.price': { $gte: 20 } },
            sort: [
              { fieldName: 'name', order: 'ASC' },
              { fieldName: 'sku', order: 'ASC' },
              { fieldName: 'price', order: 'DESC' },
            ],
            paging: { limit: 10, offset: 20 },
          },
        },
        { signal },
      ],
    ])
  })

  it('leaves filter and sort out once there is a cursor that carries them', async () => {
    const { sent, methods } = recorder()
    const query = queriesOf(methods).products.query().eq('name', 'x').ascending('id').byCursor()
    await (await query.limit(10).find()).next()
    expect(sent.map((given) => Object(given)[0])).toEqual([
      {
        query: {
          filter: { name: 'x' },
          sort: [{ fieldName: 'id', order: 'ASC' }],
          cursorPaging: { limit: 10 },
        },
      },
      { query: { cursorPaging: { cursor: 'n', limit: 10 } } },
    ])
  })

  it('never changes: each call makes another', () => {
    const query = queriesOf(recorder().methods).products.query()
    const before = query.build()
    query.eq('name', 'x').ascending('name').limit(1).skip(1)
    query.byCursor()
    expect(query.build()).toEqual(before)
  })
})

describe('a query of members', () => {
  it('names its order sorting', async () => {
    const { sent, methods } = recorder()
    const page = await queriesOf(methods)
      .members.query()
      .eq('profile.slug', 'hanna')
      .descending('createdDate')
      .find()
    expect(sent).toEqual([
      [
        {
          query: {
            filter: { 'profile.slug': 'hanna' },
            sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
            paging: { limit: 50, offset: 0 },
          },
        },
        undefined,
      ],
    ])
    expect(page.totalCount).toBeUndefined()
  })
})

describe('a query of the stock', () => {
  it('sends filter and sort as JSON text, and counts by totalResults', async () => {
    const { sent, methods } = recorder()
    const page = await queriesOf(methods)
      .inventory.query()
      .eq('productId', 'p1')
      .gt('lastUpdated', new Date('2024-01-01T00:00:00.000Z'))
      .ascending('numericId')
      .limit(10)
      .find()
    expect(sent).toEqual([
      [
        {
          query: {
            filter: '{"productId":"p1","lastUpdated":{"$gt":"2024-01-01T00:00:00.000Z"}}',
            sort: '[{"numericId":"asc"}]',
            paging: { limit: 10, offset: 0 },
          },
        },
        undefined,
      ],
    ])
    expect(page.totalCount).toBe(3)
  })
})

describe('the groups of methods', () => {
  it('keep their methods and gain a query', async () => {
    const { methods } = recorder()
    const client = attachQueries(methods)
    expect(client.products.queryProducts).toBe(methods.products.queryProducts)
    expect((await client.products.query().find()).totalCount).toBe(7)
    expect((await client.collections.query().find()).length).toBe(0)
  })
})
