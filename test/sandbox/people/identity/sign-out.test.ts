/** What a sign-out ends: the tokens, the session token they were made with, and nothing of other sign-ins. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authorizationRequest, clientId, member, openStage, proof, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Gives the password, as a device does that is about to sign in. */
const prove = async (): Promise<string> => {
  const { access: token } = await stage.visitor()
  const body = { loginId: { email: member.email }, password: member.password }
  return String((await stage.call('POST', '/v2/login', { token, body })).body.sessionToken)
}

/** What the authorization page answers to a session token. */
const authorize = async (sessionToken: string, challenge = proof().challenge) => {
  const request = authorizationRequest(challenge, { prompt: 'none', sessionToken })
  const page = await stage.call('GET', `/oauth2/authorize?${new URLSearchParams(request)}`)
  return new URL(page.headers.get('location') ?? '').searchParams
}

const codeWith = async (sessionToken: string) => {
  const { verifier, challenge } = proof()
  const code = (await authorize(sessionToken, challenge)).get('code')
  return () =>
    stage.call('POST', '/oauth2/token', {
      body: {
        clientId,
        grantType: 'authorization_code',
        redirectUri: 'http://localhost:3000/callback',
        code,
        codeVerifier: verifier,
      },
    })
}

const signInWith = async (sessionToken: string) => {
  const { body } = await (await codeWith(sessionToken))()
  return { access: String(body.access_token), refresh: String(body.refresh_token) }
}

const statusOf = async (token: string) =>
  (await stage.call('GET', '/v1/members/my', { token })).status

type Tokens = Awaited<ReturnType<typeof signInWith>>
const ways: Readonly<Record<string, (tokens: Tokens) => Promise<unknown>>> = {
  'by its refresh token': ({ refresh }) =>
    stage.call('POST', '/oauth2/revoke', { body: { token: refresh } }),
  'by the call': ({ access }) => stage.call('GET', '/v1/logout', { token: access }),
  'by the hosted page': async ({ access: token }) => {
    const body = { logout: { clientId } }
    const made = await stage.call('POST', '/v1/redirect-session', { token, body })
    return stage.call('GET', String(made.body.redirectSession?.fullUrl))
  },
}

describe.each(Object.entries(ways))('a sign-in that is ended %s', (_, signOut) => {
  it('cannot be resumed with its session token', async () => {
    const sessionToken = await prove()
    const tokens = await signInWith(sessionToken)
    expect((await authorize(sessionToken)).get('code')).toBeTruthy()
    await signOut(tokens)
    expect(await statusOf(tokens.access)).toBe(401)
    expect((await authorize(sessionToken)).get('error')).toBe('login_required')
  })

  it('cannot be resumed with an earlier code', async () => {
    const sessionToken = await prove()
    const tokens = await signInWith(sessionToken)
    const exchange = await codeWith(sessionToken)
    await signOut(tokens)
    expect((await exchange()).status).toBe(400)
  })

  it('does not affect the same member on another device, signed in or pending', async () => {
    const other = await signInWith(await prove())
    const waiting = await prove()
    await signOut(await signInWith(await prove()))
    expect(await statusOf(other.access)).toBe(200)
    expect(await statusOf((await signInWith(waiting)).access)).toBe(200)
  })
})

it('HEAD of a sign-out signs no one out', async () => {
  const { access: token } = await stage.signIn()
  const body = { logout: { clientId } }
  const made = await stage.call('POST', '/v1/redirect-session', { token, body })
  const page = String(made.body.redirectSession?.fullUrl)
  expect((await stage.call('HEAD', page)).status).toBe(200)
  expect((await stage.call('HEAD', '/v1/logout', { token })).status).toBe(405)
  expect(await statusOf(token)).toBe(200)
  await stage.call('GET', page)
  expect(await statusOf(token)).toBe(401)
})

it('the address of the sign-out page still leads back after the refresh token was revoked', async () => {
  const { access: token, refresh } = await stage.signIn()
  const postFlowUrl = 'http://localhost:3000/bye'
  const body = { logout: { clientId }, callbacks: { postFlowUrl } }
  const made = await stage.call('POST', '/v1/redirect-session', { token, body })
  await stage.call('POST', '/oauth2/revoke', { body: { token: refresh } })
  const page = await stage.call('GET', String(made.body.redirectSession?.fullUrl))
  expect(page.headers.get('location')).toBe(postFlowUrl)
})

it('the call leads a program back by a header in its body, and shows a browser a page where nothing leads back', async () => {
  const target = 'http://localhost:3000/bye'
  const signOut = async (query: string, accept: string) => {
    const { access: token } = await stage.signIn()
    const answer = await stage.call('GET', `/v1/logout${query}`, { token, headers: { accept } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer
  }
  const back = `?${new URLSearchParams({ postLogoutRedirectUri: target })}`
  expect(JSON.parse((await signOut(back, 'application/json')).text)).toEqual({
    statusCode: 302,
    body: '',
    headers: [{ key: 'Location', value: target }],
  })
  expect(JSON.parse((await signOut('', 'application/json')).text)).toEqual({
    statusCode: 200,
    body: '',
    headers: [],
  })
  expect((await signOut(back, 'text/html')).headers.get('location')).toBe(target)
  expect((await signOut('', 'text/html')).text).toContain('You are signed out')
})
