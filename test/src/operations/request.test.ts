/** Requests to addresses that the description lacks. */
import { describe, expect, it } from 'vitest'
import { retryPolicy } from '../../../src/transport/retry-policy.ts'
import { clientOf, errorOf } from '../support/client.ts'
import { startLoopback, withTokens } from '../support/loopback.ts'
import { skipPauses } from '../support/no-waits.ts'

describe('a request to any endpoint', () => {
  it('sends the session’s token, its query and its body, and returns the JSON unchanged', async () => {
    const day = '2026-01-02T03:04:05.000Z'
    const server = await startLoopback(withTokens(() => ({ body: [{ day }] })))
    const answer = await clientOf(server).request<readonly { day: string }[]>(
      {
        method: 'PUT',
        path: '/stores/v1/things/a%2Fb',
        query: { paging: { limit: 2 }, since: new Date(day) },
        body: { at: new Date(day) },
      },
      { headers: { 'x-own': 'yes' } },
    )
    expect(answer).toEqual([{ day }])
    expect(server.calls()).toMatchObject([
      {
        method: 'PUT',
        path: '/stores/v1/things/a%2Fb',
        search: `paging.limit=2&since=${encodeURIComponent(day)}`,
        headers: { authorization: 'access-1', 'x-own': 'yes' },
        body: { at: day },
      },
    ])
  })

  it('sends a list as its body, and takes an empty answer', async () => {
    const server = await startLoopback(withTokens(() => ({ status: 204 })))
    const request = { method: 'PUT', path: '/x/v1/y', body: [1, 2] } as const
    expect(await clientOf(server).request(request)).toBeUndefined()
    expect(server.calls()).toMatchObject([{ body: [1, 2] }])
  })

  it('goes to the read-only host on request', async () => {
    const sent: string[] = []
    const server = await startLoopback(withTokens(() => ({ body: {} })))
    const client = clientOf(server, { hooks: { onRequest: ({ url }) => sent.push(url) } })
    await client.request({ method: 'GET', path: '/x/v1/y', host: 'read' }).withResponse()
    expect(sent.at(-1)).toBe(`${server.url}/x/v1/y`)
  })

  it('renews a refused token and is sent again, with any method', async () => {
    const server = await startLoopback(
      withTokens(({ headers }) => ({ status: headers.authorization === 'access-1' ? 401 : 200 })),
    )
    await clientOf(server).request({ method: 'POST', path: '/x/v1/y', body: {} })
    expect(server.calls()).toHaveLength(2)
  })

  it.each([
    ['GET', retryPolicy.retries + 1],
    ['PUT', retryPolicy.retries + 1],
    ['DELETE', retryPolicy.retries + 1],
    ['POST', 1],
    ['PATCH', 1],
  ] as const)('by %s is sent %i times while the platform fails', async (method, times) => {
    skipPauses()
    const server = await startLoopback(withTokens(() => ({ status: 502 })))
    const client = clientOf(server, { idempotencyKeys: false })
    const error = await errorOf(client.request({ method, path: '/x/v1/y' }))
    expect(error).toMatchObject({ kind: 'system', status: 502, operation: `${method} /x/v1/y` })
    expect(server.calls()).toHaveLength(times)
  })

  it.each([
    'x/v1',
    '//elsewhere.example/x',
    '@elsewhere.example',
    'https://elsewhere.example/x',
    '/x?y=1',
    '/x#y',
    '/x\\y',
    '/x y',
    '',
  ])('is refused with the path %j, and nothing is sent', async (path) => {
    const server = await startLoopback(withTokens(() => ({ body: {} })))
    const error = await errorOf(clientOf(server).request({ method: 'GET', path }))
    expect(error).toMatchObject({ kind: 'validation', violations: [{ field: 'path' }] })
    expect(server.received).toEqual([])
  })
})
