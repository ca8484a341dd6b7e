// Uses keepalive for calls during page unload, such as an approval whose toast was still open.
import type { Fetch } from 'storefront-client'

/** A `fetch` whose calls outlive the page once it is being closed, and whether it is: no response is read then. */
export function leavingFetch(page: Pick<Window, 'addEventListener'> = window) {
  let leaving = false
  page.addEventListener('pagehide', () => {
    leaving = true
  })
  page.addEventListener('pageshow', () => {
    leaving = false
  })
  const send: Fetch = (url, init) => fetch(url, leaving ? { ...init, keepalive: true } : init)
  return { fetch: send, isLeaving: () => leaving }
}
