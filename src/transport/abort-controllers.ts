/** A pool of abort controllers: in Node a new one costs more than the rest of a small call. */

/** The most uses of one: a runtime may leave listeners on a signal for a while after the request. */
const mostUses = 30

/** Lends a controller to one request. One that fails keeps it: it may have been aborted. */
export type LendController = <Result>(
  request: (controller: AbortController) => Promise<Result>,
) => Promise<Result>

/** Makes the pool of one client. */
export const createAbortControllers = (): LendController => {
  const free: AbortController[] = []
  let returned = 0
  // Cloudflare, the only runtime with this class, rejects objects that were made in another request.
  const most = 'WebSocketPair' in globalThis ? 1 : mostUses
  return async (request) => {
    const controller = free.pop() ?? new AbortController()
    const result = await request(controller)
    if (++returned % most) free.push(controller)
    return result
  }
}
