/**
 * CORS: only pages served from this machine may call the sandbox. A page of the open web must neither
 * read nor write the store, even in a browser on this machine.
 */

/** CORS headers for a page of another port. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-Wix-Request-Id, Retry-After, Idempotent-Replayed, ETag',
  }
}

/** The preflight answer. Any header is allowed: the origin decides. */
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
