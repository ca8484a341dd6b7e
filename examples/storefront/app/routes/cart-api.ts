/** Proxies cart calls from the browser to the platform, adding the session, which only the server holds. */
import { forwardCart } from 'storefront-client/next'
import { type RouteArgs, visitOf } from '../server/visit.ts'

const forward = (args: RouteArgs): Promise<Response> =>
  forwardCart(visitOf(args).client, args.request, `/${args.params['*']}`)

export const loader = forward
export const action = forward
