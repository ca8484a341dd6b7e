/** A sign-in pending an e-mail code, on servers with one client per request. */
import type { CookieStorageOptions } from '../tokens/cookie-storage.ts'
import type { CookieJar } from '../tokens/cookies.ts'
import type { LoginResult } from './login-result.ts'

/** Keeps a pending sign-in between two requests. */
export interface PendingSignIn {
  /** The result that asked for the code, as `session.verify` and `session.resendVerification` take it. */
  get(): Promise<LoginResult | undefined>
  /** Keeps a result that asks for a code; any other removes the pending sign-in. */
  keep(result: LoginResult): Promise<void>
}

/** How long an e-mailed code is waited for, in seconds. */
const maxAge = 3600

/**
 * Keeps a pending sign-in in a cookie, for servers with one client per request.
 *
 * @param jar the session's, such as `requestCookies(header)`
 * @example
 * const pending = pendingSignIn(requestCookies(request.headers.get('cookie')))
 * await pending.keep(await client.session.register({ email: 'ann@example.com', password: '…' }))
 * // The request that brings the code:
 * await client.session.verify({ code: '123456' }, await pending.get())
 */
export const pendingSignIn = (
  jar: CookieJar,
  {
    secure = jar.secure ?? true,
    name = secure ? '__Host-storefront-sign-in' : 'storefront-sign-in',
  }: Pick<CookieStorageOptions, 'name' | 'secure'> = {},
): PendingSignIn => ({
  get: async () => {
    const stateToken = await jar.get(name)
    return stateToken
      ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken } }
      : undefined
  },
  keep: async (result) => {
    const waits = result.loginState === 'EMAIL_VERIFICATION_REQUIRED'
    if (!waits && !(await jar.get(name))) return
    const attributes = { path: '/', sameSite: 'lax', secure, maxAge: waits ? maxAge : 0 } as const
    await jar.set(name, waits ? result.data.stateToken : '', attributes)
  },
})
