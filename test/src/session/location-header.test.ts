/** Sign-in without a browser: which redirect is the way back to the app. */
import { describe, expect, it } from 'vitest'
import { locationHeader } from '../../../src/session/sign-in/location-header.ts'
import { errorOf } from '../support/client.ts'

const redirectUri = 'https://shop.example/callback'

const open = (own: string, location: string) => {
  const visited: string[] = []
  const source = locationHeader(own, async (url) => {
    visited.push(url)
    const headers = visited.length === 1 ? { location } : undefined
    return new Response(null, { status: 302, ...(headers && { headers }) })
  })
  return { visited, answer: source.open('https://store.example/authorize', 's') }
}

describe('the return address of a redirect', () => {
  it.each([
    [redirectUri, `${redirectUri}?code=c&state=s`],
    [`${redirectUri}?tenant=a%20b`, `${redirectUri}?tenant=a+b&code=c&state=s`],
    ['https://shop.example', 'https://shop.example/?code=c&state=s'],
    [redirectUri, `${redirectUri}?code=c&state=s&iss=https%3A%2F%2Fstore.example&session_state=t`],
    [`${redirectUri}?iss=mine`, `${redirectUri}?iss=mine&code=c&state=s`],
  ])('%s is recognised in %s, and not requested', async (own, location) => {
    const { answer, visited } = open(own, location)
    expect(await answer).toMatchObject({ code: 'c', state: 's' })
    expect(visited).toHaveLength(1)
  })

  it.each([
    `${redirectUri}2?code=c&state=s`,
    `${redirectUri}/deeper?code=c&state=s`,
    'https://shop.example/callback.evil.example?code=c&state=s',
    'https://shop.example.evil.example/callback?code=c&state=s',
    'http://shop.example/callback?code=c&state=s',
    `${redirectUri}?tenant=other&code=c&state=s`,
  ])('is not %s', async (location) => {
    expect(await open(redirectUri, location).answer).toEqual({})
  })
})

it('fails by name where a browser hides the redirect, as in its workers', async () => {
  const hidden = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  const source = locationHeader(redirectUri, async () => hidden)
  expect(await errorOf(source.open('https://store.example/authorize', 's'))).toMatchObject({
    code: 'MISSING_PAGE',
    message: 'Sign-in needs a page or beginRedirectLogin',
  })
})

describe('a chain of redirects', () => {
  /** Answers each address with the next one, and counts those that are visited. */
  const follow = (locations: readonly (string | undefined)[], own: string) => {
    const visited: string[] = []
    const inits: RequestInit[] = []
    const source = locationHeader(own, async (url, init) => {
      inits.push(init)
      const location = locations[visited.push(url) - 1]
      return new Response('x', { status: 302, ...(location && { headers: { location } }) })
    })
    return { source, visited, inits, open: () => source.open('https://store.example/a', 's') }
  }
  const back = `${redirectUri}?code=c&state=s`
  const nothing = {}

  it('is read hop by hop, also by addresses without a host, and never followed by fetch', async () => {
    const { open, visited, inits } = follow(['/b', 'c?x=1', back], redirectUri)
    expect(await open()).toMatchObject({ code: 'c', state: 's' })
    expect(visited).toEqual([
      'https://store.example/a',
      'https://store.example/b',
      'https://store.example/c?x=1',
    ])
    for (const init of inits) {
      expect(init).toEqual({ redirect: 'manual', signal: expect.any(AbortSignal) })
    }
  })

  it('has at most five hops', async () => {
    const hops = ['/1', '/2', '/3', '/4']
    expect(await follow([...hops, back], redirectUri).open()).toMatchObject({ code: 'c' })
    const longer = follow([...hops, '/5', back], redirectUri)
    expect(await longer.open()).toEqual(nothing)
    expect(longer.visited).toHaveLength(5)
  })

  it('ends without a result at a dead end, or without a registered address', async () => {
    const lost = follow(['/b', undefined, back], redirectUri)
    expect(await lost.open()).toEqual(nothing)
    expect(lost.visited).toHaveLength(2)
  })

  it('requests the code in the query of the app’s address', () => {
    expect(follow([], redirectUri).source).toMatchObject({ responseMode: 'query', redirectUri })
  })

  it('recognises the app’s address whatever its fragment', async () => {
    const { open } = follow([`${back}#top`], `${redirectUri}#start`)
    expect(await open()).toMatchObject({ code: 'c', state: 's' })
  })
})
