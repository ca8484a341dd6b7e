/** The part of the web's `fetch` that the client uses: called with an address and plain options. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The current global `fetch`, looked up at each call: tests and instrumentation replace it. */
export const currentFetch: Fetch = (url, init) => globalThis.fetch(url, init)
