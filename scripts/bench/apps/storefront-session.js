// The small app with a session: sign-in, renewal across tabs, sign-out.
import {
  createCore,
  createSession,
  getCurrentCart,
  platforms,
  queryProducts,
} from 'storefront-client/operations'

const core = createCore({ platform: platforms.sandbox('http://127.0.0.1:4100'), clientId: 'app' })

export const session = createSession(core)
export const products = () => queryProducts(core, { query: { paging: { limit: 50 } } })
export const cart = () => getCurrentCart(core)
