import type { DataProvider } from 'ra-core'
import { type Fetch, platforms } from 'storefront-client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { resources } from '../../../console/resources/index.ts'
import { failureOf } from '../../../console/store/failure.ts'
import { clientOf } from '../support/fake-platform.ts'

const list = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdDate', order: 'DESC' },
  filter: {},
} as const

describe('the data provider', () => {
  it('tells ra-core that reads may be aborted', () => {
    expect(providerOver(async () => json({})).supportAbortSignal).toBe(true)
  })

  it('aborts the request when a list is left', async () => {
    const leaving = new AbortController()
    const requests: (AbortSignal | null | undefined)[] = []
    const provider = providerOver(async (_url, init) => {
      requests.push(init?.signal)
      return new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    })
    const reading = provider.getList('members', { ...list, signal: leaving.signal })
    await expect.poll(() => requests.length).toBe(1)
    leaving.abort()
    await expect(reading).rejects.toThrow()
    expect(requests[0]?.aborted).toBe(true)
  })

  it.each(['create', 'update', 'delete'] as const)(
    'reports that stock has no %s',
    async (action) => {
      const provider = providerOver(async () => json({}))
      const row = { id: 'a' }
      const attempts = {
        create: () => provider.create('inventory', { data: row }),
        update: () => provider.update('inventory', { id: 'a', data: row, previousData: row }),
        delete: () => provider.delete('inventory', { id: 'a', previousData: row }),
      }
      await expect(attempts[action]()).rejects.toThrow(`This resource has no ${action}.`)
    },
  )

  it.each([
    ['that knows keys', platforms.sandbox('http://store.example'), 'made-by-one-form-0001'],
    ['that knows none', platforms.wix, null],
  ])('names what a form creates on a platform %s', async (_, platform, sent) => {
    // Node knows no network: a change waits for a browser that is online.
    vi.stubGlobal('navigator', { onLine: true })
    onTestFinished(() => void vi.unstubAllGlobals())
    const keys: (string | null)[] = []
    const client = clientOf(async (_url, init) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      return json({ collection: { id: 'c' } })
    }, platform)
    const provider = createDataProvider({ ...client, platform }, resources)
    const meta = { idempotencyKey: 'made-by-one-form-0001' }
    await provider.create('collections', { data: { name: 'Mugs' }, meta })
    expect(keys[0]).toBe(sent)
  })

  it.each([
    ['the network goes', false, new TypeError('Failed to fetch')],
    ['the connection is cut', true, new TypeError('Failed to fetch')],
    ['a proxy answers', true, new Response('<html>502 Bad Gateway</html>', { status: 502 })],
  ])('creates once without a key where %s after the write', async (_, onLine, answer) => {
    const network = { onLine: true }
    vi.stubGlobal('navigator', network)
    onTestFinished(() => void vi.unstubAllGlobals())
    let made = 0
    const client = clientOf(async () => {
      made += 1
      network.onLine = onLine
      if (answer instanceof Error) throw answer
      return answer
    }, platforms.wix)
    const provider = createDataProvider({ ...client, platform: platforms.wix }, resources)
    const creating = provider.create('collections', { data: { name: 'Mugs' } })
    const failure = await creating.catch(failureOf)
    expect([made, failure]).toMatchObject([1, { kind: 'unsure' }])
  })

  it('names an unknown resource in its error', () => {
    const provider = providerOver(async () => json({}))
    expect(() => provider.getOne('orders', { id: 'a' })).toThrow(
      'The console has no resource "orders".',
    )
  })
})

function providerOver(answer: Fetch): DataProvider {
  return createDataProvider(clientOf(answer), resources)
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}
