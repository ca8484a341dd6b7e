/** What tells answers apart in the cache: what is asked for, in which form and as whom. */
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient } from '../../../src/index.ts'
import { createQueries } from '../../../src/react/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 25 })
})
afterAll(() => store.close())

const visitor = () => createQueries(createClient(store.visitor))

describe('the key of a query', () => {
  it('distinguishes raw and decoded responses, as the types do', async () => {
    const cache = new QueryClient()
    const { getProduct, queryProducts } = visitor().products
    const { products } = await cache.fetchQuery(queryProducts())
    const id = products[0]?.id ?? ''
    const raw = await cache.fetchQuery(getProduct(id, {}, { raw: true }))
    const decoded = await cache.fetchQuery(getProduct(id, {}))
    expectTypeOf(raw.product.lastUpdated).exclude<null | undefined>().toEqualTypeOf<string>()
    expect(raw.product.lastUpdated).toBeTypeOf('string')
    expect(decoded.product.lastUpdated).toBeInstanceOf(Date)
  })
  it('distinguishes the identity of a call, and no other options', () => {
    const { getProduct, queryProducts } = visitor().products
    const keys = [
      getProduct('p', {}).queryKey,
      getProduct('p', {}, { as: 'app' }).queryKey,
      getProduct('p', {}, { as: 'user' }).queryKey,
    ]
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3)
    expect(getProduct('p', {}, { retries: 0 }).queryKey).toEqual(keys[0])
    expect(getProduct('p', undefined).queryKey).toEqual(getProduct('p').queryKey)
    // The key of the operation still begins all of them.
    for (const key of keys) expect(key.slice(0, 2)).toEqual(getProduct.key)
    expect(queryProducts.infinite({}, { as: 'app' }).queryKey).not.toEqual(
      queryProducts.infinite({}).queryKey,
    )
  })
})

describe('an infinite query', () => {
  it('walks by cursor when asked to, in the order of its first page', async () => {
    const sent: string[] = []
    const client = createClient({
      ...store.visitor,
      hooks: {
        onRequest: ({ operation }) => {
          if (operation === 'products.queryProducts') sent.push(operation)
        },
      },
    })
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      createQueries(client).products.queryProducts.infinite({
        query: {
          filter: { productType: 'physical' },
          sort: [{ fieldName: 'name', order: 'ASC' }],
          cursorPaging: { limit: 10 },
        },
      }),
    )
    let state = await observer.fetchNextPage()
    while (state.hasNextPage) state = await observer.fetchNextPage()
    expect(state.error).toBeNull()
    const names =
      state.data?.pages.flatMap(({ products }) => products.map(({ name }) => name)) ?? []
    expect(state.data?.pages.length).toBeGreaterThan(1)
    expect(sent).toHaveLength(state.data?.pages.length ?? 0)
    expect(names).toEqual([...names].sort())
    const all = await client.products.query().eq('productType', 'physical').find()
    expect(names).toHaveLength(all.totalCount ?? -1)
  })

  it('goes on past a total that is not exact, because too many match', async () => {
    const client = createClient(store.visitor)
    const request = { query: { paging: { limit: 2 } } }
    const { getNextPageParam } = createQueries(client).products.queryProducts.infinite(request)
    const { products, metadata } = await client.products.queryProducts(request)
    const page = (more: object) => ({ products, metadata: { ...metadata, total: 2, ...more } })
    expect(getNextPageParam(page({}), [], 0)).toBeUndefined()
    expect(getNextPageParam(page({ tooManyToCount: true }), [], 0)).toBe(2)
  })

  it('ends at a page whose next cursor is empty', async () => {
    const client = createClient(store.visitor)
    const request = { query: { cursorPaging: { limit: 2 } } }
    const { getNextPageParam } = createQueries(client).products.queryProducts.infinite(request)
    const { products, metadata } = await client.products.queryProducts(request)
    const page = (next: string) => ({ products, metadata: { ...metadata, cursors: { next } } })
    expect(getNextPageParam(page('more'), [], '')).toBe('more')
    expect(getNextPageParam(page(''), [], 'more')).toBeUndefined()
  })

  it('continues from a given cursor', async () => {
    const client = createClient(store.visitor)
    const first = await client.products.query().limit(10).byCursor().find()
    const cursor = first.cursors?.next ?? ''
    const options = createQueries(client).products.queryProducts.infinite({
      query: { cursorPaging: { limit: 10, cursor } },
    })
    expect(options.initialPageParam).toBe(cursor)
    const observer = new InfiniteQueryObserver(new QueryClient(), options)
    const { data } = await observer.fetchNextPage()
    expect(data?.pages[0]?.products[0]?.id).toBe((await first.next()).items[0]?.id)
  })
})
