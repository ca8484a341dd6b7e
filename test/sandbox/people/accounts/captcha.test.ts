/** A site with a captcha: the client's states against the whole platform. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorMeanings } from '../../../../generated/errors.ts'
import { captchaVerdict } from '../../../../sandbox/commerce/rules/captcha.ts'
import type { CaptchaOptions } from '../../../../src/session/sign-in/captcha.ts'
import { newcomer, openStore, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({ captcha: true })
})
afterAll(() => store.close())

const keys = { invisibleSiteKey: 'site-i', visibleSiteKey: 'site-v' }
const pass = 'sandbox-pass'
const fail = 'sandbox-fail'

/** A person of whom the site knows, or not yet, for each of the two calls. */
const steps = {
  register: async () => newcomer(),
  loginWithPassword: async () => store.sandbox.site.member,
} as const

describe.each(['register', 'loginWithPassword'] as const)('%s with a captcha', (step) => {
  const attempt = async (captcha: CaptchaOptions | undefined, captchaTokens = {}) => {
    const client = store.visitor(captcha === undefined ? {} : { captcha })
    const person = await steps[step]()
    const result = await client.session[step]({ ...person, captchaTokens })
    return { result, session: client.session }
  }

  it('is refused without a token', async () => {
    const { result, session } = await attempt(undefined)
    expect(result).toEqual({
      loginState: 'FAILURE',
      error: errorMeanings['-19971'],
      errorCode: 'missingCaptchaToken',
    })
    expect(session.role).toBe('visitor')
  })

  it.each([
    { visible: fail },
    { invisible: fail },
    { visible: 'made-up' },
    { invisible: pass, visible: fail },
  ])('is refused with %o', async (tokens) => {
    expect((await attempt(undefined, tokens)).result).toEqual({
      loginState: 'FAILURE',
      error: errorMeanings['-19970'],
      errorCode: 'invalidCaptchaToken',
    })
  })

  it.each([{ visible: pass }, { invisible: pass }, { invisible: fail, visible: pass }])(
    'succeeds with %o',
    async (tokens) => {
      const { result, session } = await attempt(undefined, tokens)
      expect(result).toMatchObject({ loginState: 'SUCCESS' })
      expect(session.loggedIn).toBe(true)
    },
  )

  it('is named by the state where the app shows the captcha itself', async () => {
    expect((await attempt(keys)).result).toMatchObject({
      loginState: 'SILENT_CAPTCHA_REQUIRED',
      errorCode: 'missingCaptchaToken',
      data: { siteKey: 'site-i' },
    })
    expect((await attempt(keys, { invisible: fail })).result).toMatchObject({
      loginState: 'USER_CAPTCHA_REQUIRED',
      errorCode: 'invalidCaptchaToken',
      data: { siteKey: 'site-v' },
    })
  })

  it('continues automatically if the app can solve it', async () => {
    const asked: string[] = []
    const solve: CaptchaOptions['solve'] = async ({ kind }) => {
      asked.push(kind)
      return kind === 'visible' ? pass : fail
    }
    const { result, session } = await attempt({ ...keys, solve })
    expect(result).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.loggedIn).toBe(true)
    expect(asked).toEqual(['invisible', 'visible'])
  })
})

describe('the order of refusals', () => {
  it('reports a malformed address before the captcha, and reveals no account before it', async () => {
    const { session } = store.visitor()
    expect(await session.register({ email: 'not-one', password: 'x' })).toEqual({
      loginState: 'FAILURE',
      error: expect.any(String),
      errorCode: 'invalidEmail',
    })
    const taken = { ...store.sandbox.site.member, captchaTokens: { visible: fail } }
    expect(await session.register(taken)).toMatchObject({ errorCode: 'invalidCaptchaToken' })
    const wrong = { ...store.sandbox.site.member, password: 'wrong-1' }
    expect(await session.loginWithPassword(wrong)).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
  })
})

describe('a captcha’s token', () => {
  it('counts in every place: in one entry, in several, with another site key', () => {
    expect(captchaVerdict()).toBe('missing')
    expect(captchaVerdict([{}, { Recaptcha: '' }])).toBe('missing')
    expect(captchaVerdict([{ NoCaptcha: pass }])).toBe('missing')
    expect(captchaVerdict([{ InvisibleRecaptcha: fail }, { Recaptcha: pass }])).toBe('passed')
    expect(captchaVerdict([{ recaptchaForClientSiteKey: { token: pass } }])).toBe('passed')
  })
})
