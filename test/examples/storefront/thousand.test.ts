// A catalogue of a thousand products: what a page asks of the platform for it, and how heavy it is.
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sampled } from '../../setup/long.ts'
import { browser } from './forms.ts'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({ products: 1000 })
})
afterAll(() => shop?.close())
afterEach(() => void vi.restoreAllMocks())

/** A page, with how many products the platform was asked for to make it. */
const open = async (path: string) => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const page = await browser()(`${shop.url}${path}`)
  const limits = asked.mock.calls.flatMap(([input, init]) => {
    if (!/products\/query/.test(String(input instanceof Request ? input.url : input))) return []
    const { query } = JSON.parse(String(init?.body))
    return [Number(query?.paging?.limit)]
  })
  const products = limits.reduce((sum, limit) => sum + limit, 0)
  return { ...page, products, weight: gzipSync(page.html).byteLength / 1024 }
}

/** A normal run has every other one: home, a list and a search. */
const pages = [
  { path: '', products: 8, weight: 20 },
  { path: 'products/linen-camp-shirt', products: 6, weight: 20 },
  { path: 'collections/all-products', products: 1_100, weight: 25 },
  { path: 'collections/all-products?shown=1000', products: 1_100, weight: 200 },
  { path: 'search?q=shirt', products: 1_100, weight: 25 },
  { path: 'sitemap.xml', products: 1_100, weight: 60 },
]

it.each(sampled(pages, 2))(
  'asks for $products products at most to show /shop/$path',
  async (most) => {
    const { status, products, weight } = await open(most.path)
    expect(status).toBe(200)
    expect(products).toBeLessThanOrEqual(most.products)
    expect(weight).toBeLessThanOrEqual(most.weight)
  },
)
