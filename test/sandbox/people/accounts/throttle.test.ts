/** Guessing passwords is slow: a captcha after five failures, a pause after twenty, and others are not disturbed. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { demoSite } from '../../../../sandbox/demo/seed/index.ts'
import { isKnownDevice } from '../../../../sandbox/people/accounts/devices.ts'
import {
  assertMayTry,
  countFailure,
  throttleLimits,
} from '../../../../sandbox/people/accounts/throttle.ts'
import {
  type Answer,
  apiKey,
  codeOf,
  member,
  openStage,
  owner,
  type Stage,
} from '../identity/stage.ts'

const { coupons } = demoSite

let stage: Stage
let token: string

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(async () => {
  stage.clock.advance(throttleLimits.seconds * 1000)
  token = (await stage.visitor()).access
})
afterAll(() => stage.close())

const pass = { captchaTokens: [{ Recaptcha: 'sandbox-pass' }] }
const login = (
  password: string,
  more: object = {},
  email: string = member.email,
): Promise<Answer> =>
  stage.call('POST', '/v2/login', { token, body: { loginId: { email }, password, ...more } })
/** Fails as often: all but the last are counted as a sign-in counts them, which checks no password. */
const fail = async (times: number, email: string = member.email) => {
  for (let time = 1; time < times; time += 1) await countFailure(stage.platform, { email })
  await login('wrong-password', pass, email)
}

it('has the limits of the guides', () => {
  expect(throttleLimits).toEqual({ seconds: 900, captcha: 5, account: 20, address: 100 })
})

