// The products that a change of prices is planned from: all of them, page by page, with what a plan reads and no more.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { SessionClient } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { type PriceScope, useProductsNow } from '../../../console/pricing/use-products-now.ts'
import { StoreProvider } from '../../../console/store/store-context.tsx'
import { clientOf } from '../support/fake-platform.ts'

interface Query {
  readonly filter: { readonly id?: { readonly $in: readonly string[] } }
  readonly sort: unknown
  readonly paging: { readonly limit: number; readonly offset: number }
}
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)
const whole = (id: string) => ({
  id,
  name: `Mug ${id}`,
  slug: id,
  description: 'long',
  discount: { type: 'NONE', value: 0 },
  priceData: { price: 5, currency: 'EUR', formatted: {} },
  costAndProfitData: { itemCost: 2 },
  variants: [
    {
      id: 'v',
      choices: { Size: 'M' },
      stock: {},
      variant: { priceData: { price: 6, currency: 'EUR' }, costAndProfitData: { itemCost: 3 } },
    },
    { id: 'bare', choices: {}, variant: {} },
  ],
})
const kept = (id: string) => ({
  id,
  name: `Mug ${id}`,
  discount: { type: 'NONE', value: 0 },
  priceData: { price: 5, currency: 'EUR' },
  costAndProfitData: { itemCost: 2 },
  variants: [
    {
      id: 'v',
      choices: { Size: 'M' },
      variant: { priceData: { price: 6, currency: 'EUR' }, costAndProfitData: { itemCost: 3 } },
    },
    {
      id: 'bare',
      choices: {},
      variant: { priceData: { price: null, currency: '' }, costAndProfitData: { itemCost: null } },
    },
  ],
})

/** Reads a scope of a store with so many products, to its end. */
async function reading(scope: PriceScope, held: number, failure?: Response) {
  const queries: Query[] = []
  const client = clientOf(async (_url, init) => {
    const { query }: { query: Query } = JSON.parse(String(init?.body))
    queries.push(query)
    if (failure) return failure.clone()
    const named = query.filter.id?.$in ?? idsOf(held)
    const { limit, offset } = query.paging
    const products = named.slice(offset, offset + limit).map(whole)
    return Response.json({ products, metadata: { total: named.length } })
  })
  return { ...(await readingOf(client, scope)), queries }
}

/** Reads a scope of a client's store to its end. */
async function readingOf(client: SessionClient<true>, scope: PriceScope) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <StoreProvider client={client}>{children}</StoreProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useProductsNow(scope), { wrapper })
  const begun = result.current
  await waitFor(() => expect(result.current.products ?? result.current.failure).toBeDefined())
  return { begun, end: result.current }
}

describe('the products of a collection', () => {
  it.each([
    [0, [0]],
    [99, [0]],
    [100, [0]],
    [101, [0, 100]],
    [250, [0, 100, 200]],
  ])('are all read where there are %d', async (held, offsets) => {
    const { begun, end, queries } = await reading({ collection: 'c' }, held)
    expect(begun).toEqual({
      products: undefined,
      failure: undefined,
      progress: { read: 0, total: undefined },
    })
    expect(queries).toEqual(
      offsets.map((offset) => ({
        filter: { collectionIds: { $hasSome: ['c'] } },
        sort: [{ fieldName: 'name', order: 'ASC' }],
        paging: { limit: 100, offset },
      })),
    )
    expect(end.products?.map(({ id }) => id)).toEqual(idsOf(held))
    expect(end.progress).toEqual({ read: held, total: held })
  })
})

it('a collection of more products than the platform counts is read once', async () => {
  const offsets: number[] = []
  const client = clientOf(async (_url, init) => {
    const { query }: { query: Query } = JSON.parse(String(init?.body))
    const { limit, offset } = query.paging
    offsets.push(offset)
    const products = idsOf(250)
      .slice(offset, offset + limit)
      .map(whole)
    return Response.json({ products, metadata: { total: 200, tooManyToCount: true } })
  })
  const { end } = await readingOf(client, { collection: 'c' })
  expect(end.products).toHaveLength(250)
  expect(offsets).toEqual([0, 100, 200])
})

it('a page that comes short does not end a collection', async () => {
  const client = clientOf(async (_url, init) => {
    const { query }: { query: Query } = JSON.parse(String(init?.body))
    const { limit, offset } = query.paging
    // The platform filters a page after reading it.
    const products = idsOf(250)
      .slice(offset, offset + limit)
      .filter((id) => id !== 'p7')
      .map(whole)
    return Response.json({ products, metadata: { total: 250 } })
  })
  const { end } = await readingOf(client, { collection: 'c' })
  expect(end.products).toHaveLength(249)
})

it('a product shifted to the next page by a new one is in the plan once', async () => {
  const client = clientOf(async (_url, init) => {
    const { query }: { query: Query } = JSON.parse(String(init?.body))
    const { limit, offset } = query.paging
    // The product added meanwhile sorts before all others.
    const held = offset === 0 ? idsOf(150) : ['new', ...idsOf(150)]
    const products = held.slice(offset, offset + limit).map(whole)
    return Response.json({ products, metadata: { total: held.length } })
  })
  const { end } = await readingOf(client, { collection: 'c' })
  expect(end.products?.map(({ id }) => id)).toEqual(idsOf(150))
})

it.each([
  ['deleted', () => idsOf(150).slice(1)],
  ['renamed', () => [...idsOf(150).slice(1), 'p0']],
])('a product is in the plan though one before it is %s between two pages', async (_, after) => {
  let held = idsOf(150)
  const client = clientOf(async (_url, init) => {
    const { query }: { query: Query } = JSON.parse(String(init?.body))
    const { limit, offset } = query.paging
    const products = held.slice(offset, offset + limit).map(whole)
    const answer = { products, metadata: { total: held.length } }
    held = after()
    return Response.json(answer)
  })
  const { end } = await readingOf(client, { collection: 'c' })
  expect(end.products?.map(({ id }) => id)).toEqual(after())
})

describe('products by their ids', () => {
  it.each([
    [1, [1]],
    [99, [99]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
    [300, [100, 100, 100]],
  ])('are read a page at a time where there are %d', async (count, sizes) => {
    const { begun, end, queries } = await reading({ ids: idsOf(count) }, 0)
    expect(begun.progress).toEqual({ read: 0, total: count })
    expect(queries.map(({ filter }) => filter.id?.$in.length)).toEqual(sizes)
    expect(end.products?.map(({ id }) => id)).toEqual(idsOf(count))
    expect(end.progress).toEqual({ read: count, total: count })
  })

  it('are none for no ids, without a request', async () => {
    const { end, queries } = await reading({ ids: [] }, 0)
    expect([end.products, queries]).toEqual([[], []])
  })
})

it('products of a plan keep only the fields it reads', async () => {
  const { end } = await reading({ ids: ['p0'] }, 0)
  expect(end.products).toEqual([kept('p0')])
})

it('a failed read of products is reported', async () => {
  const { end } = await reading({ collection: 'c' }, 0, new Response('{}', { status: 403 }))
  expect([end.products, end.failure?.kind]).toEqual([undefined, 'forbidden'])
})
