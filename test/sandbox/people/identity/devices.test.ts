import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newUserCode } from '../../../../sandbox/commerce/rules/user-code.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { throttleLimits } from '../../../../sandbox/people/accounts/throttle.ts'
import { askingInterval } from '../../../../sandbox/people/identity/device-codes.ts'
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import { ApiError, createClient, platforms } from '../../../../src/index.ts'

process.env.SANDBOX_PASSWORD_COST = '10'

const grantType = 'urn:ietf:params:oauth:grant-type:device_code'

let sandbox: Sandbox
let url: string
/** Signed in as the demo member and as the owner. */
let member: Client
let owner: Client
const client = () => createClient({ platform: platforms.sandbox(url), clientId: idOf(sandbox) })
type Client = ReturnType<typeof client>
const idOf = ({ site }: Pick<Sandbox, 'site'>) => site.clientId

beforeAll(async () => {
  sandbox = await createSandbox({ products: 3, log: () => {} })
  url = (await sandbox.listen({ port: 0 })).url
  member = client()
  owner = client()
  await member.session.loginWithPassword(sandbox.site.member)
  await owner.session.loginWithPassword(sandbox.site.owner)
})
beforeEach(() => sandbox.clock.reset())
afterAll(() => sandbox?.close())

const begin = (clientId = idOf(sandbox)) => client().tokens.deviceCode({ clientId })
const ask = (deviceCode: string, clientId = idOf(sandbox)) =>
  client().tokens.token({ grantType, clientId, deviceCode })
const approve = (userCode: string, by = member) => by.tokens.deviceVerify({ userCode })
const seconds = (count: number) => sandbox.clock.advance(count * 1000)

/** The code of the refusal that a call ends in; `undefined` for one that succeeds. */
async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    return ApiError.is(error) ? error.code : String(error)
  }
}
const heard = (deviceCode: string) => refusal(ask(deviceCode))

