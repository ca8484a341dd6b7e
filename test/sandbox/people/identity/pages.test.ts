import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scriptJson } from '../../../../sandbox/web/pages/html.ts'
import {
  authorizationRequest,
  clientId,
  member,
  openStage,
  origin,
  proof,
  type Stage,
} from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => stage.settings({}))
afterAll(() => stage.close())

const addressOf = (request: Record<string, string>) =>
  `/oauth2/authorize?${new URLSearchParams(request)}`
const open = (more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  stage.call('GET', addressOf(authorizationRequest(proof().challenge, more)), { headers })
const send = (
  form: Record<string, string>,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) => stage.call('POST', addressOf(authorizationRequest(proof().challenge, more)), { form, headers })

async function sessionToken(): Promise<string> {
  const { access } = await stage.visitor()
  const { body } = await stage.call('POST', '/v2/login', {
    token: access,
    body: { loginId: { email: member.email }, password: member.password },
  })
  return String(body.sessionToken)
}

describe('the sign-in page', () => {
  it('is a form that works without scripts and sends no referrer', async () => {
    const { status, text, headers } = await open()
    expect(status).toBe(200)
    expect(text).toContain('<label for="email">')
    expect(text).not.toContain('<script')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('returns code and state in the query', async () => {
    const { status, headers } = await send({ ...member })
    const back = new URL(headers.get('location') ?? '')
    expect(status).toBe(303)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(back.origin + back.pathname).toBe('http://localhost:3000/callback')
    expect(back.searchParams.get('state')).toBe('the-state')
    expect(back.searchParams.get('code')).toMatch(/^code\./)
  })

  it('returns code and state in the fragment, which is the default', async () => {
    const { headers } = await send({ ...member }, { responseMode: '' })
    const back = new URL(headers.get('location') ?? '')
    expect(back.search).toBe('')
    expect(new URLSearchParams(back.hash.slice(1)).get('state')).toBe('the-state')
  })

  it('returns no state where none was sent', async () => {
    const { headers } = await send({ ...member }, { state: '' })
    expect(new URL(headers.get('location') ?? '').searchParams.has('state')).toBe(false)
  })

  it('keeps the parameters the return address already has', async () => {
    const { headers } = await send({ ...member }, { redirectUri: 'http://localhost:3000/cb?a=1' })
    expect(headers.get('location')).toContain('a=1&code=')
  })

  it('shows what is wrong without revealing which accounts exist', async () => {
    const wrong = await send({ email: member.email, password: 'not-it-at-all' })
    const unknown = await send({ email: 'nobody@example.org', password: 'not-it-at-all' })
    for (const { status, text } of [wrong, unknown]) {
      expect(status).toBe(400)
      expect(text).toContain('Incorrect e-mail address or password.')
      expect(text).toContain(' aria-invalid="true" aria-describedby="problem"')
      expect(text).not.toContain('not-it-at-all')
    }
  })

  it('shows typed text as text', async () => {
    const { text } = await send({ email: '"><img src=x onerror=alert(1)>', password: 'x' })
    expect(text).not.toContain('<img')
  })

  it.each<[string, Record<string, string>, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site, in an older browser', { origin: 'https://elsewhere.example' }, 403],
    ['another app of this machine, likewise', { origin: 'http://localhost:5173' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    ['the page itself, in an older browser', { origin }, 303],
    ['a reload', { 'sec-fetch-site': 'none' }, 303],
  ])('answers a form submitted by %s', async (_sender, headers, status) => {
    const answer = await send({ ...member }, {}, headers)
    expect([answer.status, answer.headers.has('location')]).toEqual([status, status === 303])
  })

  it.each([
    ['for a return address that is not registered', { redirectUri: 'https://elsewhere.example/' }],
    ['with a parameter given twice', {}, '&state=another'],
  ])('refuses a form %s before it reads the password', async (_kind, more, twice = '') => {
    const address = addressOf(authorizationRequest(proof().challenge, more)) + twice
    const { status, headers, text } = await stage.call('POST', address, { form: { ...member } })
    expect([status, headers.get('location')]).toEqual([400, null])
    expect(text).toMatch(/This link (does not work|is invalid)/)
  })

  it('says which rule a new password breaks', async () => {
    const form = { email: 'short@example.org', password: 'short', nickname: '' }
    const { status, text } = await send(form, { screen: 'register' })
    expect(status).toBe(400)
    expect(text).toMatch(/id="problem"[^<]*>[^<]*at least 8 characters/)
  })

  it('takes the type of a form in any case', async () => {
    const type = { 'content-type': 'Application/X-WWW-Form-URLencoded; Charset=UTF-8' }
    const { headers } = await send({ ...member }, {}, type)
    expect(headers.get('location')).toContain('code=')
  })

  it('registers on its second form', async () => {
    const page = await open({ screen: 'register' })
    expect(page.text).toContain('Create an account')
    expect(page.text).toMatch(/<label for="nickname">Display name.*\s*<input id="nickname"/)
    expect(page.text).toMatch(/Already a member\? <a href="[^"]*">Sign in/)
    const form = { email: 'page@example.org', password: 'a-long-password', nickname: 'Page' }
    const { headers } = await send(form, { screen: 'register' })
    expect(headers.get('location')).toContain('code=')
  })

  it('reports that a member awaits approval', async () => {
    await stage.settings({ ownerApproval: true })
    const form = { email: 'wait@example.org', password: 'a-long-password', nickname: '' }
    const { text } = await send(form, { screen: 'register' })
    expect(text).toContain('Waiting for approval')
  })
})

describe('silent sign-in', () => {
  it('answers login_required without a session', async () => {
    const { headers } = await open({ prompt: 'none' })
    const back = new URL(headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe('login_required')
    expect(back.searchParams.get('state')).toBe('the-state')
  })

  it('posts code and state to the origin of the return address only', async () => {
    const { text, headers } = await open({
      prompt: 'none',
      responseMode: 'web_message',
      sessionToken: await sessionToken(),
    })
    const data = JSON.parse(/id="answer">(.*?)<\/script>/.exec(text)?.[1] ?? '')
    expect(data.origin).toBe('http://localhost:3000')
    expect(data.answer).toMatchObject({ state: 'the-state', code: expect.stringMatching(/^code/) })
    expect(text).not.toContain("'*'")
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    expect(policy).toMatch(/script-src 'nonce-[^']+'/)
  })

  it('posts to the page that embeds it when there is no return address', async () => {
    const request = {
      prompt: 'none',
      responseMode: 'web_message',
      redirectUri: '',
      sessionToken: await sessionToken(),
    }
    const here = await open(request, { referer: 'http://localhost:5173/shop?x=1' })
    expect(here.text).toContain('http:\\u002f\\u002flocalhost:5173')
    const strangers: Record<string, string>[] = [{}, { referer: 'https://evil.example/' }]
    for (const headers of strangers) {
      const { status, text } = await open(request, headers)
      expect(status).toBe(400)
      expect(text).not.toContain('code.')
    }
  })

  it('ends with the member: a blocked one has no session left', async () => {
    const token = await sessionToken()
    await stage.database
      .updateTable('members')
      .set({ status: 'BLOCKED', identity_status: 'BLOCKED' })
      .where('login_email', '=', member.email)
      .execute()
    const { headers } = await open({ prompt: 'none', sessionToken: token })
    expect(headers.get('location')).toContain('error=login_required')
    await stage.database
      .updateTable('members')
      .set({ status: 'APPROVED', identity_status: 'ACTIVE' })
      .where('login_email', '=', member.email)
      .execute()
  })

  it('forgets a session after five minutes', async () => {
    const token = await sessionToken()
    stage.clock.advance(5 * 60_000)
    const { headers } = await open({ prompt: 'none', sessionToken: token })
    expect(headers.get('location')).toContain('error=login_required')
  })

  it('escapes every character of the basic plane in its script', () => {
    for (let code = 0; code < 0x10000; code += 1) {
      const text = `a${String.fromCharCode(code)}b`
      const { markup } = scriptJson({ text })
      expect(JSON.parse(markup)).toEqual({ text })
      if (/[^\x20-\x7e]|[<>&'/]/.test(markup)) throw new Error(`Unescaped: ${code.toString(16)}`)
    }
  })
})

const hostile = [
  'https://evil.example/',
  '//evil.example/',
  'http:evil.example',
  'http:/\\evil.example',
  'http:\\\\localhost\\',
  'http://localhost:3000@evil.example/',
  'http://user:pass@localhost:3000/',
  'http://localhost.evil.example/',
  'http://localhost./',
  'http://127.0.0.1.evil.example/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0.0.0.0/',
  'http://[::ffff:127.0.0.1]/',
  'HTTP://LOCALHOST/',
  'http://LocalHost:3000/',
  'http://localhost\t:3000/',
  'http://local\nhost:3000/',
  ' http://localhost:3000/',
  'http://localhost:3000/ ',
  'http://localhost:3000/\r\nSet-Cookie: a=b',
  'http://localhost%2eevil.example/',
  'http://localhost%2f@evil.example/',
  'http://localhost:3000/%2f%2fevil.example',
  'http://localhost:3000//evil.example',
  'http://localhost:3000/%5cevil.example',
  'http://localhost:3000/#at',
  'http://localhost:3000\\@evil.example/',
  'http://ⓛocalhost:3000/',
  'http://localhost:99999/',
  'http://localhost:3000;evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://localhost/',
  'blob:http://localhost:3000/x',
  'localhost:3000/callback',
]
const good = [
  'http://localhost:3000/callback',
  'http://127.0.0.1:4100/console/',
  'https://localhost/callback',
  'http://[::1]:8080/x?y=z',
  'http://localhost',
  'http://localhost:5173/a/b?c=d&e=f',
  'http://localhost:3000/?state=1',
  'https://shop.example/callback',
]

describe('return addresses of the hosted pages', () => {
  beforeEach(() => stage.settings({ redirectUris: ['https://shop.example/callback'] }))

  const session = async (body: object) => {
    const { access } = await stage.visitor()
    return stage.call('POST', '/v1/redirect-session', { token: access, body })
  }
  const entries: [string, (target: string) => Promise<{ status: number; headers: Headers }>][] = [
    ['the authorize page', (target) => open({ redirectUri: target, prompt: 'none' })],
    [
      'a sign-in session',
      (target) =>
        session({ auth: { authRequest: authorizationRequest('x', { redirectUri: target }) } }),
    ],
    [
      'a sign-out session',
      (target) => session({ logout: { clientId }, callbacks: { postFlowUrl: target } }),
    ],
    [
      'the sign-out page',
      (target) =>
        stage.call('GET', `/_sandbox/logout?${new URLSearchParams({ postFlowUrl: target })}`),
    ],
    [
      'the old sign-out',
      (target) =>
        stage.call(
          'GET',
          `/v1/logout?${new URLSearchParams({ clientId, postLogoutRedirectUri: target })}`,
          { headers: { accept: 'text/html' } },
        ),
    ],
  ]

  it.each(entries)('%s refuses every hostile address', async (_name, visit) => {
    for (const target of hostile) {
      const { status, headers } = await visit(target)
      expect([target, status, headers.get('location')]).toEqual([target, 400, null])
    }
  })

  it.each(entries)('%s accepts this machine and what is registered', async (_name, visit) => {
    for (const target of good) {
      const { status } = await visit(target)
      expect([target, status < 400]).toEqual([target, true])
    }
  })

  it('are in the policy of a form only where allowed', async () => {
    const policyFor = async (target: string) => {
      const page = `/_sandbox/login?${new URLSearchParams({ postFlowUrl: target })}`
      return (await stage.call('GET', page)).headers.get('content-security-policy')
    }
    expect(await policyFor('https://shop.example/callback')).toContain(
      "form-action 'self' https://shop.example;",
    )
    // A policy has no form for an IPv6 address.
    expect(await policyFor('http://[::1]:3000/back')).toContain("form-action 'self' http:;")
    for (const target of ['https://other.example/', 'http://x;sandbox/', 'http://*/']) {
      expect(await policyFor(target)).toContain("form-action 'self';")
    }
  })
})

describe('redirect sessions', () => {
  const session = async (body: object, token?: string) =>
    stage.call('POST', '/_api/redirects-api/v1/redirect-session', {
      token: token ?? (await stage.visitor()).access,
      body,
    })

  it('lead to the sign-in page with the request in the address', async () => {
    const request = authorizationRequest(proof().challenge)
    const { body } = await session({ auth: { authRequest: request, prompt: 'login' } })
    const url = new URL(String(body.redirectSession?.fullUrl))
    expect(url.origin + url.pathname).toBe(`${origin}/oauth2/authorize`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ...request, prompt: 'login' })
    expect((await stage.call('GET', url.href)).text).toContain('Sign in')
  })

  it('sign a member out when the page is visited, and lead back', async () => {
    const { access, refresh } = await stage.signIn()
    const { body } = await session(
      { logout: { clientId }, callbacks: { postFlowUrl: 'http://localhost:3000/bye' } },
      access,
    )
    const page = await stage.call('GET', String(body.redirectSession?.fullUrl))
    expect(page.headers.get('location')).toBe('http://localhost:3000/bye')
    expect((await stage.call('GET', '/v1/members/my', { token: access })).status).toBe(401)
    const renewal = await stage.call('POST', '/oauth2/token', {
      body: { grantType: 'refresh_token', refreshToken: refresh },
    })
    expect(renewal.status).toBe(400)
  })

  it('are not needed to sign out: the call itself ends the session of its token', async () => {
    const { access } = await stage.signIn()
    const refused = await stage.call(
      'GET',
      '/v1/logout?postLogoutRedirectUri=https://evil.example/',
      {
        token: access,
      },
    )
    expect(refused.status).toBe(400)
    expect((await stage.call('GET', '/v1/members/my', { token: access })).status).toBe(200)
    expect((await stage.call('GET', '/v1/logout', { token: access })).status).toBe(200)
    expect((await stage.call('GET', '/v1/members/my', { token: access })).status).toBe(401)
  })

  it('lead to a plain sign-in page, which authenticates and leads back', async () => {
    const { body } = await session({
      login: {},
      callbacks: { postFlowUrl: 'http://localhost:3000/home' },
    })
    const address = String(body.redirectSession?.fullUrl)
    const form = await stage.call('GET', address)
    expect(form.text).toContain('<label for="password">')

    const wrong = await stage.call('POST', address, {
      form: { email: member.email, password: 'not-it' },
    })
    expect(wrong.text).toContain('Incorrect e-mail address or password.')

    const right = await stage.call('POST', address, { form: { ...member } })
    expect(right.status).toBe(303)
    expect(right.headers.get('location')).toBe('http://localhost:3000/home')
  })

  it('have exactly one intent', async () => {
    expect((await session({})).status).toBe(400)
    expect((await session({ login: {}, logout: { clientId } })).status).toBe(400)
  })
})
