/** Every row of the specification's sign-in tables, by a real request of the real client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountSettings } from '../../../../sandbox/commerce/rules/documents/settings.ts'
import { newcomer, openStore, type Store } from './store.ts'

const opened: Store[] = []
const storeWith = async (accounts: Partial<AccountSettings>) => {
  const store = await openStore(accounts)
  opened.push(store)
  return store
}
let plain: Store
let approving: Store
let verifying: Store
let guarded: Store

beforeAll(async () => {
  plain = await storeWith({})
  approving = await storeWith({ ownerApproval: true })
  verifying = await storeWith({ emailVerification: true })
  guarded = await storeWith({ captcha: true })
})
afterAll(async () => {
  for (const store of opened) await store.close()
})

describe('server state → login state', () => {
  it.each([
    ['SUCCESS', () => plain, { loginState: 'SUCCESS', data: { sessionToken: expect.any(String) } }],
    ['REQUIRE_OWNER_APPROVAL', () => approving, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      'REQUIRE_EMAIL_VERIFICATION',
      () => verifying,
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: expect.any(String) } },
    ],
  ])('%s, of registering and of signing in', async (state, store, expected) => {
    const person = newcomer()
    const { session, authentication } = store().visitor()
    expect(await session.register(person)).toEqual(expected)
    expect(await session.loginWithPassword(person)).toEqual(expected)
    expect(session.loginState).toBe(expected.loginState)
    const { email, password } = person
    expect((await authentication.loginV2({ loginId: { email }, password })).state).toBe(state)
  })

  it('any other is FAILURE, and so is a code when none is asked for', async () => {
    const { session } = plain.visitor()
    expect(await session.verify({ code: '123456' })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
    expect(session.loginState).toBe('INITIAL')
  })
})

describe('register', () => {
  it('a violation of type EMAIL: invalidEmail with the server’s description', async () => {
    expect(await plain.visitor().session.register({ email: 'no', password: 'x' })).toEqual({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
      error: expect.stringMatching(/e-mail address/),
    })
  })

  it('-19971: missingCaptchaToken', async () => {
    expect(await guarded.visitor().session.register(newcomer())).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'missingCaptchaToken',
    })
  })

  it('-19995: emailAlreadyExists', async () => {
    const { session } = plain.visitor()
    expect(await session.register(plain.sandbox.site.member)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'emailAlreadyExists',
      error: 'An account with this e-mail address already exists.',
    })
  })

  it('-19970: invalidCaptchaToken', async () => {
    const captchaTokens = { invisible: 'sandbox-fail' }
    const { session } = guarded.visitor()
    expect(await session.register({ ...newcomer(), captchaTokens })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidCaptchaToken',
    })
  })

  it('other: FAILURE with the message only', async () => {
    const { session } = plain.visitor()
    const password = 'x'.repeat(257)
    expect(await session.register({ ...newcomer(), password })).toEqual({
      loginState: 'FAILURE',
      error: expect.stringMatching(/^INVALID_ARGUMENT: "password"/),
    })
  })
})

describe('login', () => {
  const login = (store: Store, credentials: { email: string; password: string }) =>
    store.visitor().session.loginWithPassword(credentials)

  it('-19971: missingCaptchaToken', async () => {
    expect(await login(guarded, guarded.sandbox.site.member)).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
  })

  it('-19970: invalidCaptchaToken', async () => {
    const captchaTokens = { visible: 'sandbox-fail' }
    const { session } = guarded.visitor()
    const person = { ...guarded.sandbox.site.member, captchaTokens }
    expect(await session.loginWithPassword(person)).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
  })

  it('-19976: invalidPassword', async () => {
    const { email } = plain.sandbox.site.member
    expect(await login(plain, { email, password: 'wrong-1' })).toMatchObject({
      errorCode: 'invalidPassword',
    })
  })

  it('-19973: resetPassword', async () => {
    expect(
      await login(plain, { email: 'guest.editor@example.com', password: 'any-1' }),
    ).toMatchObject({ errorCode: 'resetPassword' })
  })

  it.each([
    ['an unknown address', 'nobody@example.com', 'any-1'],
    ['a malformed one', 'no', 'any-1'],
    ['a blocked member', 'radu.ionescu@example.com', 'member-demo-1'],
  ])('any other, %s: invalidEmail', async (_name, email, password) => {
    expect(await login(plain, { email, password })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
    })
  })
})
