/**
 * What openapi-fetch is given in place of the web's Request. A real one costs several microseconds,
 * drops options it does not know (Next's `next`), and holds a body that can be read only once; the
 * request that is sent is the transport's own.
 */
class PlainRequest {
  readonly method = 'GET'
}

/**
 * The class under the type that openapi-fetch declares. It only ever calls `new` and reads `method`;
 * no narrower type can be written, because the declared one is the browser's whole Request.
 */
export const PlainRequestConstructor = PlainRequest as unknown as typeof Request