describe('a device', () => {
  it('is signed in as the member who confirms it', async () => {
    const device = client()
    const { deviceCode, userCode, verificationUri, expiresIn, interval } =
      await device.tokens.deviceCode({ clientId: idOf(sandbox), scope: 'offline_access' })
    expect(userCode).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
    expect({ verificationUri, expiresIn, interval }).toEqual({
      verificationUri: `${url}/_sandbox/device`,
      expiresIn: lifetimes.deviceCode,
      interval: askingInterval.first,
    })
    expect(await heard(deviceCode)).toBe('AUTHORIZATION_PENDING')
    await approve(userCode)
    const tokens = await ask(deviceCode)
    await device.session.setTokens({
      accessToken: { value: tokens.access_token, expiresAt: 0 },
      refreshToken: { value: tokens.refresh_token ?? '', role: 'member' },
    })
    const { member: who } = await device.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(who?.loginEmail).toBe(sandbox.site.member.email)
  })

  it('is told to slow down, and waits five seconds longer each time', async () => {
    const { deviceCode } = await begin()
    const answers: (string | undefined)[] = []
    for (const wait of [0, 4, 9, 16, 20]) {
      seconds(wait)
      answers.push(await heard(deviceCode))
    }
    const [pending, tooSoon] = ['AUTHORIZATION_PENDING', 'SLOW_DOWN']
    expect(answers).toEqual([pending, tooSoon, tooSoon, pending, pending])
  })

  it('gets its tokens even on an early poll, once it is confirmed', async () => {
    const { deviceCode, userCode } = await begin()
    await heard(deviceCode)
    await approve(userCode)
    expect(await heard(deviceCode)).toBeUndefined()
  })

  it('is told that its code is expired, and later unknown', async () => {
    const { deviceCode, userCode } = await begin()
    seconds(lifetimes.deviceCode - 1)
    expect(await heard(deviceCode)).toBe('AUTHORIZATION_PENDING')
    seconds(1)
    expect(await heard(deviceCode)).toBe('EXPIRED_TOKEN')
    expect(await refusal(approve(userCode))).toBe('NOT_FOUND')
    seconds(lifetimes.deviceCode)
    await begin()
    expect(await heard(deviceCode)).toBe('INVALID_GRANT')
  })

  it('gets one sign-in, which ends when the code is reused', async () => {
    const { deviceCode, userCode } = await begin()
    await approve(userCode)
    const asked = await Promise.allSettled(Array.from({ length: 10 }, () => ask(deviceCode)))
    const [first, second] = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect([first, second]).toEqual([expect.anything(), undefined])
    const me = await fetch(`${url}/v1/members/my`, {
      headers: { authorization: first?.access_token ?? '' },
    })
    expect(me.status).toBe(401)
  })

  it('must send the client and its code', async () => {
    expect(await refusal(begin('another'))).toBe('INVALID_CLIENT')
    const { deviceCode } = await begin()
    expect(await refusal(ask(deviceCode, 'another'))).toBe('INVALID_CLIENT')
    expect(await refusal(ask('device.unknown'))).toBe('INVALID_GRANT')
    expect(await refusal(ask(''))).toBe('INVALID_ARGUMENT')
  })

  it('gets nothing from a member who changed the password meanwhile', async () => {
    const person = client()
    const email = 'changes@example.org'
    await person.session.register({ email, password: 'a-long-password' })
    const { deviceCode, userCode } = await begin()
    await approve(userCode, person)
    await person.session.changePassword('another-long-password')
    expect(await heard(deviceCode)).toBe('INVALID_GRANT')
  })

  it('answers on the paths of the service, too', async () => {
    const code = await fetch(`${url}/v1/oauth/device/code?clientId=${idOf(sandbox)}`)
    const { deviceCode, userCode } = await code.json()
    const { accessToken } = (await member.session.tokens()) ?? {}
    const verified = await fetch(`${url}/v1/oauth/device/verify?userCode=${userCode}`, {
      headers: { authorization: accessToken?.value ?? '' },
    })
    expect([verified.status, await verified.json()]).toEqual([200, {}])
    expect(await heard(deviceCode)).toBeUndefined()
  })
})

describe('the user code', () => {
  it('is valid for one member, who may send it twice', async () => {
    const { deviceCode, userCode } = await begin()
    await approve(userCode.toLowerCase().replace('-', ''))
    await approve(userCode)
    expect(await refusal(approve(userCode, owner))).toBe('NOT_FOUND')
    await ask(deviceCode)
    await approve(userCode)
    expect(await heard(deviceCode)).toBe('INVALID_GRANT')
  })

  it('is accepted from members only', async () => {
    const { userCode } = await begin()
    const app = createClient({
      platform: platforms.sandbox(url),
      apiKey: sandbox.site.apiKey,
    })
    expect(await refusal(app.tokens.deviceVerify({ userCode }))).toBe('PERMISSION_DENIED')
    expect(await refusal(approve(userCode, client()))).toBe('PERMISSION_DENIED')
    const withoutToken = await fetch(`${url}/oauth2/device/verify?userCode=${userCode}`)
    expect(withoutToken.status).toBe(401)
  })

  it("is in no log, and the device's own neither", async () => {
    const { deviceCode, userCode } = await begin()
    await heard(deviceCode)
    await approve(userCode)
    const log = JSON.stringify(await sandbox.requests({ limit: 10 }))
    expect(log).toContain('tokens.deviceVerify')
    expect(log).not.toContain(deviceCode.slice('device.'.length))
    expect(log).not.toContain(userCode)
  })
})

