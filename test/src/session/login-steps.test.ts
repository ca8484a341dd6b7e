/** The steps around a password: captcha, e-mail code, recovery, change. */
import { describe, expect, it, vi } from 'vitest'
import type { CaptchaOptions } from '../../../src/session/sign-in/captcha.ts'
import { clientId, clientOf, errorOf } from '../support/client.ts'
import { type Answerer, type Reply, startLoopback, withTokens } from '../support/loopback.ts'

const credentials = { email: 'ann@example.com', password: 'secret-1' }

const refusal = (code: string): Reply => ({
  status: 400,
  body: { message: 'refused', details: { applicationError: { code, description: 'refused' } } },
})

/** Every sign-in that reaches a session token succeeds. */
const platform = (steps: Readonly<Record<string, Answerer>>) =>
  withTokens((request) => {
    const step = steps[request.path]
    if (step) return step(request)
    if (request.path === '/v1/redirect-session') {
      const { authRequest } = JSON.parse(request.text).auth
      const query = new URLSearchParams({
        uri: authRequest.redirectUri,
        state: authRequest.state,
      })
      const fullUrl = `http://${request.headers.host}/authorize?${query}`
      return { body: { redirectSession: { id: 'r', fullUrl } } }
    }
    if (request.path === '/authorize') {
      const query = new URLSearchParams(request.search)
      const location = `${query.get('uri')}?code=c&state=${query.get('state')}`
      return { status: 302, headers: { location } }
    }
    return { body: {} }
  })

const startPlatform = (steps: Readonly<Record<string, Answerer>>) => startLoopback(platform(steps))

describe('a step overtaken by a sign-out', () => {
  it('leaves no pending state', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const server = await startPlatform({
      '/v2/register': async () => {
        await asked
        return { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 's' } }
      },
    })
    const client = clientOf(server)
    const registration = client.session.register(credentials)
    await expect.poll(() => server.received.map(({ path }) => path)).toContain('/v2/register')
    await client.session.logout().catch(() => {})
    answer()
    expect(await registration).toMatchObject({ loginState: 'EMAIL_VERIFICATION_REQUIRED' })
    expect(client.session.loginState).toBe('INITIAL')
  })
})

const success: Reply = { body: { state: 'SUCCESS', sessionToken: 'st' } }

describe.each([
  ['loginWithPassword', '/v2/login'],
  ['register', '/v2/register'],
] as const)('a captcha at %s', (method, path) => {
  const keys = { invisibleSiteKey: 'site-i', visibleSiteKey: 'site-v' }
  const attempt = async (
    captcha: CaptchaOptions | undefined,
    accepts: (token: string) => boolean,
  ) => {
    const server = await startPlatform({
      [path]: ({ text }) => {
        const [given] = JSON.parse(text).captchaTokens ?? []
        if (!given) return refusal('-19971')
        return accepts(JSON.stringify(given)) ? success : refusal('-19970')
      },
    })
    const client = clientOf(server, captcha ? { captcha } : {})
    const result = await client.session[method](credentials)
    const sent = server.calls().filter((call) => call.path === path)
    return { client, result, tokens: sent.map(({ text }) => JSON.parse(text).captchaTokens) }
  }

  it('is a refusal if the app has no captcha option', async () => {
    const { result, tokens } = await attempt(undefined, () => true)
    expect(result).toEqual({
      loginState: 'FAILURE',
      error: 'refused',
      errorCode: 'missingCaptchaToken',
    })
    expect(tokens).toEqual([undefined])
  })

  it('that is invisible is solved without the user', async () => {
    const solve = vi.fn(async () => 'token-i')
    const { result, tokens, client } = await attempt({ ...keys, solve }, () => true)
    expect(result).toMatchObject({ loginState: 'SUCCESS' })
    expect(client.session.loggedIn).toBe(true)
    expect(tokens).toEqual([undefined, [{ InvisibleRecaptcha: 'token-i' }]])
    expect(solve).toHaveBeenCalledExactlyOnceWith({ kind: 'invisible', siteKey: 'site-i' })
  })

  it('that is visible follows an insufficient invisible one, both in one item', async () => {
    const { result, tokens } = await attempt(
      { ...keys, solve: async ({ kind }) => `token-${kind}` },
      (given) => given.includes('token-visible'),
    )
    expect(result).toMatchObject({ loginState: 'SUCCESS' })
    expect(tokens).toEqual([
      undefined,
      [{ InvisibleRecaptcha: 'token-invisible' }],
      [{ Recaptcha: 'token-visible', InvisibleRecaptcha: 'token-invisible' }],
    ])
  })

  it('is named by the state if the app shows it itself', async () => {
    const { result, client } = await attempt(keys, () => true)
    expect(result).toEqual({
      loginState: 'SILENT_CAPTCHA_REQUIRED',
      data: { siteKey: 'site-i' },
      error: 'refused',
      errorCode: 'missingCaptchaToken',
    })
    expect(client.session.loginState).toBe('SILENT_CAPTCHA_REQUIRED')
  })

  it('that the user dismisses ends in USER_CAPTCHA_REQUIRED', async () => {
    const solve = async () => undefined
    expect((await attempt({ ...keys, solve }, () => true)).result).toMatchObject({
      loginState: 'USER_CAPTCHA_REQUIRED',
      data: { siteKey: 'site-v' },
    })
  })

  it('that is always refused ends in the platform’s refusal', async () => {
    const { result, tokens } = await attempt({ ...keys, solve: async () => 'bad' }, () => false)
    expect(result).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidCaptchaToken' })
    expect(tokens).toHaveLength(3)
  })

  it('is not asked for after any other refusal', async () => {
    const server = await startPlatform({ [path]: () => refusal('-19976') })
    const solve = vi.fn(async () => 'token')
    const client = clientOf(server, { captcha: { ...keys, solve } })
    expect(await client.session[method](credentials)).toMatchObject({ loginState: 'FAILURE' })
    expect(solve).not.toHaveBeenCalled()
    expect(server.calls()).toHaveLength(1)
  })

  it('solved by the app is sent along, and requests the next kind if insufficient', async () => {
    const server = await startPlatform({ [path]: () => refusal('-19970') })
    const client = clientOf(server, { captcha: keys })
    const captchaTokens = { invisible: 'mine' }
    expect(await client.session[method]({ ...credentials, captchaTokens })).toMatchObject({
      loginState: 'USER_CAPTCHA_REQUIRED',
      errorCode: 'invalidCaptchaToken',
    })
    expect(server.calls()[0]?.body).toMatchObject({
      captchaTokens: [{ InvisibleRecaptcha: 'mine' }],
    })
  })
})

