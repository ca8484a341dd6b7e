/** Sign-in without a browser: which redirect is the way back to the app. */
import { describe, expect, it } from 'vitest'
import { locationHeader } from '../../../src/session/sign-in/location-header.ts'

const redirectUri = 'https://shop.example/callback'

const open = (own: string, location: string) => {
  const visited: string[] = []
  const source = locationHeader({
    redirectUri: own,
    fetch: async (url) => {
      visited.push(url)
      const headers = visited.length === 1 ? { location } : undefined
      return new Response(null, { status: 302, ...(headers && { headers }) })
    },
  })
  return { visited, answer: source.open('https://store.example/authorize', 's') }
}

describe('the return address of a redirect', () => {
  it.each([
    [redirectUri, `${redirectUri}?code=c&state=s`],
    [`${redirectUri}?tenant=a%20b`, `${redirectUri}?tenant=a+b&code=c&state=s`],
    ['https://shop.example', 'https://shop.example/?code=c&state=s'],
  ])('%s is known again in %s, and not called', async (own, location) => {
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
    expect(await open(redirectUri, location).answer).toEqual({ code: undefined, state: undefined })
  })
})
