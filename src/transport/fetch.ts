import { systemError } from '../errors/system-error.ts'
import { networkError } from './network-error.ts'

/** The part of the web's `fetch` that the client uses: called with an address and plain options. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The current global `fetch`, looked up at each call: tests and instrumentation replace it. */
export const currentFetch: Fetch = (url, init) => globalThis.fetch(url, init)

/** For a sign-in page, which is no operation: a failure of the network is an ApiError `NETWORK`, too. */
export const pageFetch =
  ({ fetch = currentFetch }: { readonly fetch?: Fetch | undefined }): Fetch =>
  (url, init) =>
    fetch(url, init).catch((cause: unknown) => {
      throw systemError({ code: 'NETWORK', cause: networkError(cause, url) })
    })
