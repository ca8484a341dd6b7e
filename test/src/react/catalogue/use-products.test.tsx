// @vitest-environment jsdom
/** A growing list of products as a hook, against a real store. */
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { createClient } from '../../../../src/index.ts'
import { useProducts } from '../../../../src/react/index.ts'
import { pageOf } from '../support/page.tsx'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 30 })
})
afterAll(() => store.close())
afterEach(cleanup)

const lists = (requests: readonly string[]) =>
  requests.filter((request) => request.endsWith('query-platformized'))

describe('useProducts', () => {
  it('loads each page once, to the end', async () => {
    const page = pageOf(store, () =>
      useProducts({ sort: [{ fieldName: 'name', order: 'ASC' }], limit: 12 }),
    )
    expect(page.result.current).toMatchObject({ products: [], loading: true, hasMore: false })
    await waitFor(() => expect(page.result.current.products).toHaveLength(12))
    expect(page.result.current).toMatchObject({ loading: false, hasMore: true })
    const { total = 0 } = page.result.current
    while (page.result.current.hasMore) {
      const before = page.result.current.products.length
      act(() => page.result.current.more())
      await waitFor(() => expect(page.result.current.products.length).toBeGreaterThan(before))
    }
    const names = page.result.current.products.map(({ name }) => name)
    expect(names).toHaveLength(total)
    expect(new Set(page.result.current.products.map(({ id }) => id)).size).toBe(total)
    expect(lists(page.requests)).toHaveLength(Math.ceil(total / 12))
    act(() => page.result.current.more())
    expect(page.result.current.pending).toBe(false)
  })

  it('has each product once, even if a new one shifted the next page', async () => {
    const page = pageOf(store, () =>
      useProducts({ sort: [{ fieldName: 'numericId', order: 'DESC' }], limit: 5 }),
    )
    await waitFor(() => expect(page.result.current.products).toHaveLength(5))
    const { products } = createClient({ ...store.app, allowApiKeyInBrowser: true })
    const name = 'Newest'
    await products.createProduct({
      product: { name, productType: 'physical', priceData: { price: 1 } },
    })
    act(() => page.result.current.more())
    await waitFor(() => expect(page.result.current.products.length).toBeGreaterThan(5))
    const ids = page.result.current.products.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no total where too many match to be counted', async () => {
    const counting: typeof store.fetch = async (url, init) => {
      const response = await store.fetch(url, init)
      if (!String(url).endsWith('query-platformized')) return response
      const body: { metadata: object } = JSON.parse(await response.text())
      return Response.json({ ...body, metadata: { ...body.metadata, tooManyToCount: true } })
    }
    const page = pageOf({ ...store, fetch: counting }, () => useProducts({ limit: 5 }))
    await waitFor(() => expect(page.result.current.products).toHaveLength(5))
    expect(page.result.current.total).toBeUndefined()
  })

  it('refetches for other conditions only', async () => {
    let productType: 'physical' | 'digital' = 'physical'
    const page = pageOf(store, () => useProducts({ filter: { productType } }))
    await waitFor(() => expect(page.result.current.loading).toBe(false))
    page.rerender()
    expect(lists(page.requests)).toHaveLength(1)
    productType = 'digital'
    page.rerender()
    await waitFor(() => expect(page.result.current.loading).toBe(false))
    expect(lists(page.requests)).toHaveLength(2)
    expect(page.result.current.products.every((found) => found.productType === 'digital')).toBe(
      true,
    )
  })

  it('counts the values of the requested fields', async () => {
    const asking = await createTestStore({ products: 30, additions: true })
    onTestFinished(() => asking.close())
    const page = pageOf(asking, () => useProducts<true>({ facets: ['brand'] }))
    await waitFor(() => expect(page.result.current.facets).toHaveLength(1))
    const [brands] = page.result.current.facets
    expect(brands?.field).toBe('brand')
    expect(brands?.values.length).toBeGreaterThan(1)
  })

  it('reports a failed request', async () => {
    const page = pageOf(store, () => useProducts({ limit: 1000 }))
    await waitFor(() => expect(page.result.current.error?.code).toBe('INVALID_ARGUMENT'))
  })
})
