/** Cookies of a request over plain http: Safari drops `Secure` ones there, even those of this machine. */
import { describe, expect, it } from 'vitest'
import { type CookieJar, cookieStorage, pendingSignIn, requestCookies } from '../../../src/auth.ts'
import type { Tokens } from '../../../src/index.ts'

const tokens: Tokens = {
  accessToken: { value: 'a', expiresAt: 2_000_000_000 },
  refreshToken: { value: 'r', role: 'visitor' },
}

const waiting = {
  loginState: 'EMAIL_VERIFICATION_REQUIRED',
  data: { stateToken: 'state' },
} as const

/** The cookies that a session and a pending sign-in set in a jar. */
const setIn = async (secure: boolean | undefined): Promise<readonly string[]> => {
  const cookies = requestCookies(null, { secure })
  await cookieStorage(cookies).set(tokens)
  await pendingSignIn(cookies).keep(waiting)
  return cookies.setCookie
}

describe('cookies of a request', () => {
  it('are for https alone by default, and with the prefix that guards them', async () => {
    expect(requestCookies(null).secure).toBe(true)
    for (const secure of [true, undefined]) {
      expect(await setIn(secure)).toEqual([
        expect.stringMatching(/^__Host-storefront-session=.*; Secure;/),
        expect.stringMatching(/^__Host-storefront-sign-in=.*; Secure;/),
      ])
    }
  })

  it('are all for http, too, where the jar says so once', async () => {
    const cookies = requestCookies(null, { secure: false })
    expect(cookies.secure).toBe(false)
    const set = await setIn(false)
    expect(set).toEqual([
      expect.stringMatching(/^storefront-session=/),
      expect.stringMatching(/^storefront-sign-in=/),
    ])
    expect(set.join()).not.toContain('Secure')
  })

  it('carry the sign-in to the next request over http', async () => {
    const sent = (await setIn(false)).map((text) => text.split(';')[0]).join('; ')
    const cookies = requestCookies(sent, { secure: false })
    expect(await cookieStorage(cookies).get()).toEqual(tokens)
    expect(await pendingSignIn(cookies).get()).toEqual(waiting)
  })

  it('are as an option of the storage says, whatever the jar says', async () => {
    const cookies = requestCookies(null, { secure: false })
    await cookieStorage(cookies, { secure: true }).set(tokens)
    await pendingSignIn(cookies, { secure: true }).keep(waiting)
    expect(cookies.setCookie.map((text) => text.includes('; Secure;'))).toEqual([true, true])
  })

  it('are as a jar of a framework says', async () => {
    const set: (readonly [string, boolean])[] = []
    const jar: CookieJar = {
      secure: false,
      get: () => undefined,
      set: (name, _, { secure }) => void set.push([name, secure]),
    }
    await cookieStorage(jar).set(tokens)
    await pendingSignIn(jar).keep(waiting)
    expect(set).toEqual([
      ['storefront-session', false],
      ['storefront-sign-in', false],
    ])
  })
})
