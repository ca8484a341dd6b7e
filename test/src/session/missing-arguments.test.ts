/** Calls of a sign-in without what they need, as plain JavaScript makes them. */
import { expect, it } from 'vitest'
import { errorOf } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

type Method =
  | 'loginWithPassword'
  | 'register'
  | 'verify'
  | 'sendPasswordResetEmail'
  | 'recover'
  | 'changePassword'
  | 'beginRedirectLogin'
  | 'directLogin'

it.each<[method: Method, given: readonly unknown[], missing: string]>([
  ['loginWithPassword', [], 'credentials'],
  ['register', [null], 'registration'],
  ['verify', [undefined], 'code'],
  ['sendPasswordResetEmail', [], 'email'],
  ['sendPasswordResetEmail', ['ada@byron.example'], 'redirectUri'],
  ['recover', [], 'recoveryToken'],
  ['recover', ['token', null], 'password'],
  ['changePassword', [], 'newPassword'],
  ['beginRedirectLogin', [], 'login'],
  ['directLogin', [null], 'sessionToken'],
])('session.%s with %j names “%s” and asks nothing', async (method, given, missing) => {
  const server = new TokenServer()
  const { session } = server.client()
  const error = await errorOf(Reflect.apply(session[method], session, given))
  expect(error).toMatchObject({
    code: 'INVALID_ARGUMENT',
    retryable: false,
    violations: [{ field: missing }],
  })
  expect(error.message).toMatch(/is missing/)
  expect([...server.tokenCalls, ...server.calls]).toEqual([])
})
