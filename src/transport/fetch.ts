import { fetchMissing } from '../errors/usage-error.ts'

/** The part of the web's `fetch` that the client uses: called with an address and plain options. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The current global `fetch`, looked up at each call: tests and instrumentation replace it. */
export const currentFetch: Fetch = (url, init) => globalThis.fetch(url, init)

/** @throws ApiError when there is no `fetch`: in Node before 18 */
export const checkFetch = (fetch: Fetch): void => {
  if (fetch === currentFetch && typeof globalThis.fetch !== 'function') throw fetchMissing()
}
