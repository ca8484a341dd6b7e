/** What a page answers when the platform does not. */
import { data, redirect } from 'react-router'
import { refusalOf } from 'storefront-client'
import { paths } from '../shop.ts'

/** Whether a failure says that the platform is away, not that it refuses. */
export const isAway = (error: unknown): boolean =>
  ['away', 'tooOften'].includes(refusalOf(error).reason)

/** The page to sign in, which leads back; with why, to those whose session has ended. */
export const signInFor = (to: string, ended = {}): string =>
  `${paths.signIn}?${new URLSearchParams({ to, ...ended })}`

/** Waits for an answer of the platform; without one the page is 'the store is away'; who was signed out signs in again. */
export const orAway = async <Value>(answer: Promise<Value>): Promise<Value> => {
  try {
    return await answer
  } catch (error) {
    if (isAway(error)) throw data(null, { status: 503, headers: { 'retry-after': '5' } })
    // Signed out elsewhere: the session is forgotten by now.
    if (refusalOf(error).reason === 'signedOut') {
      throw redirect(signInFor(paths.cart, { ended: 'yes' }))
    }
    throw error
  }
}

/** A page that does not exist. */
export const notFound = () => data(null, { status: 404 })
