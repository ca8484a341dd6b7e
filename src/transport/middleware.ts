/** An app's middleware around every request: it may inspect it, change it, respond in its place or send it again. */
import type { Exchange, Sending } from './exchange.ts'

/** One request on its way: of a named method, a path call or a token. Give a changed copy to `next`. */
export interface MiddlewareRequest extends Sending {
  /** The operation, for example `products.getProduct`. */
  readonly operation: string
  readonly url: string
}

/** Sends a request on: to the next function of `use`, and from the last one to the platform. */
export type Next = (request: MiddlewareRequest) => Promise<Response>

/**
 * A function around every request, those for tokens included, in both call styles. It runs once for each attempt,
 * within its time limit; an exception counts as no response. Headers and bodies hold tokens and passwords: log neither.
 *
 * @param request the request, with its credentials
 * @returns the response with its body unread: that of `next(request)`, or its own
 * @example
 * const client = createClient({
 *   platform,
 *   clientId,
 *   use: [(request, next) => next({ ...request, headers: { ...request.headers, 'x-shop': '7' } })],
 * })
 */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>

/** An exchange through the functions in their order: the first sees a request first and its response last. */
export const through = (use: readonly Middleware[] = [], exchange: Exchange): Exchange =>
  use.reduceRight<Exchange>(
    (next, layer) => (operation, url, sending, fetch) =>
      layer({ ...sending, operation: operation.id, url }, ({ operation: _, url: to, ...changed }) =>
        next(operation, to, changed, fetch),
      ),
    exchange,
  )
