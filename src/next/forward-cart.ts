/** Forwards a page's cart requests to the platform, with the session that only the server holds. */
import * as cart from '../../generated/operations/currentCart.ts'
import { ApiError } from '../errors/api-error.ts'
import type { SendRequest } from '../operations/request.ts'
import { parseJson } from '../transport/read-body.ts'
import { originOf } from './origin.ts'
import { bodyOf } from './read-form.ts'

/** The forwarded operations: the visitor's own cart, and no checkout. */
const allowed = [
  cart.getCurrentCart,
  cart.updateCurrentCart,
  cart.addToCurrentCart,
  cart.updateCurrentCartLineItemQuantity,
  cart.removeLineItemsFromCurrentCart,
  cart.removeCouponFromCurrentCart,
  cart.estimateCurrentCartTotals,
]

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      // A cart is private to its visitor, and stale after the next change.
      'cache-control': 'private, no-store',
      ...headers,
    },
  })

/** The platform's own error body, for the client in the page. */
const refusal = ({ message, details, status, code, retryAfter }: ApiError): Response => {
  const said = Object.keys(details).length > 0
  const own = { applicationError: { code, description: message, data: {} } }
  if (code === 'SESSION_ENDED') return json({ message, details: own }, 403)
  // An unreadable response may have the status of a success.
  const failed = status && status >= 400 ? status : 503
  return json(
    { message, details: said ? details : own },
    // A 401 would have the page renew tokens that it does not hold.
    failed === 401 ? 403 : failed,
    retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter / 1000)) },
  )
}

/**
 * Proxies the cart calls of a page's client ({@link pageSession}) to the platform, with the session of the request's
 * client, so that scripts see no token. Anything but the current cart is rejected, and so are cross-origin calls.
 *
 * @param client that of the request, with the session of its cookies: write them to the response
 * @param path the rest of the path after the route's own, such as `/ecom/v1/carts/current`
 * @example
 * const { pathname } = new URL(request.url)
 * const answer = await forwardCart(client, request, pathname.replace('/cart/api', ''))
 */
export const forwardCart = async (
  client: { readonly request: SendRequest },
  request: Request,
  path: string,
): Promise<Response> => {
  const asked = allowed.find(
    (known) => known.method === request.method && `${known.publicPath}${known.path}` === path,
  )
  const origin = originOf(request)
  const isOwn = (request.headers.get('origin') ?? origin) === origin
  if (!isOwn || !asked) return json({ message: 'This call is not allowed from the browser' }, 403)
  let body: unknown
  try {
    body = parseJson(await (await bodyOf(request)).text())
  } catch (error) {
    return ApiError.is(error) ? refusal(error) : json({ message: 'The body is not JSON' }, 400)
  }
  const answer = await client.request({ method: asked.method, path, body }).safe()
  return answer.ok ? json(answer.data) : refusal(answer.error)
}
