/** Passes what the page's client asks of the cart on to the platform, with the session that only the server holds. */
import { forwardCart } from 'storefront-client/next'
import { type Given, visitOf } from '../server/visit.ts'

const forward = (given: Given): Promise<Response> =>
  forwardCart(visitOf(given).client, given.request, `/${given.params['*']}`)

export const loader = forward
export const action = forward
