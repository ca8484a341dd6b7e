/** The measured requests: one product, a page, a new product. */
import { ask, type Sent } from './closed-loop.ts'
import type { SandboxServer } from './servers.ts'

/** A body valid in every store; it sorts last by name, so that pages stay the same. */
const newProduct = (index: number) => ({
  name: `Zinc bench ${index} ${process.hrtime.bigint()}`,
  productType: 'physical',
  priceData: { price: 12.5 },
  description: 'A product that a measurement makes.',
})

/** Products of a store, oldest first, so that those of the benchmark come last. */
async function productsOf(
  { url, apiKey }: SandboxServer,
  most: number,
): Promise<{ readonly id: string }[]> {
  const found: { id: string }[] = []
  for (let offset = 0; offset < most; offset += 100) {
    const page = { ...oldestFirst, paging: { limit: 100, offset } }
    const { body } = await ask(url, query(apiKey, page))
    const { products }: { products: { id: string }[] } = JSON.parse(body.toString())
    found.push(...products)
    if (products.length < 100) break
  }
  return found
}

const oldestFirst = { sort: [{ fieldName: 'numericId', order: 'ASC' }] }

export async function requestsOf(sandbox: SandboxServer, products: number) {
  const { apiKey } = sandbox
  const found = await productsOf(sandbox, Math.min(products, 1_000))
  const ids = found.map(({ id }) => id)
  const above = (price: number) => ({
    filter: { 'priceData.price': { $gt: price } },
    sort: [{ fieldName: 'name', order: 'ASC' }],
  })
  let asked = 0
  // Prices have two decimals: the same rows by a different query.
  const news = () => {
    asked += 1
    return above(20 + asked / 1e9)
  }
  return {
    get: (index: number): Sent => ({
      method: 'GET',
      path: `/v1/products/${ids[index % ids.length]}`,
      headers: { authorization: apiKey },
    }),
    /** The same page every time, like a shop's home page. */
    pageByCursor: () => query(apiKey, { ...above(20), cursorPaging: { limit: 50 } }),
    pageWithTotal: () => query(apiKey, { ...above(20), paging: { limit: 50 } }),
    /** A page that was never requested before. */
    newPageByCursor: () => query(apiKey, { ...news(), cursorPaging: { limit: 50 } }),
    newPageWithTotal: () => query(apiKey, { ...news(), paging: { limit: 50 } }),
    create: (index: number) => post(apiKey, '/v1/products', { product: newProduct(index) }),
  }
}

export const query = (apiKey: string, body: object) =>
  post(apiKey, '/v1/products/query-platformized', { query: body })

const post = (apiKey: string, path: string, body: object): Sent => ({
  method: 'POST',
  path,
  headers: { authorization: apiKey, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
