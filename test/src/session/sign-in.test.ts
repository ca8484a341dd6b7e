import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { memoryStorage, type TokenStorage } from '../../../src/index.ts'
import { clientId, clientOf, errorOf } from '../support/client.ts'
import { type Answerer, type Received, type Reply, startLoopback } from '../support/loopback.ts'

const credentials = { email: 'ann@example.com', password: 'secret-1' }

const fieldOf = (value: unknown, ...names: readonly string[]): string => {
  let found = value
  for (const name of names) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined
  }
  return typeof found === 'string' ? found : ''
}

/** A platform where every sign-in succeeds; any step can be replaced. */
const platform = (steps: Readonly<Record<string, Answerer>> = {}) => {
  let challenge = ''
  const defaults: Readonly<Record<string, Answerer>> = {
    '/v2/login': () => ({ body: { state: 'SUCCESS', sessionToken: 'st-1' } }),
    '/v2/register': () => ({ body: { state: 'SUCCESS', sessionToken: 'st-2' } }),
    '/v1/redirect-session': ({ body, headers }) => {
      const request = new URLSearchParams({
        state: fieldOf(body, 'auth', 'authRequest', 'state'),
        redirectUri: fieldOf(body, 'auth', 'authRequest', 'redirectUri'),
      })
      challenge = fieldOf(body, 'auth', 'authRequest', 'codeChallenge')
      return {
        body: {
          redirectSession: { id: 'r', fullUrl: `http://${headers.host}/authorize?${request}` },
        },
      }
    },
    '/authorize': ({ search }) => {
      const request = new URLSearchParams(search)
      const state = request.get('state') ?? ''
      return {
        status: 302,
        headers: { location: `${request.get('redirectUri')}?code=code-1&state=${state}` },
      }
    },
    '/oauth2/token': ({ body }): Reply => {
      if (fieldOf(body, 'grantType') === 'authorization_code') {
        const verifier = fieldOf(body, 'codeVerifier')
        const right = createHash('sha256').update(verifier).digest('base64url') === challenge
        if (!right) return { status: 400, body: { message: 'wrong verifier' } }
        return { body: { access_token: 'member', refresh_token: 'member-r', expires_in: 600 } }
      }
      return { body: { access_token: 'visitor', refresh_token: 'visitor-r', expires_in: 600 } }
    },
  }
  return startLoopback((request) =>
    (steps[request.path] ?? defaults[request.path] ?? (() => ({ body: {} })))(request),
  )
}

const to = (received: readonly Received[], path: string): Received | undefined =>
  received.find((request) => request.path === path)

const refusal = (code: string, description = 'no'): Reply => ({
  status: 400,
  body: { message: description, details: { applicationError: { code, description } } },
})

