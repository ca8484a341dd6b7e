/** A typed app of two calls; and one for completions in its last quotes. */

export const typeApps = {
  twoCalls: `
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
export const call = client.paths['']
`,
} as const
