/** The wire form of each resource's queries, and what becomes of their answers. */
import { describe, expect, it } from 'vitest'
import { createClient, createCore, platforms } from '../../../src/index.ts'
import { Query } from '../../../src/query/query.ts'
import { queriesOf } from '../../../src/query.ts'
import { errorOf } from '../support/client.ts'

/** The queries of a small client whose platform answers the same to everything; it notes what it is sent. */
const recorder = (answer: object = {}) => {
  const sent: unknown[] = []
  const core = createCore({
    platform: platforms.sandbox('http://store.example', { additions: true }),
    apiKey: 'k',
    fetch: async (url, { body }) => {
      const { pathname, search } = new URL(url)
      sent.push([
        pathname + decodeURIComponent(search),
        body ? JSON.parse(String(body)) : undefined,
      ])
      return Response.json(answer)
    },
  })
  return { sent, queries: queriesOf(core) }
}

const products = '/v1/products/query-platformized'

describe('a query of products', () => {
  it('sends filter, sort and paging, all three, also when they are empty', async () => {
    const { sent, queries } = recorder()
    await queries.products.query().find()
    const query = { filter: {}, sort: [], paging: { limit: 50, offset: 0 } }
    expect(sent).toEqual([[products, { query }]])
    expect(queries.products.query().build()).toEqual(query)
  })

  it('sends the query’s filter, order and page', async () => {
    const { sent, queries } = recorder()
    await queries.products
      .query()
      .startsWith('name', 'M')
      .ge('priceData.price', 20)
      .ascending('name', 'sku')
      .descending('price')
      .limit(10)
      .skip(20)
      .find()
    expect(sent).toEqual([
      [
        products,
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
      ],
    ])
  })

  it('passes on the options of the call', async () => {
    const { sent, queries } = recorder()
    const error = await errorOf(queries.products.query().find({ signal: AbortSignal.abort() }))
    expect([error.code, sent]).toEqual(['ABORTED', []])
  })

  it('omits filter and sort once there is a cursor, which carries them', async () => {
    const { sent, queries } = recorder({ products: [], metadata: { cursors: { next: 'n' } } })
    const query = queries.products.query().eq('name', 'x').ascending('id').byCursor()
    await (await query.limit(10).find()).next()
    expect(sent).toEqual([
      [
        products,
        {
          query: {
            filter: { name: 'x' },
            sort: [{ fieldName: 'id', order: 'ASC' }],
            cursorPaging: { limit: 10 },
          },
        },
      ],
      [products, { query: { cursorPaging: { cursor: 'n', limit: 10 } } }],
    ])
  })

  it('is immutable: each call returns a new one', () => {
    const query = recorder().queries.products.query()
    const before = query.build()
    query.eq('name', 'x').ascending('name').limit(1).skip(1)
    query.byCursor()
    expect(query.build()).toEqual(before)
  })
})

describe('a query of members', () => {
  it('names its order sorting, and sends further fields beside it', async () => {
    const { sent, queries } = recorder({
      members: [],
      metadata: { total: 9, tooManyToCount: true },
    })
    const page = await queries.members
      .query()
      .with({ fieldsets: ['PUBLIC'], search: { expression: 'han', fields: ['loginEmail'] } })
      .eq('profile.slug', 'hanna')
      .with({ fieldsets: ['FULL'] })
      .descending('createdDate')
      .find()
    expect(sent).toEqual([
      [
        '/v1/members/query',
        {
          fieldsets: ['FULL'],
          search: { expression: 'han', fields: ['loginEmail'] },
          query: {
            filter: { 'profile.slug': 'hanna' },
            sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
            paging: { limit: 50, offset: 0 },
          },
        },
      ],
    ])
    expect(page.totalCount).toBeUndefined()
  })
})

describe('a query of the stock', () => {
  it('sends filter and sort as JSON strings, and counts by totalResults', async () => {
    const { sent, queries } = recorder({ inventoryItems: [], totalResults: 3 })
    const page = await queries.inventory
      .query()
      .eq('productId', 'p1')
      .gt('lastUpdated', new Date('2024-01-01T00:00:00.000Z'))
      .ascending('numericId')
      .limit(10)
      .find()
    expect(sent).toEqual([
      [
        '/v2/inventoryItems/query',
        {
          query: {
            filter: '{"productId":"p1","lastUpdated":{"$gt":"2024-01-01T00:00:00.000Z"}}',
            sort: '[{"numericId":"asc"}]',
            paging: { limit: 10, offset: 0 },
          },
        },
      ],
    ])
    expect(page.totalCount).toBe(3)
  })
})

describe('a query of a product’s variants', () => {
  it('names the product in the path, and pages beside the choices', async () => {
    const { sent, queries } = recorder({ variants: [{ id: 'v' }], totalResults: 3 })
    const query = queries.products.productVariants.query('p/1').with({ choices: { Color: 'Blue' } })
    const page = await query.limit(1).find()
    await page.next()
    const request = { choices: { Color: 'Blue' }, paging: { limit: 1, offset: 0 } }
    expect(sent).toEqual([
      ['/v1/products/p%2F1/variants/query', request],
      ['/v1/products/p%2F1/variants/query', { ...request, paging: { limit: 1, offset: 1 } }],
    ])
    expect(page.items).toEqual([{ id: 'v' }])
  })
})

describe('a query of the listed members', () => {
  it('is sent in the query string, its order as a JSON string', async () => {
    const { sent, queries } = recorder({ members: [], metadata: { total: 2 } })
    const query = queries.members.listedMembers.query().with({ fieldsets: ['FULL', 'EXTENDED'] })
    await query.find()
    const page = await query.ascending('profile.nickname').skip(5).find()
    expect(sent).toEqual([
      ['/v1/members?fieldsets=FULL&fieldsets=EXTENDED&paging.limit=50&paging.offset=0', undefined],
      [
        '/v1/members?fieldsets=FULL&fieldsets=EXTENDED&paging.limit=50&paging.offset=5&sorting=[{"fieldName":"profile.nickname","order":"ASC"}]',
        undefined,
      ],
    ])
    expect(page.totalCount).toBe(2)
  })
})

describe('a whole client', () => {
  it('has the queries beside its methods', () => {
    const client = createClient({
      platform: platforms.sandbox('http://store.example', { additions: true }),
      apiKey: 'k',
    })
    expect(client.products.queryProducts).toBeTypeOf('function')
    expect(client.products.query()).toBeInstanceOf(Query)
    expect(client.products.storeVariants.query().build()).toEqual(client.products.query().build())
  })
})
