/** Which checkout a visitor was sent to: the page of thanks shows what has become of it. */
import { readCookie } from 'storefront-client/auth'
import { shop } from '../shop.ts'

const name = 'shop-checkout'

/** Remembers a checkout for a day. */
export const checkoutCookie = (id: string): string =>
  `${name}=${encodeURIComponent(id)}; Path=${shop.base}; Max-Age=86400; HttpOnly; SameSite=Lax`

/** The checkout that was remembered. */
export const checkoutIn = (request: Request): string | undefined =>
  readCookie(request.headers.get('cookie'), name)
