/** The apps made with this client. */

export const own = {
  /** One product query and one cart call with a visitor's session, by the functions of `./operations`. */
  small: 'storefront-operations',
  /** The same calls with the full client. */
  whole: 'storefront',
} as const

/** The small app with a session: sign-in, renewal across tabs, sign-out. */
export const smallWithSession = `
import { createCore, createSession, getCurrentCart, platforms, queryProducts } from 'storefront-client/operations'
const core = createCore({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId: 'app' })
export const session = createSession(core)
export const products = () => queryProducts(core, { query: { paging: { limit: 50 } } })
export const cart = () => getCurrentCart(core)
`

/** A form or a route that checks one request, without the client. */
export const oneSchema = `
import { addToCurrentCartRequest, requestSchema } from 'storefront-client/schemas'
globalThis.schema = requestSchema(addToCurrentCartRequest)
`

/** Every operation, both call styles and the session: all exports of `.`. */
export const everything = `
import * as storefront from 'storefront-client'
globalThis.storefront = storefront.createClient
`
