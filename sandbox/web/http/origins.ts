/**
 * Which other web pages may talk to the sandbox: those served from this machine. A page of the open
 * web must neither read the store nor write to it, even while the browser that shows it could.
 */

/** The headers that let a page of another port read an answer. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Wix-Request-Id, Retry-After, Idempotent-Replayed, ETag',
    vary: 'Origin',
  }
}

/** The answer to a preflight request. Any header may be sent: the origin is what counts. */
export function preflight(request: Request): Response {
  const asked = request.headers.get('access-control-request-headers')
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
      'access-control-allow-headers':
        asked ?? 'Authorization, Content-Type, Idempotency-Key, Storefront-Additions',
      'access-control-max-age': '600',
    },
  })
}
