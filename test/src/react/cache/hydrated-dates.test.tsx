// @vitest-environment jsdom
/** What a server read is in the browser what it was there, dates included, without a word from the app. */
import {
  dehydrate,
  HydrationBoundary,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { createClient, memoryStorage } from '../../../../src/index.ts'
import { createQueries, StorefrontProvider } from '../../../../src/react/index.ts'
import { memberTokens } from '../support/member-tokens.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 5 })
})
afterAll(() => store.close())
afterEach(cleanup)

/** A key of the app itself. */
const own = ['shop', 'products.getProduct']

/** What a server puts into its page. */
const page = async () => {
  const client = createClient(store.visitor)
  const queries = createQueries(client)
  const cache = new QueryClient()
  const [first] = (await client.products.queryProducts({})).products
  if (!first) throw new Error('The store is empty')
  const options = {
    one: queries.products.getProduct(first.id),
    pages: queries.products.queryProducts.infinite({ query: { paging: { limit: 2 } } }),
    wire: queries.products.getProduct(first.id, {}, { raw: true }),
  }
  await cache.prefetchQuery(options.one)
  await cache.prefetchInfiniteQuery(options.pages)
  await cache.prefetchQuery(options.wire)
  cache.setQueryData(own, { product: { lastUpdated: '2026-11-20T12:00:00.000Z' } })
  return { options, cache, state: JSON.parse(JSON.stringify(dehydrate(cache))) }
}

const inBrowser = (cache: QueryClient) => {
  const client = createClient(store.visitor)
  return (
    <QueryClientProvider client={cache}>
      <StorefrontProvider client={client} queryClient={cache} />
    </QueryClientProvider>
  )
}

describe('a hydrated response', () => {
  it('has its dates at the first render', async () => {
    const { options, state } = await page()
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
    const Year = () => {
      const { data } = useQuery(options.one)
      return <p>{data?.product.lastUpdated.getFullYear()}</p>
    }
    render(
      <QueryClientProvider client={cache}>
        <StorefrontProvider client={createClient(store.visitor)} queryClient={cache}>
          <HydrationBoundary state={state}>
            <Year />
          </HydrationBoundary>
        </StorefrontProvider>
      </QueryClientProvider>,
    )
    expect(screen.getByText(/^20\d\d$/)).toBeTruthy()
  })

  it.each([
    ['before the page is drawn', true],
    ['afterwards', false],
  ])('is what the server had, hydrated %s', async (_, before) => {
    const { options, cache: server, state } = await page()
    const copy = JSON.stringify(state)
    const cache = new QueryClient()
    if (before) hydrate(cache, state)
    render(inBrowser(cache))
    if (!before) hydrate(cache, state)
    for (const { queryKey } of [options.one, options.pages, options.wire]) {
      expect(cache.getQueryData(queryKey)).toEqual(server.getQueryData(queryKey))
    }
    expect(cache.getQueryData(options.one.queryKey)?.product.lastUpdated).toBeInstanceOf(Date)
    expect(typeof cache.getQueryData(options.wire.queryKey)?.product.lastUpdated).toBe('string')
    // The app's own answers, and the state of the page itself, are left as they are.
    expect(cache.getQueryData(own)).toEqual(server.getQueryData(own))
    expect(JSON.stringify(state)).toBe(copy)
  })

  it('of a member, who may be none, has its dates', async () => {
    const storage = memoryStorage(await memberTokens(store))
    const { members } = createClient({ ...store.visitor, storage })
    const member = await members.getCurrentMember.orUndefined({ fieldsets: ['FULL'] })
    const queries = createQueries(createClient(store.visitor))
    const { queryKey: certainKey } = queries.members.getCurrentMember()
    const { queryKey } = queries.members.getCurrentMember.orNull()
    const server = new QueryClient()
    server.setQueryData(certainKey, member && { member })
    server.setQueryData(queryKey, member)
    const cache = new QueryClient()
    render(inBrowser(cache))
    hydrate(cache, JSON.parse(JSON.stringify(dehydrate(server))))
    expect(member?.createdDate).toBeInstanceOf(Date)
    expect(cache.getQueryData(queryKey)).toEqual(member)
    expect(cache.getQueryData(certainKey)).toEqual({ member })
  })

  it('that is newer replaces an older one, with its dates', async () => {
    const { options, state } = await page()
    const cache = new QueryClient()
    render(inBrowser(cache))
    hydrate(cache, state)
    for (const query of state.queries) query.state.dataUpdatedAt += 1000
    hydrate(cache, state)
    expect(cache.getQueryData(options.one.queryKey)?.product.lastUpdated).toBeInstanceOf(Date)
  })
})

it('keeps the response of a call as it came', async () => {
  const { options } = await page()
  const cache = new QueryClient()
  render(inBrowser(cache))
  const answer = await cache.fetchQuery(options.one)
  expect(cache.getQueryData(options.one.queryKey)).toBe(answer)
})
