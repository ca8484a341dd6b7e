/**
 * The Request class for openapi-fetch, in place of the web's. A real Request costs several
 * microseconds, drops options it does not know (Next's `next`) and has a body that can be read only
 * once. The transport sends its own options.
 */
class PlainRequest {
  readonly method = 'GET'
}

/**
 * The class under the type that openapi-fetch declares, which is the browser's whole Request. It only
 * ever calls `new` and reads `method`.
 */
export function plainRequest(): typeof Request
export function plainRequest(): object {
  return PlainRequest
}