describe('signing in with a password', () => {
  it('walks login, redirect session, authorization page and token exchange', async () => {
    const server = await platform()
    const client = clientOf(server)
    const result = await client.session.loginWithPassword(credentials)
    expect(result).toEqual({ loginState: 'SUCCESS', data: { sessionToken: 'st-1' } })
    expect(client.session).toMatchObject({ role: 'member', loggedIn: true })

    expect(to(server.received, '/v2/login')).toMatchObject({
      body: { loginId: { email: 'ann@example.com' }, password: 'secret-1' },
      headers: { authorization: 'visitor' },
    })
    expect(to(server.received, '/v1/redirect-session')?.body).toEqual({
      auth: {
        authRequest: {
          clientId,
          codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
          codeChallengeMethod: 'S256',
          responseMode: 'query',
          responseType: 'code',
          scope: 'offline_access',
          state: expect.stringMatching(/^[\w\-.~]{43}$/),
          sessionToken: 'st-1',
          redirectUri: `${server.url}/oauth2/callback`,
        },
        prompt: 'none',
      },
    })
    expect(server.received.at(-1)?.body).toEqual({
      clientId,
      grantType: 'authorization_code',
      code: 'code-1',
      codeVerifier: expect.any(String),
      redirectUri: `${server.url}/oauth2/callback`,
    })
    await client.products.getProduct('p')
    expect(server.received.at(-1)?.headers.authorization).toBe('member')
  })

  it('uses the redirect address the app registered', async () => {
    const server = await platform()
    const redirectUri = 'https://shop.example/callback'
    await clientOf(server, { redirectUri }).session.loginWithPassword(credentials)
    expect(server.received.at(-1)?.body).toMatchObject({ redirectUri })
  })

  it('follows the hosted page’s own redirects, but not in a circle', async () => {
    const server = await platform({
      '/authorize': ({ search }) => ({
        status: 302,
        headers: { location: `/step-2?${search}` },
      }),
      '/step-2': ({ search }) => {
        const request = new URLSearchParams(search)
        const location = `${request.get('redirectUri')}?code=c&state=${request.get('state')}`
        return { status: 303, headers: { location } }
      },
    })
    expect(await clientOf(server).session.loginWithPassword(credentials)).toMatchObject({
      loginState: 'SUCCESS',
    })

    const circle = await platform({
      '/authorize': () => ({ status: 302, headers: { location: '/authorize' } }),
    })
    const error = await errorOf(clientOf(circle).session.loginWithPassword(credentials))
    expect(error.message).toBe('Missing code or _state')
  })

  it('returns a refusal, and the session stays a visitor’s', async () => {
    const server = await platform({ '/v2/login': () => refusal('-19976', 'refused') })
    const { session } = clientOf(server)
    expect(await session.loginWithPassword(credentials)).toEqual({
      loginState: 'FAILURE',
      error: 'refused',
      errorCode: 'invalidPassword',
    })
    expect(session.role).toBe('visitor')
  })

  it.each(['hang up', { status: 500 }] as const)(
    'throws when the platform fails (%j): that says nothing about the password',
    async (reply) => {
      const server = await platform({ '/v2/login': () => reply })
      const error = await errorOf(clientOf(server).session.loginWithPassword(credentials))
      expect(error).toMatchObject({ kind: 'system', message: 'System error occurred' })
    },
  )

  it('throws when the platform asks to try later: the password may be right', async () => {
    const server = await platform({ '/v2/login': () => ({ status: 429 }) })
    const login = clientOf(server, { retries: 0 }).session.loginWithPassword(credentials)
    expect(await errorOf(login)).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryable: true })
  })

  it('throws the platform’s failure, in place of a refusal', async () => {
    const applicationError = { code: 'CLOSED', description: 'Back at noon.' }
    const server = await platform({
      '/v2/login': () => ({ status: 503, body: { details: { applicationError } } }),
    })
    const error = await errorOf(clientOf(server).session.loginWithPassword(credentials))
    expect(error).toMatchObject({ code: 'CLOSED', message: 'Back at noon.' })
  })

  it.each([
    ['no code', 'state=STATE', 'MISSING_CODE_OR_STATE', 'Missing code or _state'],
    ['no state', 'code=c', 'MISSING_CODE_OR_STATE', 'Missing code or _state'],
    ['an empty code', 'code=&state=STATE', 'MISSING_CODE_OR_STATE', 'Missing code or _state'],
    ['another state', 'code=c&state=theirs', 'INVALID_STATE', 'Invalid _state'],
    [
      'an error',
      'error=login_required&error_description=gone&state=STATE',
      'login_required',
      'Missing code or _state',
    ],
  ])('fails on a callback with %s, and stays a visitor', async (_, query, code, message) => {
    const server = await platform({
      '/authorize': ({ search }) => {
        const request = new URLSearchParams(search)
        const sent = query.replace('STATE', request.get('state') ?? '')
        return { status: 302, headers: { location: `${request.get('redirectUri')}?${sent}` } }
      },
    })
    const client = clientOf(server)
    const error = await errorOf(client.session.loginWithPassword(credentials))
    expect(error).toMatchObject({ kind: 'application', code, message })
    expect(client.session.role).toBe('visitor')
    expect(server.received.filter(({ path }) => path === '/oauth2/token')).toHaveLength(1)
  })

  it('fails with “Failed to get member tokens” if the exchange fails, and keeps the cause', async () => {
    const server = await platform({
      '/oauth2/token': ({ body }) =>
        fieldOf(body, 'grantType') === 'anonymous'
          ? { body: { access_token: 'v', expires_in: 60 } }
          : { status: 400, body: { message: 'code was used' } },
    })
    const error = await errorOf(clientOf(server).session.loginWithPassword(credentials))
    expect(error.message).toBe('Failed to get member tokens')
    expect(error.cause).toMatchObject({ message: 'code was used', status: 400 })
  })

  it.each([
    ['a redirect session without an address', '/v1/redirect-session', { body: {} }],
    ['an authorization page that hangs up', '/authorize', 'hang up'],
    ['a redirect to no address', '/authorize', { status: 302, headers: { location: 'http://' } }],
  ] as const)('fails with a system error at %s', async (_, path, reply) => {
    const server = await platform({ [path]: () => reply })
    const error = await errorOf(clientOf(server).session.loginWithPassword(credentials))
    expect(error).toMatchObject({ kind: 'system', message: 'System error occurred' })
  })

  it('fails with a system error if the storage cannot keep the tokens', async () => {
    const server = await platform()
    const memory = memoryStorage()
    const storage: TokenStorage = {
      get: memory.get,
      set: (tokens) => {
        if (tokens?.refreshToken.role === 'member') throw new Error('quota exceeded')
        return memory.set(tokens)
      },
    }
    const client = clientOf(server, { storage })
    const error = await errorOf(client.session.loginWithPassword(credentials))
    expect(error).toMatchObject({ kind: 'system', cause: { message: 'quota exceeded' } })
    expect(client.session.role).toBe('visitor')
  })

  it('is undone by a sign-out that came in between', async () => {
    let signOut: Promise<unknown> | undefined
    const server = await platform({
      '/v2/login': async () => {
        signOut = client.session.logout()
        await signOut
        return { body: { state: 'SUCCESS', sessionToken: 'st-1' } }
      },
    })
    const client = clientOf(server)
    const error = await errorOf(client.session.loginWithPassword(credentials))
    expect(error.code).toBe('SESSION_CHANGED')
    expect(client.session.loggedIn).toBe(false)
  })
})

