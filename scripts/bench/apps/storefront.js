import { createClient, platforms } from 'storefront-client'

const client = createClient({
  platform: platforms.sandbox('http://127.0.0.1:4100'),
  clientId: 'app',
})

export const products = () => client.products.queryProducts({ query: { paging: { limit: 50 } } })
export const cart = () => client.currentCart.getCurrentCart()
