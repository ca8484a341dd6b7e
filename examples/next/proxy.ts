// #region proxy
import { type NextRequest, NextResponse } from 'next/server'
import type { NextCookies } from 'storefront-client/next'
import { clientOf } from './lib/client'

/** Starts and renews the session before the page renders, because server components cannot set cookies. */
export async function proxy(request: NextRequest) {
  const response = NextResponse.next()
  // Server actions save their own session, and a cross-site form has no cookie: a new session would replace the visitor's.
  if (request.method !== 'GET') return response
  const cookies: NextCookies = {
    get: (name) => request.cookies.get(name),
    set: (name, value, attributes) => response.cookies.set(name, value, attributes),
  }
  // Any call renews an expired session; this one is cheap. If the store is unavailable, the page says so.
  await clientOf(cookies, request.headers).currentCart.getCurrentCart.orUndefined().safe()
  return response
}

export const config = {
  matcher: [
    {
      source: '/((?!_next/|favicon.ico|sign-in).*)',
      // Next.js prefetches every link in view: each would be a call to the store.
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
// #endregion
