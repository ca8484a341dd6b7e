import { fetchMissing } from '../errors/usage-error.ts'

/** The part of the web's `fetch` that the client uses: called with an address and plain options. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The global `fetch` of the moment, so that a test or an instrumentation may replace it later. */
export const currentFetch: Fetch = (url, init) => {
  if (typeof globalThis.fetch !== 'function') throw fetchMissing()
  return globalThis.fetch(url, init)
}
