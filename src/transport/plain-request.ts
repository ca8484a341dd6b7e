/**
 * What openapi-fetch is given in place of the web's Request: the pair that `fetch(url, init)` takes.
 * A real Request costs several microseconds, drops options it does not know (Next's `next`), and
 * holds a body that can be read only once.
 */
export class PlainRequest {
  readonly url: string
  readonly method: string
  readonly init: RequestInit

  constructor(url: string, init: RequestInit) {
    this.url = url
    this.method = init.method ?? 'GET'
    this.init = init
  }
}

/**
 * The same class under the type that openapi-fetch declares. It only ever calls `new`, reads
 * `method`, and hands the object to our `fetch`, which checks with `instanceof` what it got; no
 * narrower type can be written, because the declared one is the browser's whole Request.
 */
export const PlainRequestConstructor = PlainRequest as unknown as typeof Request
