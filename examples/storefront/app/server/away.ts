/** What a page answers when the platform does not. */
import { data, redirect } from 'react-router'
import { ApiError } from 'storefront-client'
import { paths } from '../shop.ts'

/** Whether a failure says that the platform is away, not that it refuses. */
export const isAway = (error: unknown): boolean =>
  ApiError.is(error) &&
  (error.kind === 'system' || (error.status ?? 0) >= 500 || error.status === 429)

/** Waits for an answer of the platform; without one the page is 'the store is away'; who was signed out signs in again. */
export const orAway = async <Value>(answer: Promise<Value>): Promise<Value> => {
  try {
    return await answer
  } catch (error) {
    if (isAway(error)) throw data(null, { status: 503, headers: { 'retry-after': '5' } })
    // Signed out elsewhere: the session is forgotten by now.
    if (ApiError.is(error) && error.code === 'SESSION_ENDED') throw redirect(paths.signIn)
    throw error
  }
}

/** A page that does not exist. */
export const notFound = () => data(null, { status: 404 })
