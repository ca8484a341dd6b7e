/** Apps of two calls, typed; and one whose editor is asked for completions at `|`. */

export const typeApps = {
  storefront: `
import { createClient, platforms } from 'storefront-client'

const client = createClient({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId: 'app' })
export const names = async () => {
  const { products = [] } = await client.products.queryProducts({ query: { paging: { limit: 5 } } })
  return products.map(({ name }) => name)
}
export const cart = async () => {
  const { data, error } = await client.paths['/v1/carts/current'].GET()
  return error ? error.code : data.cart?.lineItems
}
`,
  completion: `
import { createClient, platforms } from 'storefront-client'

const client = createClient({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId: 'app' })
export const call = client.paths['|']
`,
  'openapi-fetch': `
import createClient from 'openapi-fetch'
import type { paths } from '../../schema'

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:4100' })
export const names = async () => {
  const { data } = await client.POST('/v1/products/query-platformized', {
    body: { query: { paging: { limit: 5 } } },
  })
  return data?.products?.map(({ name }) => name)
}
export const cart = async () => {
  const { data, error } = await client.GET('/v1/carts/current')
  return error ?? data?.cart?.lineItems
}
`,
  'hey-api': `
import { currentCartGetCurrentCart, productsQueryProducts } from '../../hey-api/sdk.gen'

export const names = async () => {
  const { data } = await productsQueryProducts({ body: { query: { paging: { limit: 5 } } } })
  return data?.products?.map(({ name }) => name)
}
export const cart = async () => (await currentCartGetCurrentCart()).data?.cart?.lineItems
`,
  ky: `
import ky from 'ky'

const api = ky.create({ prefixUrl: 'http://127.0.0.1:4100' })
export const names = async () => {
  const json = { query: { paging: { limit: 5 } } }
  const { products } = await api
    .post('v1/products/query-platformized', { json })
    .json<{ products: { name: string }[] }>()
  return products.map(({ name }) => name)
}
export const cart = () => api.get('v1/carts/current').json<{ cart: { lineItems: unknown[] } }>()
`,
  'published-sdk': `
import { currentCart } from '@wix/ecom'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

const client = createClient({
  modules: { products, currentCart },
  auth: OAuthStrategy({ clientId: 'app' }),
})
export const names = async () =>
  (await client.products.queryProducts().limit(5).find()).items.map(({ name }) => name)
export const cart = async () => (await client.currentCart.getCurrentCart()).lineItems
`,
} as const
