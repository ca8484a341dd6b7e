/** A pool of abort controllers: in Node a new one costs more than the rest of a small call. */

/** The most uses of one: a runtime may leave listeners on a signal for a while after the request. */
const mostUses = 30

const free: AbortController[] = []
let returned = 0

/** For one request. */
export const takeController = (): AbortController => free.pop() ?? new AbortController()

/** Ends its use. A request that fails keeps its own: it may have been aborted. */
export const returnController = (controller: AbortController): void => {
  // Cloudflare, the only runtime with this class, rejects objects that were made in another request.
  if (!('WebSocketPair' in globalThis) && ++returned % mostUses) free.push(controller)
}
