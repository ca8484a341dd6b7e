/** Error responses of pages. */
import { data, redirect } from 'react-router'
import { refusalOf } from 'storefront-client'
import { paths } from '../shop.ts'

/** Whether the platform is unavailable or throttling, rather than refusing the request. */
export const isUnavailable = (error: unknown): boolean =>
  ['away', 'tooOften'].includes(refusalOf(error).reason)

/** The sign-in page that returns to `to`. */
export const signInPath = (to: string, ended = {}): string =>
  `${paths.signIn}?${new URLSearchParams({ to, ...ended })}`

/** Awaits a platform call: answers 503 when the platform is unavailable, redirects to sign-in when the session has ended. */
export const orErrorPage = async <Value>(call: Promise<Value>): Promise<Value> => {
  try {
    return await call
  } catch (error) {
    if (isUnavailable(error)) throw data(null, { status: 503 })
    // Signed out elsewhere: the client has already cleared the session.
    if (refusalOf(error).reason === 'signedOut') {
      throw redirect(signInPath(paths.cart, { ended: 'yes' }))
    }
    throw error
  }
}

/** A 404 response. */
export const notFound = () => data(null, { status: 404 })
