/** The apps made with this client. */

export const own = {
  /** One product query and one cart call with a visitor's session, by the functions of `./operations`. */
  small: 'storefront-operations',
  /** The same calls by the client with every operation. */
  whole: 'storefront',
} as const

/** Every operation, both call styles and the session: all exports of `.`. */
export const everything = `
import * as storefront from 'storefront-client'
globalThis.storefront = storefront.createClient
`
