/** How long a client waits before it asks a failing token service again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorOf } from '../support/client.ts'
import { TokenServer } from './support/token-server.ts'

/** How long the client waited between its requests, in milliseconds; the waits themselves are left out. */
let waits: number[]

beforeEach(() => {
  waits = []
  const realTimer = setTimeout
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds: number) => {
    if (milliseconds > 1_000) return realTimer(work, milliseconds)
    waits.push(milliseconds)
    return realTimer(work)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['100 ms at least', undefined, 0, 100],
  ['300 ms at most', undefined, 1, 300],
  ['what the service asks for', '0.5', 0, 500],
  ['a second, if it asks for that', '1', 0, 1000],
  ['no longer, if it asks for more', '1.001', 0, 100],
  ['no less, if it asks for less', '0.05', 0, 100],
  ['its own time, if it asks for a date', 'Wed, 21 Oct 2026 07:28:00 GMT', 0, 100],
])('%s: with Retry-After %s', async (_, retryAfter, random, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const server = new TokenServer()
  server.tokenFault = () => {
    server.tokenFault = undefined
    const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', retryAfter]])
    return new Response('{}', { status: 500, headers })
  }
  await server.client().products.getProduct('p')
  expect(waits).toEqual([wait])
  expect(server.tokenCalls).toHaveLength(2)
})

it.each([
  ['is made when it begins within ten seconds of the first', 9_700, 2],
  ['is not made when it would begin later', 9_701, 1],
])('a second request %s', async (_, milliseconds, requests) => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const server = new TokenServer()
  server.tokenFault = () => {
    now += milliseconds
    return new Response('{}', { status: 500 })
  }
  expect(await errorOf(server.client().products.getProduct('p'))).toMatchObject({
    message: 'something went wrong',
    status: 500,
  })
  expect(server.tokenCalls).toHaveLength(requests)
})

it.each([
  ['an endless lifetime', { expires_in: 315_360_001 }],
  ['a lifetime of nothing', { expires_in: 0 }],
])('an answer with %s is none, and asked for once more', async (_, fields) => {
  const server = new TokenServer()
  server.tokenFault = () => Response.json({ access_token: 'a', refresh_token: 'r', ...fields })
  const error = await errorOf(server.client().products.getProduct('p'))
  expect(error).toMatchObject({ kind: 'system', message: 'System error occurred' })
  expect(error.cause).toMatchObject({ message: 'The answer has no token' })
  expect(server.tokenCalls).toHaveLength(2)
})

it('a lifetime of ten years is taken', async () => {
  const server = new TokenServer()
  server.tokenFault = () =>
    Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 315_360_000 })
  server.callFault = () => Response.json({})
  await server.client().products.getProduct('p')
  expect(server.tokenCalls).toHaveLength(1)
})
