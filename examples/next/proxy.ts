// #region proxy
import { type NextRequest, NextResponse } from 'next/server'
import type { SessionClient } from 'storefront-client'
import type { NextCookies } from 'storefront-client/next'
import { clientOf } from './lib/client'

/** Starts and renews the session before the page renders, because server components cannot set cookies. */
export async function proxy(request: NextRequest) {
  // Server actions save their own session, and a cross-site form has no cookie: a new session would replace the visitor's.
  if (request.method !== 'GET') return NextResponse.next()
  const renewed: Parameters<NextCookies['set']>[] = []
  const cookies: NextCookies = {
    get: (name) => request.cookies.get(name),
    set: (...cookie) => renewed.push(cookie),
  }
  const { nextUrl } = request
  const isFound = await findPage(clientOf(cookies, request.headers), nextUrl.pathname)
  // No page of the app: `/404` itself is for shared caches, which must not keep a session's cookie.
  const missing = Object.assign(nextUrl.clone(), { pathname: '/not-found' })
  const response = isFound ? NextResponse.next() : NextResponse.rewrite(missing)
  for (const cookie of renewed) response.cookies.set(...cookie)
  return response
}

/**
 * Whether the store has what the address names: a page finds out after its status 200 is sent. Any call renews an
 * expired session; that of the cart is cheap. If the store is unavailable, the page says so.
 */
const findPage = async ({ collections, currentCart, products }: SessionClient, path: string) => {
  const parts = partsOf(path)
  if (!parts) return false
  const [, kind, slug = ''] = parts
  if (kind === 'products') {
    const found = await products.query().eq('slug', slug).limit(1).find().safe()
    return !found.ok || found.data.length > 0
  }
  if (kind === 'collections') {
    const found = await collections.getCollectionBySlug(slug).safe()
    return found.ok || found.error.code !== 'NOT_FOUND'
  }
  await currentCart.getCurrentCart.orUndefined().safe()
  return true
}

/** Undefined for an address that cannot be decoded, which no page has. */
const partsOf = (path: string): readonly string[] | undefined => {
  try {
    return decodeURIComponent(path).split('/')
  } catch {
    return undefined
  }
}

export const config = {
  matcher: [
    {
      source: '/((?!_next/|favicon.ico|sign-in|not-found$).*)',
      // Next.js prefetches every link in view: each would be a call to the store.
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
// #endregion
