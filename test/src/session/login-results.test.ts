/** What the platform's answers and refusals mean for a sign-in (point 8). */
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import {
  loginFailure,
  loginResultOf,
  registerFailure,
} from '../../../src/session/sign-in/login-result.ts'

const refusal = (code: string, more: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({
    kind: 'application',
    code,
    message: 'refused',
    operation: 'authentication.loginV2',
    ...more,
  })

const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }

describe('a response of the state machine', () => {
  it.each([
    [
      { state: 'SUCCESS', sessionToken: 't' },
      { loginState: 'SUCCESS', data: { sessionToken: 't' } },
    ],
    [{ state: 'SUCCESS' }, unknown],
    [{ state: 'SUCCESS', sessionToken: '' }, unknown],
    [{ state: 'REQUIRE_OWNER_APPROVAL' }, { loginState: 'OWNER_APPROVAL_REQUIRED' }],
    [
      { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 't' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 't' } },
    ],
    [{ state: 'REQUIRE_EMAIL_VERIFICATION', sessionToken: 't' }, unknown],
    [{ state: 'REQUIRE_MISSING_FIELDS', sessionToken: 't', stateToken: 't' }, unknown],
    [{ state: 'STATUS_CHECK' }, unknown],
    [{ state: 'UNKNOWN_STATE' }, unknown],
    [{ state: 'toString', sessionToken: 't' }, unknown],
    [{ state: null }, unknown],
    [{}, unknown],
  ])('%j is %j', (answer, result) => {
    expect(loginResultOf(answer)).toEqual(result)
  })
})

describe('a refusal', () => {
  it.each([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19976', 'invalidPassword', undefined],
    ['-19973', 'resetPassword', undefined],
    ['-19995', 'invalidEmail', 'emailAlreadyExists'],
    ['-1', 'invalidEmail', undefined],
  ])('with the code %s is %s in a login, and %s in a registration', (code, login, register) => {
    const failure = { loginState: 'FAILURE', error: 'refused' }
    expect(loginFailure(refusal(code))).toEqual({ ...failure, errorCode: login })
    expect(registerFailure(refusal(code))).toEqual(
      register === undefined ? failure : { ...failure, errorCode: register },
    )
  })

  it('of a registration’s address has the platform’s description, whatever its code', () => {
    const violations = [
      { field: 'a', description: 'without data' },
      { field: 'b', description: 'another type', data: { type: 'MIN_LENGTH' } },
      { field: 'c', description: 'no address', data: { type: 'EMAIL' } },
    ]
    expect(registerFailure(refusal('-19995', { violations }))).toEqual({
      loginState: 'FAILURE',
      error: 'no address',
      errorCode: 'invalidEmail',
    })
  })

  it.each([
    ['a failure of the platform', refusal('X', { status: 500 })],
    ['a system error', refusal('X', { kind: 'system' })],
    ['an error of the app', new TypeError('x')],
  ])('is none that is %s: it is thrown', (_, error) => {
    expect(() => loginFailure(error)).toThrow(error)
    expect(() => registerFailure(error)).toThrow(error)
  })

  it('may have the status 499 or none', () => {
    expect(loginFailure(refusal('-19976', { status: 499 }))).toMatchObject({
      errorCode: 'invalidPassword',
    })
  })
})
