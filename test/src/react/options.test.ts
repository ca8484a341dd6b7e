/** Options for TanStack Query, against a real store in process. */
import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseQueries,
} from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { paging } from '../../../generated/paging.ts'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import {
  ApiError,
  type Cart,
  createClient,
  type Product,
  type QueryProductsPlatformizedResponse,
} from '../../../src/index.ts'
import { createMutations, createQueries } from '../../../src/react/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 25 })
})
afterAll(() => store.close())

const visitor = () => {
  const client = createClient(store.visitor)
  return { queries: createQueries(client), mutations: createMutations(client) }
}

describe('query options', () => {
  it('exist for every operation that reads, infinite ones for every list', () => {
    const { queries, mutations } = visitor()
    for (const operation of Object.values<Operation>(operations)) {
      const { id, tag, name, retry } = operation
      expect(name in queries[tag], id).toBe(retry === 'read')
      expect(name in mutations[tag], id).toBe(retry !== 'read')
      const factory: unknown = Object.entries(queries[tag]).find(([key]) => key === name)?.[1]
      if (paging[id]) expect(factory, id).toHaveProperty('infinite')
    }
  })

  it('are memoised per client', () => {
    const client = createClient(store.visitor)
    expect(createQueries(client)).toBe(createQueries(client))
    expect(createQueries(client)).not.toBe(createQueries(createClient(store.visitor)))
  })

  it('fetch a response under a key that names the call', async () => {
    const cache = new QueryClient()
    const options = visitor().queries.products.queryProducts({ query: { paging: { limit: 3 } } })
    const answer = await cache.fetchQuery(options)
    expectTypeOf(answer).toEqualTypeOf<QueryProductsPlatformizedResponse>()
    expect(answer.products).toHaveLength(3)
    expect(options.queryKey).toEqual([
      'storefront',
      'products.queryProducts',
      { query: { paging: { limit: 3 } } },
    ])
    expectTypeOf(cache.getQueryState(options.queryKey)?.error).toEqualTypeOf<
      ApiError | null | undefined
    >()
    expectTypeOf(cache.getQueryData(options.queryKey)).toEqualTypeOf<
      QueryProductsPlatformizedResponse | undefined
    >()
  })

  it('give hooks of several queries, and those with a retry of their own, the type of errors', () => {
    const { queries } = visitor()
    const read = queries.products.getProduct('p')
    const several = () =>
      useQueries({ queries: [read, queries.currentCart.getCurrentCart.orNull()] })
    type Several = ReturnType<typeof several>
    expectTypeOf<Several[1]['data']>().toEqualTypeOf<Cart | null | undefined>()
    expectTypeOf<Several[0]['error']>().toEqualTypeOf<ApiError | null>()
    const suspended = () => useSuspenseQueries({ queries: [read, read] })
    expectTypeOf<ReturnType<typeof suspended>[0]['data']['product']>().toEqualTypeOf<Product>()
    const retried = () => useQuery({ ...read, retry: (_, { retryable }) => retryable })
    expectTypeOf<ReturnType<typeof retried>['error']>().toEqualTypeOf<ApiError | null>()
    expect(read).not.toHaveProperty('throwOnError')
  })

  it('leave call options out of the key', () => {
    const { queries } = visitor()
    const key = queries.products.getProduct('p', {}, { headers: { 'x-trace': '1' } }).queryKey
    expect(key).toEqual(queries.products.getProduct('p', {}).queryKey)
  })

  it('pass the abort signal of a query on', async () => {
    const { products, currentCart } = visitor().queries
    const signal = AbortSignal.abort(new Error('unmounted'))
    const calls = [
      products.queryProducts({}).queryFn({ signal }),
      products.queryProducts.infinite({}).queryFn({ signal, pageParam: 0 }),
      currentCart.getCurrentCart.orNull().queryFn({ signal }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('fail with an ApiError, without TanStack’s retries', async () => {
    const observer = new QueryObserver(
      new QueryClient(),
      visitor().queries.products.getProduct('00000000-0000-4000-8000-000000000000'),
    )
    const { error, failureCount } = await observer.refetch()
    expect(ApiError.is(error)).toBe(true)
    expect(failureCount).toBe(1)
  })

  it('are invalidated together by the key of their operation', async () => {
    const cache = new QueryClient()
    const { queries } = visitor()
    await cache.fetchQuery(queries.products.queryProducts({}))
    await cache.invalidateQueries({ queryKey: queries.products.queryProducts.key })
    expect(cache.getQueryState(queries.products.queryProducts({}).queryKey)?.isInvalidated).toBe(
      true,
    )
  })
})

describe('infinite query options', () => {
  it('page through a list to its end, every item once', async () => {
    const observer = new InfiniteQueryObserver(
      new QueryClient(),
      visitor().queries.products.queryProducts.infinite({ query: { paging: { limit: 10 } } }),
    )
    let state = await observer.fetchNextPage()
    while (state.hasNextPage) state = await observer.fetchNextPage()
    expect(state.data?.pages.length).toBeGreaterThan(2)
    const ids = state.data?.pages.flatMap(({ products = [] }) => products.map(({ id }) => id)) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(state.data?.pages[0]?.metadata?.total)
  })
})

describe('mutation options', () => {
  it('change the store with one argument as it is and several as a list', async () => {
    const client = createClient(store.app)
    const queries = createQueries(client)
    const mutations = createMutations(client)
    const cache = new QueryClient()
    const { products = [] } = await cache.fetchQuery(queries.products.queryProducts({}))
    const id = products[0]?.id ?? ''
    const update = new MutationObserver(cache, mutations.products.updateProduct())
    await update.mutate([id, { product: { name: 'Renamed' } }])
    const { product } = await cache.fetchQuery(queries.products.getProduct(id))
    expect(product.name).toBe('Renamed')
    const remove = new MutationObserver(cache, mutations.products.deleteProduct())
    await remove.mutate(id)
    await expect(client.products.getProduct(id)).rejects.toMatchObject({ status: 404 })
  })

  it('take no argument where the operation takes none, and type its response', () => {
    const { mutations } = visitor()
    const join = () => useMutation(mutations.members.joinCommunity()).mutate()
    const estimate = () =>
      useMutation(mutations.currentCart.createCheckoutFromCurrentCart()).mutate()
    const update = () =>
      // @ts-expect-error the id is missing
      useMutation(mutations.products.updateProduct()).mutate({ product: { name: 'Mug' } })
    expect([join, estimate, update]).toHaveLength(3)
  })
})
