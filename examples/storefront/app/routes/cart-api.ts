/** Passes what the page's client asks of the cart on to the platform, with the session that only the server holds. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { ApiError } from 'storefront-client'
import { visitOf } from '../server/visit.ts'

/** What a page may ask for: the visitor's own cart, and no checkout. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  GET: [''],
  PATCH: [''],
  POST: [
    '/add-to-cart',
    '/update-line-items-quantity',
    '/remove-line-items',
    '/remove-coupon',
    '/estimate-totals',
  ],
}

const cart = '/ecom/v1/carts/current'

// #region forward
const forward = async (given: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
  const { request, params } = given
  const { client, origin } = visitOf(given)
  const path = `/${params['*'] ?? ''}`
  const isOwn = (request.headers.get('origin') ?? origin) === origin
  const rest = path.startsWith(cart) ? path.slice(cart.length) : undefined
  const method = methodOf(request)
  if (!isOwn || !method || rest === undefined || !allowed[method]?.includes(rest)) {
    return Response.json({ message: 'Not for a page to ask' }, { status: 403 })
  }
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const answer = await client
    .request({ method, path, ...(body === undefined ? {} : { body }) })
    .safe()
  return answer.ok ? Response.json(answer.data) : refusal(answer.error)
}
// #endregion

const methodOf = ({ method }: Request): 'GET' | 'PATCH' | 'POST' | undefined =>
  method === 'GET' || method === 'PATCH' || method === 'POST' ? method : undefined

/** The platform's refusal as it said it, for the client in the page to read. */
const refusal = ({ message, details, status, code }: ApiError): Response =>
  Response.json(
    {
      message,
      details:
        Object.keys(details).length > 0
          ? details
          : { applicationError: { code, description: message, data: {} } },
    },
    { status: status ?? 503 },
  )

export const loader = forward
export const action = forward