describe('registering', () => {
  const registration = { ...credentials, profile: { nickname: 'Ann' } }

  it('signs in if the site accepts new members at once', async () => {
    const server = await platform()
    const client = clientOf(server)
    expect(await client.session.register(registration)).toMatchObject({ loginState: 'SUCCESS' })
    expect(to(server.received, '/v2/register')?.body).toEqual({
      loginId: { email: 'ann@example.com' },
      password: 'secret-1',
      profile: { nickname: 'Ann' },
    })
    expect(client.session.loggedIn).toBe(true)
  })

  it('returns the refusal of an address that is taken', async () => {
    const server = await platform({ '/v2/register': () => refusal('-19995', 'refused') })
    expect(await clientOf(server).session.register(registration)).toEqual({
      loginState: 'FAILURE',
      error: 'refused',
      errorCode: 'emailAlreadyExists',
    })
  })
})

describe('a subscriber', () => {
  it('does not affect other listeners by throwing', async () => {
    const server = await platform()
    const client = clientOf(server)
    const heard: string[] = []
    const uncaught: unknown[] = []
    const note = (error: unknown) => void uncaught.push(error)
    process.on('uncaughtException', note)
    client.session.subscribe(() => {
      throw new Error('A broken listener')
    })
    client.session.subscribe(({ role }) => heard.push(role))
    await client.products.getProduct('p')
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('uncaughtException', note)
    expect([heard, uncaught]).toEqual([['visitor'], []])
  })

  it('is notified of every change until it unsubscribes', async () => {
    const server = await platform()
    const client = clientOf(server)
    const heard: string[] = []
    const leave = client.session.subscribe(({ role, previousRole, reason }) =>
      heard.push(`${previousRole} → ${role}: ${reason}`),
    )
    await client.session.loginWithPassword(credentials)
    await client.session.logout()
    leave()
    await client.products.getProduct('p')
    expect(heard).toEqual([
      'none → visitor: visitor',
      'visitor → member: signed-in',
      'member → none: signed-out',
    ])
  })
})
