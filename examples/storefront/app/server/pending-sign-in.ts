/** A sign-in that waits for the code of a mail: each request has a client of its own, so a cookie remembers it. */
import type { LoginResult } from 'storefront-client'
import { readCookie } from 'storefront-client/auth'
import { shop } from '../shop.ts'

const name = 'shop-pending-sign-in'

const cookie = (value: string, seconds: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=${shop.base}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`

/** Remembers a sign-in for as long as its code may take. */
export const pendingCookie = (result: LoginResult): string | undefined =>
  result.loginState === 'EMAIL_VERIFICATION_REQUIRED'
    ? cookie(result.data.stateToken, 3600)
    : undefined

/** Forgets it. */
export const noPendingCookie = cookie('', 0)

/** The sign-in that waits. */
export const pendingIn = (request: Request): LoginResult | undefined => {
  const stateToken = readCookie(request.headers.get('cookie'), name)
  return stateToken
    ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
    : undefined
}