describe('the page', () => {
  const show = async (userCode?: string) => {
    const query = userCode === undefined ? '' : `?${new URLSearchParams({ userCode })}`
    const page = await fetch(`${url}/_sandbox/device${query}`)
    return { status: page.status, text: await page.text() }
  }
  const send = async (userCode: string, form: Record<string, string>) => {
    const page = await fetch(`${url}/_sandbox/device?${new URLSearchParams({ userCode })}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    return { status: page.status, text: await page.text() }
  }
  const hidden = (text: string, name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

  it.each([
    ['in', 'Your device is signed in', undefined],
    ['out', 'Device not signed in', 'ACCESS_DENIED'],
  ])('asks for the code, for the person and for a decision: %s', async (lets, said, code) => {
    const { deviceCode, userCode } = await begin()
    expect((await show()).text).toContain('<input id="userCode" name="userCode"')
    expect((await show(userCode.toLowerCase())).text).toContain('<h1>Sign in</h1>')
    const decision = await send(userCode, { ...sandbox.site.member })
    expect(decision.text).toContain(`<strong>${userCode}</strong>`)
    expect(await heard(deviceCode)).toBe('AUTHORIZATION_PENDING')
    const sessionToken = hidden(decision.text, 'sessionToken')
    const done = await send(userCode, { sessionToken, lets })
    expect(done.text).toContain(said)
    expect(await heard(deviceCode)).toBe(code)
    // A button may be pressed twice; what was decided is decided.
    expect((await send(userCode, { sessionToken, lets })).text).toContain(said)
    const other = lets === 'in' ? 'out' : 'in'
    expect((await send(userCode, { sessionToken, lets: other })).status).toBe(400)
    expect((await show(userCode)).status).toBe(400)
  })

  it('signs in no device for a wrong password, session or code', async () => {
    const { deviceCode, userCode } = await begin()
    const wrong = await send(userCode, { ...sandbox.site.member, password: 'not-it-at-all' })
    expect(wrong.text).toContain('Incorrect e-mail address or password.')
    const guess = await send(userCode, { sessionToken: 'session.guess', lets: 'in' })
    expect(guess.text).toContain('This took too long. Sign in again.')
    const unknown = await send('"><img src=x>', { ...sandbox.site.member })
    expect(unknown.text).toContain('This code is invalid or has expired.')
    expect(unknown.text).not.toContain('<img')
    expect(await heard(deviceCode)).toBe('AUTHORIZATION_PENDING')
  })

  it('belongs to the store of the device', async () => {
    const blue = await sandbox.addSite({ name: 'blue', products: 3, seed: 2 })
    const { deviceCode, userCode } = await begin(blue.site.clientId)
    const decision = await send(userCode, { ...blue.site.member })
    const sessionToken = hidden(decision.text, 'sessionToken')
    await send(userCode, { sessionToken, lets: 'in' })
    const { access_token } = await ask(deviceCode, blue.site.clientId)
    const shop = await fetch(`${url}/v1/members/my`, { headers: { authorization: access_token } })
    expect(shop.status).toBe(200)
  })

  it('and the call stop guessing', async () => {
    // What was wrong before does not count any more.
    seconds(15 * 60)
    const { userCode } = await begin()
    const guesses = Array.from({ length: 50 }, () => newUserCode())
    const refusals = await Promise.all(guesses.map((guess) => refusal(approve(guess))))
    const pages = await Promise.all(guesses.map((guess) => show(guess)))
    expect(new Set(refusals)).toEqual(new Set(['NOT_FOUND']))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await refusal(approve(userCode))).toBe('THROTTLED_FEATURE')
    expect((await show(userCode)).text).toContain('Too many attempts.')
    seconds(15 * 60)
    const { userCode: next } = await begin()
    expect(await refusal(approve(next))).toBeUndefined()
  })

  it('counts decisions about unknown codes as guesses', async () => {
    seconds(60 * 60)
    const { deviceCode, userCode } = await begin()
    const decision = await send(userCode, { ...sandbox.site.member })
    const form = { sessionToken: hidden(decision.text, 'sessionToken'), lets: 'in' }
    const guesses = Array.from({ length: throttleLimits.address }, () => newUserCode())
    const pages = await Promise.all(guesses.map((guess) => send(guess, form)))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await send(userCode, form)).text).toContain('Too many attempts.')
    expect(await heard(deviceCode)).toBe('AUTHORIZATION_PENDING')
  })
})
