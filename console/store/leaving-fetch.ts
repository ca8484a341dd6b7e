// Uses keepalive for calls during page unload, such as an approval whose toast was still open.
import type { Fetch } from 'storefront-client'

/** A `fetch` whose calls outlive the page once it is being closed. */
export function leavingFetch(page: Pick<Window, 'addEventListener'> = window): Fetch {
  let leaving = false
  page.addEventListener('pagehide', () => {
    leaving = true
  })
  page.addEventListener('pageshow', () => {
    leaving = false
  })
  return (url, init) => fetch(url, leaving ? { ...init, keepalive: true } : init)
}