describe('an account', () => {
  it('needs a captcha after five failures, with the right password too', async () => {
    await fail(4)
    expect(codeOf(await login('wrong-password'))).toBe('-19976')
    const sixth = await login(member.password)
    expect([sixth.status, codeOf(sixth)]).toEqual([400, '-19971'])
    const wrong = await login(member.password, { captchaTokens: [{ Recaptcha: 'sandbox-fail' }] })
    expect(codeOf(wrong)).toBe('-19970')
    expect((await login(member.password, pass)).status).toBe(200)
    // The right password has ended the count.
    expect(codeOf(await login('wrong-password'))).toBe('-19976')
  })

  it('needs no captcha before that, whatever others at its address try', async () => {
    await fail(1)
    for (let time = 0; time < throttleLimits.captcha; time += 1) {
      await login('wrong-password', {}, `nobody-${time}@example.com`)
    }
    expect((await login(member.password)).status).toBe(200)
  })

  it('must wait after twenty, with the time in Retry-After', async () => {
    await fail(20)
    const refused = await login(member.password, pass)
    expect([refused.status, codeOf(refused)]).toEqual([429, 'THROTTLED_FEATURE'])
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await login(owner.password, {}, owner.email)).status).toBe(200)
    stage.clock.advance(900_000)
    token = (await stage.visitor()).access
    expect((await login(member.password)).status).toBe(200)
  })

  it('waits no longer than that when the clock is set back', async () => {
    const day = 24 * 3600 * 1000
    stage.clock.advance(day)
    token = (await stage.visitor()).access
    await fail(20)
    expect((await login(member.password, pass)).status).toBe(429)
    stage.clock.advance(-day)
    expect((await login(member.password)).status).toBe(200)
    await fail(20)
    expect((await login(member.password, pass)).headers.get('retry-after')).toBe('900')
  })

  it.each([
    [
      'the call',
      (recoveryToken: string, password: string) =>
        stage.call('POST', '/v1/recover', { token, body: { recoveryToken, password } }),
    ],
    [
      'the page',
      (recoveryToken: string, password: string) =>
        stage.call('POST', `/_sandbox/recover?recoveryToken=${recoveryToken}`, {
          form: { password },
        }),
    ],
  ])(
    'stops waiting with a new password by mail (%s); other accounts and the address do not',
    async (_, recover) => {
      await fail(20)
      await fail(20, owner.email)
      for (let time = 0; time < throttleLimits.address; time += 1) {
        await countFailure(stage.platform, { address: '198.51.100.7' })
      }
      await stage.call('POST', '/v1/send-email', { token, body: { email: member.email } })
      const outbox = await stage.call('GET', `/_sandbox/outbox?to=${member.email}&limit=1`)
      const password = member.password
      const { status } = await recover(String(outbox.body.mails?.[0]?.recoveryToken), password)
      expect(status).toBe(200)
      token = (await stage.visitor()).access
      expect((await login(password)).status).toBe(200)
      expect(codeOf(await login('wrong-password'))).toBe('-19976')
      expect((await login(owner.password, pass, owner.email)).status).toBe(429)
      const elsewhere = assertMayTry(stage.platform, { address: '198.51.100.7' }, undefined)
      await expect(elsewhere).rejects.toMatchObject({ status: 429 })
    },
  )

  it('must wait after twenty concurrent ones, the right password among them', async () => {
    vi.stubEnv('SANDBOX_PASSWORD_COST', '14')
    onTestFinished(() => void vi.unstubAllEnvs())
    const person = { email: 'at-once@example.com', password: 'a-long-password' }
    const { email, password } = person
    await stage.call('POST', '/v2/register', { token, body: { loginId: { email }, password } })
    const tries = [...Array.from({ length: 24 }, () => 'wrong-password'), password]
    const answers = await Promise.all(tries.map((tried) => login(tried, pass, email)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('that does not exist or has no password is counted alike, in any spelling', async () => {
    const body = { member: { loginEmail: 'invited@example.com' } }
    await stage.call('POST', '/v1/members', { token: apiKey, body })
    for (const email of ['nobody@example.com', 'invited@example.com']) {
      await fail(5, email)
      expect(codeOf(await login('wrong-password', {}, email.toUpperCase()))).toBe('-19971')
    }
  })

  it('needs a captcha on the page as well', async () => {
    await fail(5)
    const form = { email: member.email, password: member.password }
    const asked = await stage.call('POST', '/_sandbox/login', { form })
    expect(asked.text).toContain('I am a person')
    const done = await stage.call('POST', '/_sandbox/login', {
      form: { ...form, captcha: 'sandbox-pass' },
    })
    expect(done.text).toContain('You are signed in')
  })
})

describe('limited to twenty requests per quarter of an hour', () => {
  const others: Record<string, (account: string) => Promise<Answer>> = {
    'a recovery mail': (email) =>
      stage.call('POST', '/v1/send-email', { token, body: { email: `${email}@example.com` } }),
    'a mail of the hosted recovery form': (email) =>
      stage.call('POST', '/_sandbox/login?screen=forgotten', {
        form: { email: `${email}.form@example.com` },
      }),
    'a mail of a verification': async (account) => {
      const email = `${account}.start@example.com`
      const body = { loginId: { email }, password: 'a-long-password' }
      const registered = await stage.call('POST', '/v2/register', { token, body })
      if (registered.status === 200) identities.set(account, String(registered.body.identity?.id))
      const start = { identityId: identities.get(account), target: 'EMAIL' }
      return stage.call('POST', '/v1/Start', { token: apiKey, body: start })
    },
    'a coupon that there is not': async (visitor) => {
      const own = visitors.get(visitor) ?? (await stage.visitor()).access
      visitors.set(visitor, own)
      const body = { couponCode: 'GUESS' }
      const created = carts.has(own)
      carts.add(own)
      if (!created) {
        await stage.call('POST', '/v1/carts/current/add-to-cart', {
          token: own,
          body: { lineItems: [await anyLine()] },
        })
      }
      return stage.call('PATCH', '/v1/carts/current', { token: own, body })
    },
  }
  const identities = new Map<string, string>()
  const visitors = new Map<string, string>()
  const carts = new Set<string>()
  const anyLine = async () => {
    const { body } = await stage.call('POST', '/v1/products', {
      token: apiKey,
      body: { product: { name: 'Cup', priceData: { price: 1 } } },
    })
    return {
      quantity: 1,
      catalogReference: {
        appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
        catalogItemId: body.product?.id,
      },
    }
  }

  it.each(Object.keys(others))('%s: then paused, unless unthrottled', async (kind) => {
    const ask = others[kind]
    if (ask === undefined) throw new Error(kind)
    const isPaused = ({ status, text }: Answer) => status === 429 || /too many attempts/i.test(text)
    for (let time = 0; time < 20; time += 1) {
      expect([time, isPaused(await ask('first'))]).toEqual([time, false])
    }
    expect(isPaused(await ask('first'))).toBe(true)
    expect(isPaused(await ask('second'))).toBe(false)
    await stage.settings({ unthrottled: true })
    expect(isPaused(await ask('first'))).toBe(false)
    await stage.settings({ unthrottled: false })
    expect(isPaused(await ask('first'))).toBe(true)
    stage.clock.advance(throttleLimits.seconds * 1000)
    token = (await stage.visitor()).access
    visitors.clear()
    expect(isPaused(await ask('first'))).toBe(false)
  })

  it.each(['a key', 'a condition'])('an unknown coupon, with %s', async (way) => {
    const { access: own } = await stage.visitor()
    const line = await anyLine()
    const current = '/v1/carts/current'
    await stage.call('POST', `${current}/add-to-cart`, { token: own, body: { lineItems: [line] } })
    const tag = (await stage.call('GET', current, { token: own })).headers.get('etag') ?? ''
    const guess = () =>
      way === 'a key'
        ? stage.call('POST', '/v1/carts', {
            token: own,
            body: { lineItems: [line], couponCode: 'GUESS' },
            headers: { 'idempotency-key': crypto.randomUUID() },
          })
        : stage.call('PATCH', current, {
            token: own,
            body: { couponCode: 'GUESS' },
            headers: { 'if-match': tag },
          })
    for (let time = 0; time < 20; time += 1) {
      expect(codeOf(await guess())).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    }
    expect(codeOf(await guess())).toBe('THROTTLED_FEATURE')
  })

  it.each(['a key', 'none'])('an unknown coupon, sent concurrently, with %s', async (way) => {
    const own = await stage.visitor()
    const body = { lineItems: [await anyLine()], couponCode: 'GUESS' }
    const keyed = () => (way === 'a key' ? [['idempotency-key', crypto.randomUUID()]] : [])
    const guess = (token = own.access) =>
      stage.call('POST', '/v1/carts', { token, body, headers: Object.fromEntries(keyed()) })
    const codes = (await Promise.all(Array.from({ length: 40 }, () => guess()))).map(codeOf)
    const guessed = codes.filter((code) => code === 'ERROR_COUPON_DOES_NOT_EXIST')
    expect([guessed.length, new Set(codes).size]).toEqual([20, 2])
    expect(codeOf(await guess())).toBe('THROTTLED_FEATURE')
    stage.clock.advance(throttleLimits.seconds * 1000)
    const renewal = { grantType: 'refresh_token', refreshToken: own.refresh }
    const renewed = await stage.call('POST', '/oauth2/token', { body: renewal })
    const later = await guess(String(renewed.body.access_token))
    expect(codeOf(later)).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  })

  it('except a coupon refused otherwise, a call without one, and an app', async () => {
    const { access: own } = await stage.visitor()
    const lineItems = [await anyLine()]
    const current = '/v1/carts/current'
    await stage.call('POST', `${current}/add-to-cart`, { token: own, body: { lineItems } })
    const change = (body: object) => stage.call('PATCH', current, { token: own, body })
    const twentyOne = async (call: () => Promise<Answer>) => {
      const codes: unknown[] = []
      for (let time = 0; time < 21; time += 1) codes.push(codeOf(await call()))
      return [...new Set(codes)]
    }
    const expired = () => change({ couponCode: coupons.expired })
    expect(await twentyOne(expired)).toEqual(['ERROR_COUPON_HAS_EXPIRED'])
    const ofApp = () =>
      stage.call('POST', '/v1/carts', { token: apiKey, body: { lineItems, couponCode: 'GUESS' } })
    expect(await twentyOne(ofApp)).toEqual(['ERROR_COUPON_DOES_NOT_EXIST'])
    const guessed = await twentyOne(() => change({ couponCode: 'GUESS' }))
    expect(guessed).toEqual(['ERROR_COUPON_DOES_NOT_EXIST', 'THROTTLED_FEATURE'])
    expect((await change({ cartInfo: { buyerNote: 'Ring twice.' } })).status).toBe(200)
    expect((await change({ cartInfo: {}, couponCode: null })).status).toBe(200)
  })

  it('another code for a sign-in', async () => {
    await stage.settings({ emailVerification: true })
    const { body } = await stage.call('POST', '/v2/register', {
      token,
      body: { loginId: { email: 'codes@example.com' }, password: 'a-long-password' },
    })
    const resend = () =>
      stage.call('POST', '/v1/auth/resend', { token, body: { stateToken: body.stateToken } })
    // The first code was mailed with the registration.
    for (let time = 1; time < 20; time += 1) expect((await resend()).status).toBe(200)
    expect(codeOf(await resend())).toBe('THROTTLED_FEATURE')
    await stage.settings({ emailVerification: false })
  })

  describe('by a member whose e-mail address is not verified', () => {
    const signIn = (email: string) => login('a-long-password', {}, email)
    const register = async (email: string) => {
      await stage.settings({ emailVerification: true })
      const body = { loginId: { email }, password: 'a-long-password' }
      await stage.call('POST', '/v2/register', { token, body })
    }
    afterEach(() => stage.settings({ emailVerification: false }))

    it('a code mailed for another sign-in', async () => {
      const email = 'again@example.com'
      await register(email)
      for (let time = 1; time < 20; time += 1) expect((await signIn(email)).status).toBe(200)
      expect(codeOf(await signIn(email))).toBe('THROTTLED_FEATURE')
    })

    it('a wrong code, however many codes are mailed', async () => {
      const email = 'guesses@example.com'
      await register(email)
      const answers: Answer[] = []
      for (let sent = 0; sent < 5; sent += 1) {
        const { body } = await signIn(email)
        for (let time = 0; time < 4; time += 1) {
          const guess = { code: 'wrong!', stateToken: body.stateToken }
          answers.push(await stage.call('POST', '/v1/auth/verify', { token, body: guess }))
        }
      }
      const { body } = await signIn(email)
      const guess = { code: 'wrong!', stateToken: body.stateToken }
      const last = await stage.call('POST', '/v1/auth/verify', { token, body: guess })
      expect(answers.map(codeOf)).not.toContain('THROTTLED_FEATURE')
      expect(codeOf(last)).toBe('THROTTLED_FEATURE')
    })
  })

  it('except a wrong password in an unthrottled store', async () => {
    await stage.settings({ unthrottled: true })
    await fail(24)
    expect(codeOf(await login('wrong-password'))).toBe('-19976')
    expect((await login(member.password)).status).toBe(200)
    await stage.settings({ unthrottled: false })
  })
})

it('makes an address wait after a hundred failures, for any account', async () => {
  const { platform } = stage
  for (let time = 0; time < throttleLimits.address; time += 1) {
    await countFailure(platform, { email: `guess-${time}@example.com`, address: '192.0.2.1' })
  }
  const from = (address: string) =>
    assertMayTry(platform, { email: 'fresh@example.com', address }, undefined)
  await expect(from('192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'THROTTLED_FEATURE' })
  await expect(from('192.0.2.2')).resolves.toBeUndefined()
})

describe('a hosted form counts by network address, too', () => {
  const pages = ['/_sandbox/login', '/_sandbox/login?screen=forgotten']
  it.each(pages)('%s', async (path) => {
    const { platform } = stage
    const kind = path.endsWith('forgotten') ? 'mail' : 'sign-in'
    const ask = (from: string) =>
      stage.call('POST', path, {
        form: { email: 'unheard-of@example.com', password: 'wrong-password' },
        from,
      })
    for (let time = 1; time < throttleLimits.address; time += 1) {
      await countFailure(platform, { address: '192.0.2.7' }, kind)
    }
    expect((await ask('192.0.2.7')).text).not.toMatch(/too many attempts/i)
    expect((await ask('192.0.2.7')).text).toMatch(/too many attempts/i)
    expect((await ask('192.0.2.8')).text).not.toMatch(/too many attempts/i)
  })

  it.each([
    ['registers', '/v2/register', '/_sandbox/login?screen=register'],
    ['signs in', '/v2/login', '/_sandbox/login'],
  ])('that %s with a code by mail, and so does the call', async (does, path, form) => {
    const { platform } = stage
    await stage.settings({ emailVerification: true })
    const person = (name: string) => ({ email: `${does}-${name}@example.com`.replace(' ', '-') })
    const password = 'a-long-password'
    const call = (name: string, from?: string, to = path) =>
      stage.call('POST', to, { token, body: { loginId: person(name), password }, from })
    const submit = (name: string, from: string) =>
      stage.call('POST', form, { form: { ...person(name), password }, from })
    if (does === 'signs in')
      for (const name of ['a', 'b', 'c', 'd']) await call(name, undefined, '/v2/register')
    for (let time = 2; time < throttleLimits.address; time += 1) {
      await countFailure(platform, { address: '192.0.2.10' }, 'mail')
    }
    expect((await call('a', '192.0.2.10')).status).toBe(200)
    expect((await submit('b', '192.0.2.10')).text).toContain('six-digit code')
    expect(codeOf(await call('c', '192.0.2.10'))).toBe('THROTTLED_FEATURE')
    expect((await submit('c', '192.0.2.10')).text).toMatch(/too many attempts/i)
    expect((await call('d', '192.0.2.11')).status).toBe(200)
    await stage.settings({ emailVerification: false })
  })

  it('that requests another code', async () => {
    const { platform } = stage
    await stage.settings({ emailVerification: true })
    const { body } = await stage.call('POST', '/v2/register', {
      token,
      body: { loginId: { email: 'form-codes@example.com' }, password: 'a-long-password' },
    })
    const resend = (from: string) =>
      stage.call('POST', '/_sandbox/login', {
        form: { stateToken: String(body.stateToken), resend: 'yes' },
        from,
      })
    for (let time = 1; time < throttleLimits.address; time += 1) {
      await countFailure(platform, { address: '192.0.2.9' }, 'mail')
    }
    expect((await resend('192.0.2.9')).text).not.toMatch(/too many attempts/i)
    expect((await resend('192.0.2.9')).text).toMatch(/too many attempts/i)
    await stage.settings({ emailVerification: false })
  })
})

describe('a network address', () => {
  it('gets as many guesses of device codes as its limit, sent concurrently', async () => {
    const device = { ...stage.platform, address: '198.51.100.9' }
    const guesses = Array.from({ length: throttleLimits.address + 10 }, () =>
      isKnownDevice(device, 'BBBB-BBBB').catch(({ status }: { status: number }) => status),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => answer === false)).toHaveLength(throttleLimits.address)
    expect(answers.filter((answer) => answer === 429)).toHaveLength(10)
  })
})
