/** Cookies in the wrong hands, as plain JavaScript passes them: each request would silently be a new visitor's. */
import { describe, expect, it } from 'vitest'
import * as auth from '../../../src/auth.ts'
import { ApiError } from '../../../src/index.ts'
import * as next from '../../../src/next/index.ts'
import { TokenServer } from './support/token-server.ts'

/** A store as Next's `cookies()` resolves to. */
const nextCookies = (): next.NextCookies => {
  const kept = new Map<string, { readonly value: string }>()
  return {
    get: (name) => kept.get(name),
    set: (name, value) => kept.set(name, { value }),
  }
}

const mistakes: Readonly<Record<string, readonly [() => unknown, string]>> = {
  'auth, the promise of Next': [
    () => Reflect.apply(auth.cookieStorage, undefined, [Promise.resolve(nextCookies())]),
    'jar',
  ],
  'auth, nothing': [() => Reflect.apply(auth.cookieStorage, undefined, []), 'jar'],
  'auth, a function': [
    () => Reflect.apply(auth.cookieStorage, undefined, [auth.documentCookies]),
    'jar',
  ],
  'auth, the request': [
    () => Reflect.apply(auth.requestCookies, undefined, [new Request('http://shop.example')]),
    'header',
  ],
  'next, a jar of auth': [
    () => Reflect.apply(next.cookieStorage, undefined, [auth.requestCookies(null)]),
    'cookies',
  ],
  'next, the jar of a page': [
    () => Reflect.apply(next.pendingSignIn, undefined, [auth.documentCookies()]),
    'cookies',
  ],
  'next, nothing': [() => Reflect.apply(next.cookieStorage, undefined, []), 'cookies'],
  'next, a function': [
    () => Reflect.apply(next.cookieStorage, undefined, [async () => nextCookies()]),
    'cookies',
  ],
  'next, a header': [() => Reflect.apply(next.cookieStorage, undefined, ['a=b']), 'cookies'],
}

describe('cookies', () => {
  it.each(Object.entries(mistakes))('of %s are refused by name', (_, [make, field]) => {
    let error: unknown
    try {
      make()
    } catch (thrown) {
      error = thrown
    }
    expect(ApiError.is(error, 'INVALID_ARGUMENT') && error.violations[0]?.field).toBe(field)
  })

  it('of Next, awaited, are refused where the first session is found', async () => {
    const store = nextCookies()
    await next.cookieStorage(store).set({
      accessToken: { value: 'a', expiresAt: 2_000_000_000 },
      refreshToken: { value: 'r', role: 'member' },
    })
    const storage = Reflect.apply(auth.cookieStorage, undefined, [store])
    const server = new TokenServer()
    const call = await server.client({ storage }).products.getProduct('p').safe()
    const cause = call.ok ? undefined : call.error.cause
    expect(!call.ok && call.error.code).toBe('STORAGE_FAILED')
    expect(cause instanceof Error && cause.message).toBe(
      'INVALID_ARGUMENT: "jar" returns objects: for cookies() take storefront-client/next',
    )
    expect(server.tokenCalls).toEqual([])
  })
})
