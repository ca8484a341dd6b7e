// What an edge function would run: only what every such runtime has.
import { ApiError, createClient, platforms } from 'storefront-client'
import { challengeOf, createVerifier } from 'storefront-client/auth'
import { cookieStorage } from 'storefront-client/next'

globalThis.result = (async () => {
  const cookies = { get: () => undefined, set: () => {} }
  const client = createClient({
    platform: platforms.sandbox(globalThis.store.url),
    clientId: globalThis.store.clientId,
    storage: cookieStorage(cookies),
  })
  const { products } = await client.products.queryProducts({ query: { paging: { limit: 2 } } })
  const error = await client.products.getProduct('missing').catch((thrown) => thrown)
  const challenge = await challengeOf(createVerifier())
  return {
    products: products.length,
    recognised: ApiError.is(error),
    challenge: challenge.length,
  }
})()
