// Node, by require: every entry loads, an error of the module copy is recognised by this one.
const assert = require('node:assert/strict')
const { ApiError, createClient, platforms } = require('storefront-client')
const { createTestStore } = require('storefront-sandbox')

for (const entry of [
  ...['auth', 'catalogue', 'errors', 'media', 'next', 'operations', 'query', 'react', 'schemas'],
]) {
  assert(Object.keys(require(`storefront-client/${entry}`)).length > 0, entry)
}
assert.match(require('storefront-client/openapi.json').openapi, /^3\.1/)

const main = async () => {
  const client = createClient({
    platform: platforms.sandbox(process.env.STORE_URL),
    clientId: process.env.STORE_CLIENT_ID,
  })
  const { products } = await client.products.queryProducts({ query: { paging: { limit: 2 } } })
  assert.equal(products.length, 2)

  const asModule = await import('storefront-client')
  assert.notEqual(asModule.ApiError, ApiError)
  const error = await asModule
    .createClient({
      platform: platforms.sandbox(process.env.STORE_URL),
      clientId: process.env.STORE_CLIENT_ID,
    })
    .products.getProduct('00000000-0000-4000-8000-000000000000')
    .catch((thrown) => thrown)
  assert(ApiError.is(error))

  const store = await createTestStore({ products: 5 })
  await createClient(store.visitor).session.loginWithPassword(store.member)
  await store.close()
}

main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
