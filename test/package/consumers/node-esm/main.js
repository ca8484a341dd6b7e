// Node, as a module: every entry loads, the classes are the same in all, the test store works.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { ApiError, createClient, platforms } from 'storefront-client'
import * as auth from 'storefront-client/auth'
import * as catalogue from 'storefront-client/catalogue'
import * as errors from 'storefront-client/errors'
import * as media from 'storefront-client/media'
import { cookieStorage } from 'storefront-client/next'
import * as operations from 'storefront-client/operations'
import * as query from 'storefront-client/query'
import { createQueries } from 'storefront-client/react'
import { addToCartRequest, requestSchema } from 'storefront-client/schemas'
import { createTestStore } from 'storefront-sandbox'

for (const entry of [auth, catalogue, errors, media, operations, query]) {
  assert(Object.keys(entry).length > 0)
}
assert.equal(typeof cookieStorage, 'function')
assert.equal(errors.ApiError, ApiError)
const { validate } = requestSchema(addToCartRequest)['~standard']
assert.deepEqual(validate({ lineItems: 5 }).issues, [
  { message: 'must be of type array', path: ['lineItems'] },
])

const description = createRequire(import.meta.url)('storefront-client/openapi.json')
assert.match(description.openapi, /^3\.1/)

const remote = createClient({
  platform: platforms.sandbox(process.env.STORE_URL),
  clientId: process.env.STORE_CLIENT_ID,
})
const { products } = await remote.products.queryProducts({ query: { paging: { limit: 2 } } })
assert.equal(products.length, 2)
assert(products[0].lastUpdated instanceof Date)
await assert.rejects(
  remote.products.getProduct('00000000-0000-4000-8000-000000000000'),
  (error) => ApiError.is(error) && error.status === 404,
)

const store = await createTestStore({ products: 5 })
const client = createClient(store.visitor)
const { queryFn } = createQueries(client).products.queryProducts({})
const page = await queryFn({ signal: new AbortController().signal })
assert(page.products.length > 0)
const server = setupServer(...store.handlers(http))
server.listen({ onUnhandledRequest: 'error' })
const { platform, clientId } = store.visitor
await createClient({ platform, clientId }).products.queryProducts({})
server.close()
await store.close()