describe('the code of an e-mail', () => {
  const required: Reply = { body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-1' } }

  it('is not requested in any other state: nothing is sent', async () => {
    const server = await startPlatform({})
    const { session } = clientOf(server)
    const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }
    expect(session.loginState).toBe('INITIAL')
    expect(await session.verify({ code: '123456' })).toEqual(unknown)
    expect(await session.resendVerification()).toEqual(unknown)
    expect(await session.verify({ code: '1' }, { loginState: 'OWNER_APPROVAL_REQUIRED' })).toEqual(
      unknown,
    )
    expect(server.received).toEqual([])
  })

  it('signs in', async () => {
    const server = await startPlatform({
      '/v2/register': () => required,
      '/v1/auth/verify': () => success,
    })
    const { session } = clientOf(server)
    await session.register(credentials)
    expect(session.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    expect(await session.verify({ code: '123456' })).toMatchObject({ loginState: 'SUCCESS' })
    expect(session).toMatchObject({ loggedIn: true, loginState: 'SUCCESS' })
    expect(server.received.find(({ path }) => path === '/v1/auth/verify')?.body).toEqual({
      code: '123456',
      stateToken: 'state-1',
    })
    expect(await session.verify({ code: '123456' })).toMatchObject({ error: 'Unknown _state' })
  })

  it('may be typed again when it was wrong', async () => {
    let tries = 0
    const server = await startPlatform({
      '/v2/login': () => required,
      '/v1/auth/verify': () => {
        tries += 1
        return tries === 1 ? refusal('WRONG_CODE') : success
      },
    })
    const { session } = clientOf(server)
    await session.loginWithPassword(credentials)
    const error = await errorOf(session.verify({ code: '000000' }))
    expect(error).toMatchObject({ kind: 'application', code: 'WRONG_CODE' })
    expect(session.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    expect(await session.verify({ code: '123456' })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('is sent again, and the newest state counts', async () => {
    const server = await startPlatform({
      '/v2/login': () => required,
      '/v1/auth/resend': () => ({
        body: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-2' },
      }),
      '/v1/auth/verify': () => success,
    })
    const { session } = clientOf(server)
    await session.loginWithPassword(credentials)
    expect(await session.resendVerification()).toEqual({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'state-2' },
    })
    await session.verify({ code: '1' })
    expect(server.received.find(({ path }) => path === '/v1/auth/resend')?.body).toEqual({
      stateToken: 'state-1',
    })
    expect(server.received.find(({ path }) => path === '/v1/auth/verify')?.body).toMatchObject({
      stateToken: 'state-2',
    })
  })

  it('continues after a reload with the pending result', async () => {
    const server = await startPlatform({ '/v1/auth/verify': () => success })
    const { session } = clientOf(server)
    const pending = {
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'kept' },
    } as const
    expect(await session.verify({ code: '1' }, pending)).toMatchObject({ loginState: 'SUCCESS' })
  })

  it.each([
    ['verify', '/v1/auth/verify'],
    ['resendVerification', '/v1/auth/resend'],
  ] as const)('stays pending when %s is aborted', async (method, path) => {
    const controller = new AbortController()
    const server = await startPlatform({
      '/v2/login': () => required,
      [path]: () => {
        controller.abort()
        return new Promise(() => {})
      },
    })
    const { session } = clientOf(server)
    const pending = await session.loginWithPassword(credentials)
    const options = { signal: controller.signal }
    const aborted =
      method === 'verify'
        ? session.verify({ code: '1' }, pending, options)
        : session.resendVerification(undefined, options)
    expect(await errorOf(aborted)).toMatchObject({ code: 'ABORTED' })
    expect(session.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
  })

  it('is forgotten by signing out', async () => {
    const server = await startPlatform({ '/v2/login': () => required })
    const { session } = clientOf(server)
    await session.loginWithPassword(credentials)
    await session.logout().catch(() => {})
    expect(session.loginState).toBe('INITIAL')
    expect(await session.verify({ code: '1' })).toMatchObject({ error: 'Unknown _state' })
  })
})

describe('a forgotten password', () => {
  it('is reset by an e-mailed link to the app’s page', async () => {
    const server = await startPlatform({})
    const { session } = clientOf(server)
    const page = 'https://shop.example/recover'
    expect(await session.sendPasswordResetEmail('ann@example.com', page)).toBeUndefined()
    expect(server.calls()).toMatchObject([
      {
        path: '/v1/send-email',
        body: { email: 'ann@example.com', redirect: { url: page, clientId } },
      },
    ])
  })

  it('is replaced by a new one, which signs in', async () => {
    const server = await startPlatform({ '/v1/recover': () => success })
    const { session } = clientOf(server)
    expect(await session.recover('token-of-mail', 'new-secret')).toMatchObject({
      loginState: 'SUCCESS',
    })
    expect(session.loggedIn).toBe(true)
    expect(server.calls()[0]?.body).toEqual({
      recoveryToken: 'token-of-mail',
      password: 'new-secret',
    })
  })

  it('waits for the owner’s approval where the site requires it', async () => {
    const server = await startPlatform({
      '/v1/recover': () => ({ body: { state: 'REQUIRE_OWNER_APPROVAL' } }),
    })
    expect(await clientOf(server).session.recover('t', 'p')).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    })
  })

  it('can be changed while it is known', async () => {
    const server = await startPlatform({})
    await clientOf(server).session.changePassword('next-secret')
    expect(server.calls()).toMatchObject([
      { path: '/v2/change-password', body: { newPassword: 'next-secret' } },
    ])
  })
})

describe('silent sign-in', () => {
  it('works where the platform still knows the member', async () => {
    const server = await startPlatform({})
    const { session } = clientOf(server)
    expect(await session.silentLogin()).toBe(true)
    expect(session.loggedIn).toBe(true)
  })

  it.each(['login_required', 'consent_required', 'interaction_required'])(
    'does not fail if the user has to interact (%s)',
    async (reason) => {
      const server = await startPlatform({
        '/authorize': ({ search }) => {
          const query = new URLSearchParams(search)
          const location = `${query.get('uri')}?error=${reason}&state=${query.get('state')}`
          return { status: 302, headers: { location } }
        },
      })
      const { session } = clientOf(server)
      expect(await session.silentLogin()).toBe(false)
      expect(session.role).toBe('visitor')
    },
  )

  it('is shared by two concurrent calls, as in React’s strict mode', async () => {
    const server = await startPlatform({})
    const { session } = clientOf(server)
    expect(await Promise.all([session.silentLogin(), session.silentLogin()])).toEqual([true, true])
    expect(session.loggedIn).toBe(true)
  })

  it('fails when the platform does', async () => {
    const server = await startPlatform({ '/authorize': () => 'hang up' })
    expect((await errorOf(clientOf(server).session.silentLogin())).kind).toBe('system')
  })

  it('with a session token signs in its member', async () => {
    const server = await startPlatform({})
    const { session } = clientOf(server)
    await session.directLogin('st-9')
    expect(session.loggedIn).toBe(true)
    expect(server.calls()[0]?.body).toMatchObject({
      auth: { authRequest: { sessionToken: 'st-9' }, prompt: 'none' },
    })
  })
})

describe.each([
  ['an abort', 'ABORTED'],
  ['a lost connection', 'NETWORK'],
])('%s', (_, code) => {
  it('at any request of a sign-in ends it and leaves the session as it was', async () => {
    const requests = ['/oauth2/token', '/v2/login', '/v1/redirect-session', '/authorize']
    for (const [index, path] of [...requests, '/oauth2/token'].entries()) {
      const controller = new AbortController()
      const answer = platform({ '/v2/login': () => success })
      const server = await startLoopback((request) => {
        if (server.received.length <= index) return answer(request)
        expect(request.path).toBe(path)
        if (code === 'NETWORK') return 'hang up'
        controller.abort()
        return new Promise(() => {})
      })
      const { session } = clientOf(server, { retries: 0 })
      const { signal } = controller
      const error = await errorOf(session.loginWithPassword(credentials, { signal }))
      expect(error, path).toMatchObject({ code, ...(code === 'ABORTED' && { retryable: false }) })
      expect(session).toMatchObject({ loggedIn: false, loginState: 'INITIAL' })
    }
  })
})
