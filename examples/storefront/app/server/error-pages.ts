/** Error responses of pages. */
import { data, redirect } from 'react-router'
import { ApiError, type Refusal, refusalOf } from 'storefront-client'
import { readForm } from 'storefront-client/next'
import { paths } from '../shop.ts'

/** Whether the platform is unavailable or throttling, rather than refusing the request. */
export const isUnavailable = (error: unknown): boolean =>
  ['away', 'tooOften'].includes(refusalOf(error).reason)

/** The sign-in page that returns to `to`. */
export const signInPath = (to: string, ended = {}): string =>
  `${paths.signIn}?${new URLSearchParams({ to, ...ended })}`

/** Awaits a platform call: 503 when the platform is unavailable, a redirect to sign-in when the session has ended. */
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

/** Why the platform refused a form, to show beside it: answers with an error page where something else failed. */
export const refusalIn = (error: unknown): Refusal | Promise<never> => {
  const refusal = refusalOf(error)
  const isRefusal = ApiError.is(error) && refusal.reason !== 'away'
  return isRefusal ? refusal : orErrorPage(Promise.reject(error))
}

/** The submitted form: responds with 400 to an invalid body, with 413 to one that is too long. */
export const formOf = (request: Request): Promise<FormData> =>
  readForm(request).catch((error: unknown) => {
    throw data(null, { status: (ApiError.is(error) && error.status) || 400 })
  })

/** A 404 response. */
export const notFound = () => data(null, { status: 404 })
