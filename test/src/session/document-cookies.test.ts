// @vitest-environment jsdom
/** A session in the cookies of a page. */
import { afterEach, expect, it, vi } from 'vitest'
import { cookieStorage, documentCookies } from '../../../src/auth.ts'
import { readCookie, serialiseCookie } from '../../../src/session/tokens/cookies.ts'
import { TokenServer } from './support/token-server.ts'

const name = 'storefront-session'
const page = () => cookieStorage(documentCookies(), { secure: false })

afterEach(() => void page().set(undefined))

it('lasts until the next page, and is removed by a sign-out', () => {
  expect(page().get()).toBeUndefined()
  const tokens = new TokenServer().member()
  page().set(tokens)
  expect(document.cookie).toMatch(new RegExp(`^${name}=`))
  expect(page().get()).toEqual(tokens)
  page().set(undefined)
  expect(page().get()).toBeUndefined()
  expect(document.cookie).toBe('')
})

it('continues in memory where the browser refuses the cookie', async () => {
  const server = new TokenServer()
  const client = server.client({ storage: page() })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  await client.currentCart.getCurrentCart.orUndefined()
  await client.currentCart.getCurrentCart.orUndefined()
  vi.restoreAllMocks()
  expect(document.cookie).toBe('')
  expect(server.tokenCalls).toHaveLength(1)
})

it('is removed by a sign-out even if the browser accepts no more cookies', () => {
  const storage = page()
  storage.set(new TokenServer().member())
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  storage.set(undefined)
  vi.restoreAllMocks()
  expect(storage.get()).toBeUndefined()
})

it('is renewed in one tab at a time, by the name of its cookie', () => {
  expect(page().tabSync?.key).toBe(name)
  expect(cookieStorage(documentCookies()).tabSync?.key).toBe(`__Host-${name}`)
})

it('is found among other cookies, even malformed ones', () => {
  expect(readCookie(`a=1; ${name} = x%20y ; b=%`, name)).toBe('x y')
  expect(readCookie('b=%', 'b')).toBeUndefined()
  expect(readCookie('a; b=2=3', 'b')).toBe('2=3')
  expect(readCookie(undefined, 'b')).toBeUndefined()
})

it('is never read from a cookie whose name begins with other whitespace, which any subdomain may set', () => {
  const real = `__Host-${name}`
  for (const space of ['\u00a0', '\u2003', '\ufeff']) {
    expect(readCookie(`${space}${real}=planted; ${real}=real`, real)).toBe('real')
    expect(readCookie(`a=1; ${space}${real}=planted`, real)).toBeUndefined()
  }
})

it('is encoded as browsers decode it', () => {
  const attributes = { path: '/', sameSite: 'lax', secure: true, maxAge: 5 } as const
  expect(serialiseCookie('a', 'b c', attributes)).toBe(
    'a=b%20c; Path=/; Max-Age=5; Secure; SameSite=Lax',
  )
})
