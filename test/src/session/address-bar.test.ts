// @vitest-environment jsdom
/** A callback in the page's own address. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient, platforms, type SessionClient } from '../../../src/index.ts'
import { clientId, errorOf } from '../support/client.ts'

/** What the address bar said when each request was sent. */
const seen: { path: string; address: string; body: string }[] = []

const platform = async (url: string, init: RequestInit): Promise<Response> => {
  const { pathname } = new URL(url)
  seen.push({ path: pathname, address: location.href, body: String(init.body) })
  if (pathname === '/v1/redirect-session') {
    return Response.json({ redirectSession: { id: 'r', fullUrl: 'http://store.example/auth' } })
  }
  return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 })
}

const client = (): SessionClient =>
  createClient({ platform: platforms.sandbox('http://store.example'), clientId, fetch: platform })

const begin = async (responseMode: 'fragment' | 'query'): Promise<string> => {
  await client().session.beginRedirectLogin({
    redirectUri: `${location.origin}/callback`,
    originalUri: '/cart',
    responseMode,
  })
  const asked = seen.find(({ path }) => path === '/v1/redirect-session')
  return JSON.parse(asked?.body ?? '{}').auth.authRequest.state
}

beforeEach(() => {
  seen.length = 0
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

afterEach(() => sessionStorage.clear())

describe('a callback in the address bar', () => {
  it.each([
    ['fragment', (state: string) => `/callback?tab=1#code=c-1&state=${state}`, '/callback?tab=1'],
    [
      'query',
      (state: string) => `/callback?tab=1&code=c-1&state=${state}#top`,
      '/callback?tab=1#top',
    ],
  ] as const)(
    '(%s) is gone before the code is exchanged, also after a reload',
    async (mode, back, left) => {
      const state = await begin(mode)
      history.replaceState({ kept: true }, '', back(state))
      // Another client object: the page was left and came back.
      const { session } = client()
      expect(await session.completeRedirectLogin()).toEqual({ originalUri: '/cart' })
      const exchange = seen.find(({ body }) => body.includes('authorization_code'))
      expect(exchange?.address).toBe(`${location.origin}${left}`)
      expect(location.href).toBe(`${location.origin}${left}`)
      expect(history.state).toEqual({ kept: true })
      expect(session.loggedIn).toBe(true)
      expect(sessionStorage).toHaveLength(0)
    },
  )

  it('is removed even if it is refused', async () => {
    history.replaceState(null, '', '/callback#code=stolen&state=theirs')
    const error = await errorOf(client().session.completeRedirectLogin())
    expect(error.message).toBe('Invalid _state')
    expect(location.href).toBe(`${location.origin}/callback`)
    expect(seen).toEqual([])
  })

  it('is read at the call, even if the app’s router changes it next', async () => {
    const state = await begin('fragment')
    history.replaceState(null, '', `/callback#code=c-1&state=${state}`)
    const done = client().session.completeRedirectLogin()
    history.replaceState(null, '', '/elsewhere')
    expect(await done).toEqual({ originalUri: '/cart' })
    expect(location.pathname).toBe('/elsewhere')
  })

  it('passed as an argument leaves the address unchanged', async () => {
    const state = await begin('fragment')
    history.replaceState(null, '', '/here?code=mine')
    await client().session.completeRedirectLogin(`http://app.example/#code=c&state=${state}`)
    expect(location.href).toBe(`${location.origin}/here?code=mine`)
  })
})
