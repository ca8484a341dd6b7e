/** The steps around a password on the hosted pages: a code, a forgotten password, a new one. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../generated/fields.ts'
import { throttleLimits } from '../../../../sandbox/people/accounts/throttle.ts'
import { findMails } from '../../../../sandbox/people/mail/outbox.ts'
import {
  type Answer,
  apiKey,
  authorizationRequest,
  clientId,
  member,
  openStage,
  origin,
  proof,
  type Stage,
  site,
} from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => stage.settings({}))
afterAll(() => stage.close())

const mailTo = async (to: string) => {
  const [mail] = await findMails({ database: stage.database, site }, { to })
  return mail
}
const addressOf = (screen: string, challenge = proof().challenge) => {
  const more: Record<string, string> = screen === '' ? {} : { screen }
  return `/oauth2/authorize?${new URLSearchParams(authorizationRequest(challenge, more))}`
}
const hidden = ({ text }: Answer) => /name="stateToken" value="([^"]+)"/.exec(text)?.[1] ?? ''
const action = ({ text }: Answer) =>
  (/<form method="post" action="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&#38;', '&')
const newcomer = (email: string) => ({ email, password: 'a-long-password', nickname: 'New' })

describe('the page that asks for a code', () => {
  beforeEach(() => stage.settings({ emailVerification: true }))
  const register = (email: string, challenge?: string) =>
    stage.call('POST', addressOf('register', challenge), { form: newcomer(email) })

  it('follows the registration and leads back to an exchange for tokens', async () => {
    const { verifier, challenge } = proof()
    const page = await register('page-1@example.com', challenge)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<label for="code">')
    expect(page.text).not.toContain('<script')
    const { code = '' } = (await mailTo('page-1@example.com')) ?? {}
    const form = { stateToken: hidden(page), code: ` ${code} ` }
    const back = await stage.call('POST', action(page), { form })
    expect(back.status).toBe(303)
    const location = new URL(back.headers.get('location') ?? '')
    expect(location.searchParams.get('state')).toBe('the-state')
    const tokens = await stage.call('POST', '/oauth2/token', {
      body: {
        clientId,
        grantType: 'authorization_code',
        redirectUri: 'http://localhost:3000/callback',
        code: location.searchParams.get('code'),
        codeVerifier: verifier,
      },
    })
    expect(tokens.status).toBe(200)
  })

  it('accepts a pasted code', async () => {
    const page = await register('page-6@example.com')
    expect(page.text).not.toMatch(/name="code"[^>]*maxlength="6"/)
    const { code = '' } = (await mailTo('page-6@example.com')) ?? {}
    const form = { stateToken: hidden(page), code: ` ${code.slice(0, 3)} ${code.slice(3)}\t` }
    expect((await stage.call('POST', action(page), { form })).status).toBe(303)
  })

  it('accepts a code in Arabic digits', async () => {
    const page = await register('page-7@example.com')
    const { code = '' } = (await mailTo('page-7@example.com')) ?? {}
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    const form = { stateToken: hidden(page), code: arabic }
    expect((await stage.call('POST', action(page), { form })).status).toBe(303)
  })

  it('stays when the code is wrong, and says so', async () => {
    const page = await register('page-2@example.com')
    const { code = '' } = (await mailTo('page-2@example.com')) ?? {}
    const form = { stateToken: hidden(page), code: code === '000000' ? '000001' : '000000' }
    const again = await stage.call('POST', action(page), { form })
    expect(again.status).toBe(400)
    expect(again.text).toContain('Incorrect code.')
    expect(hidden(again)).toBe(hidden(page))
  })

  it('sends another code when asked to', async () => {
    const page = await register('page-3@example.com')
    const form = { stateToken: hidden(page), code: '', resend: 'yes' }
    const again = await stage.call('POST', action(page), { form })
    expect(again.text).toContain('<label for="code">')
    const mails = await findMails({ database: stage.database, site }, { to: 'page-3@example.com' })
    expect(mails).toHaveLength(2)
  })

  it('stays after too many codes, and says so', async () => {
    const page = await register('page-8@example.com')
    const failures = throttleLimits.account
    const counted = stage.database.updateTable('sign_in_failures').set({ failures })
    await counted.where('subject', 'like', '%account:page-8@example.com').execute()
    const form = { stateToken: hidden(page), code: '', resend: 'yes' }
    const again = await stage.call('POST', action(page), { form })
    expect(again.text).toContain('Too many attempts.')
    expect(hidden(again)).toBe(hidden(page))
  })

  it('returns to the sign-in after a timeout', async () => {
    const page = await register('page-4@example.com')
    stage.clock.advance(30 * 60_000)
    const form = { stateToken: hidden(page), code: '123456' }
    const again = await stage.call('POST', action(page), { form })
    expect(again.text).toContain('This took too long. Sign in again.')
    expect(again.text).toContain('<label for="password">')
  })

  it('is on the site’s own sign-in page, too', async () => {
    const page = await stage.call('POST', '/_sandbox/login?screen=register', {
      form: newcomer('page-5@example.com'),
    })
    const { code = '' } = (await mailTo('page-5@example.com')) ?? {}
    const form = { stateToken: hidden(page), code }
    expect((await stage.call('POST', action(page), { form })).text).toContain('You are signed in')
  })
})

describe('a forgotten password', () => {
  it('is asked for on a screen of the sign-in page, which does not reveal who has an account', async () => {
    expect((await stage.call('GET', addressOf(''))).text).toContain('Forgot your password?')
    const form = await stage.call('GET', addressOf('forgotten'))
    expect(form.text).toContain('<label for="email">')
    const send = (email: string) => stage.call('POST', action(form), { form: { email } })
    const [known, unknown] = [await send(member.email), await send('nobody@example.com')]
    const same = ({ text }: Answer) => text.replaceAll(/nonce="[^"]+"/g, '')
    expect(same(known)).toBe(same(unknown))
    expect(await mailTo('nobody@example.com')).toBeUndefined()
  })

  it('refuses an invalid address', async () => {
    const tooLong = `${randomBytes(3_000).toString('hex')}@example.com`
    for (const email of [tooLong, '', 'no-domain']) {
      const refused = await stage.call('POST', addressOf('forgotten'), { form: { email } })
      const { status, text } = refused
      expect([status, text.includes('Enter a valid e-mail address.')]).toEqual([400, true])
    }
    const spaced = await stage.call('POST', addressOf('forgotten'), {
      form: { email: ` ${member.email} ` },
    })
    expect(spaced.status).toBe(200)
  })

  it('is replaced on the page of the mail, which leads back to the sign-in', async () => {
    const screen = addressOf('forgotten')
    await stage.call('POST', screen, { form: { email: member.email } })
    const { link = '' } = (await mailTo(member.email)) ?? {}
    expect(link.startsWith(`${origin}/_sandbox/recover?`)).toBe(true)
    const page = await stage.call('GET', link)
    expect(page.text).toContain('autocomplete="new-password"')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')

    const empty = await stage.call('POST', action(page), { form: { password: '' } })
    expect([empty.status, empty.text.includes('Enter a password.')]).toEqual([400, true])
    const { maxLength } = limits.RecoverRequest.password
    const password = '🗝'.repeat(maxLength)
    const long = await stage.call('POST', action(page), { form: { password: `${password}!` } })
    const reason = `at most ${maxLength} characters`
    expect([long.status, long.text.includes(reason)]).toEqual([400, true])

    const done = await stage.call('POST', action(page), { form: { password } })
    expect(done.status).toBe(303)
    const back = done.headers.get('location') ?? ''
    expect((await stage.call('GET', back)).text).toContain('<h1>Sign in</h1>')
    const signedIn = await stage.call('POST', back, {
      form: { email: member.email, password },
    })
    expect(signedIn.headers.get('location')).toContain('code=')

    const used = await stage.call('GET', link)
    expect([used.status, used.text.includes('no longer works')]).toEqual([400, true])
    const again = await stage.call('POST', action(page), { form: { password: 'brand-new-2' } })
    expect(again.status).toBe(400)
  })

  it('does not sign in the member who sets one, which only the sign-in does', async () => {
    const signIns = () =>
      stage.database
        .selectFrom('members')
        .leftJoin('session_tokens', 'session_tokens.member_id', 'members.id')
        .select(['last_login_date', 'hash'])
        .where('login_email', '=', member.email)
        .execute()
    await stage.call('POST', '/v1/send-email', {
      token: (await stage.visitor()).access,
      body: { email: member.email },
    })
    const { link = '' } = (await mailTo(member.email)) ?? {}
    const [before] = await signIns()
    const done = await stage.call('POST', link, { form: { password: member.password } })
    expect([done.status, done.text]).toEqual([
      200,
      expect.stringContaining('You can sign in with it now.'),
    ])
    expect(await signIns()).toEqual([{ last_login_date: before?.last_login_date, hash: null }])
  })

  it.each([
    ['waits for the owner', 'freya.holm@example.com', 'must approve your account'],
    ['is blocked', 'radu.ionescu@example.com', 'This account is blocked'],
  ])('says what is missing if a member %s', async (_state, email, message) => {
    const { id: identityId } = await stage.database
      .selectFrom('members')
      .select('id')
      .where('login_email', '=', email)
      .executeTakeFirstOrThrow()
    await stage.call('POST', '/v1/activation-email', { token: apiKey, body: { identityId } })
    const { link = '' } = (await mailTo(email)) ?? {}
    const { text } = await stage.call('POST', link, { form: { password: 'brand-new-4' } })
    expect(text).toContain('<h1>Your password is changed</h1>')
    expect(text).toContain(message)
    expect(text).not.toContain('You can sign in')
  })

  it.each(['127.0.0.2', 'localhost', '[::1]'])(
    'leads back to the sign-in of a store at %s',
    async (host) => {
      const there = `http://${host}:4100`
      const form = { email: member.email }
      await stage.call('POST', `${there}/_sandbox/login?screen=forgotten`, { form })
      const { link = '' } = (await mailTo(member.email)) ?? {}
      const password = member.password
      const { status, headers } = await stage.call('POST', link, { form: { password } })
      expect([status, headers.get('location')]).toEqual([303, `${there}/_sandbox/login?`])
    },
  )

  it('refuses a form submitted by another site', async () => {
    const { status } = await stage.call('POST', '/_sandbox/recover?recoveryToken=x', {
      form: { password: 'brand-new-3' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(status).toBe(403)
  })
})
