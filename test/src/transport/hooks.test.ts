/** What an app may watch, and what it may not see. */
import { describe, expect, it } from 'vitest'
import { createClient, type Hooks, logTo, platforms } from '../../../src/index.ts'
import { skipPauses } from '../support/no-waits.ts'

const product = { id: 'p', lastUpdated: '2026-11-20T12:00:00.000Z', createdDate: 'yesterday' }

type Event = readonly [name: string, event: object]

/** A client whose platform answers these in turn, and all events of its hooks. */
const watched = (answers: readonly Response[], more: Hooks = {}) => {
  const events: Event[] = []
  const sent: RequestInit[] = []
  const note =
    (name: string) =>
    (event: object): void =>
      void events.push([name, event])
  const client = createClient({
    platform: platforms.sandbox('http://store.example'),
    apiKey: 'canary-key',
    fetch: async (_, init) => {
      sent.push(init)
      return answers[sent.length - 1] ?? new Response(null, { status: 500 })
    },
    hooks: {
      onRequest: note('request'),
      onResponse: note('response'),
      onRetry: note('retry'),
      onError: note('error'),
      onUnreadable: note('unreadable'),
      ...more,
    },
  })
  return { client, events, sent }
}

const busy = () => new Response('{}', { status: 503, headers: { 'x-wix-request-id': 'req-1' } })
const found = () => Response.json({ product }, { headers: { 'x-wix-request-id': 'req-2' } })

describe('hooks', () => {
  it('report requests, responses and retries in order', async () => {
    const { client, events } = watched([busy(), found()])
    await client.products.getProduct('p', { includeMerchantSpecificData: true })
    const operation = 'products.getProduct'
    const url = 'http://store.example/v1/products/p?includeMerchantSpecificData=true'
    expect(events).toEqual([
      ['request', { operation, method: 'GET', url, attempt: 1, headers: {} }],
      [
        'response',
        {
          operation,
          method: 'GET',
          url,
          attempt: 1,
          status: 503,
          requestId: 'req-1',
          duration: expect.any(Number),
        },
      ],
      [
        'retry',
        {
          operation,
          attempt: 1,
          delay: expect.any(Number),
          status: 503,
          requestId: 'req-1',
        },
      ],
      ['request', { operation, method: 'GET', url, attempt: 2, headers: {} }],
      ['response', expect.objectContaining({ attempt: 2, status: 200, requestId: 'req-2' })],
      [
        'unreadable',
        { operation, path: 'product.createdDate', value: 'yesterday', requestId: 'req-2' },
      ],
    ])
  })

  it('report unreadable dates inside images and videos', async () => {
    const still = { id: 'a.jpg', urlExpirationDate: 'soon' }
    const media = {
      image: still,
      video: {
        id: 'b',
        url: 'https://v.example/b',
        resolutions: [{ poster: still }],
        posters: [still],
      },
    }
    const { client, events } = watched([Response.json({ variant: { id: 'v', media } })])
    await client.products.getStoreVariant('v')
    const paths = events.flatMap(([name, event]) =>
      name === 'unreadable' && 'path' in event ? [event.path] : [],
    )
    expect(paths.sort()).toEqual([
      'variant.media.image.urlExpirationDate',
      'variant.media.video.posters[0].urlExpirationDate',
      'variant.media.video.resolutions[0].poster.urlExpirationDate',
    ])
  })

  it('report a failure once, with the error that is thrown', async () => {
    const { client, events } = watched([new Response('{}', { status: 404 })])
    const result = await client.products.getProduct('p').safe()
    const [, event] = events.find(([name]) => name === 'error') ?? []
    expect(event).toEqual({
      operation: 'products.getProduct',
      error: result.ok ? undefined : result.error,
    })
    expect(events.filter(([name]) => name === 'error')).toHaveLength(1)
  })

  it('report the status of a response that breaks off', async () => {
    skipPauses()
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    const { client, events } = watched([new Response(broken), found()])
    await client.products.getProduct('p')
    const names = ['request', 'response', 'retry', 'request', 'response', 'unreadable']
    expect(events.map(([name]) => name)).toEqual(names)
    expect([events[1]?.[1], events[2]?.[1]]).toMatchObject([{ status: 200 }, { status: 200 }])
  })

  it('report a call that is rejected before it is sent', async () => {
    const { client, events } = watched([])
    await client.paths['/v1/products/{id}'].GET({ params: { path: { id: '' } } })
    expect(events.map(([name]) => name)).toEqual(['error'])
  })

  it('may add headers, and do not see the API key', async () => {
    const { client, sent, events } = watched([found()], {
      onRequest: ({ headers }) => {
        headers.traceparent = '00-1'
      },
    })
    await client.products.getProduct('p')
    expect(sent[0]?.headers).toEqual({ authorization: 'canary-key', traceparent: '00-1' })
    expect(JSON.stringify(events)).not.toContain('canary')
  })

  it('do not affect a call by throwing', async () => {
    const broken = (): never => {
      throw new Error('broken hook')
    }
    const { client } = watched([busy(), found()], {
      onRequest: broken,
      onResponse: broken,
      onRetry: broken,
      onUnreadable: broken,
    })
    expect(await client.products.getProduct('p')).toMatchObject({ product: { id: 'p' } })
  })

  it('report nothing unreadable where an answer has null for an object with dates', async () => {
    const { client, events } = watched([Response.json({ checkout: { shippingInfo: null } })])
    await client.checkouts.getCheckout('c')
    expect(events.map(([name]) => name)).toEqual(['request', 'response'])
  })
})

describe('the log', () => {
  it('logs the event without values of the query', async () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const { client } = watched(
      [busy(), found()],
      logTo({ debug: write, warn: write, error: write }),
    )
    await client.products.getProduct('p', { includeMerchantSpecificData: true })
    await client.products.getProduct('..').safe()
    expect(lines.map((line) => line.replace(/\d+ ms/, 'N ms'))).toEqual([
      '→ GET http://store.example/v1/products/p?includeMerchantSpecificData products.getProduct #1',
      '← 503 products.getProduct N ms (req-1)',
      '↻ products.getProduct #1 503 (req-1), again in N ms',
      '→ GET http://store.example/v1/products/p?includeMerchantSpecificData products.getProduct #2',
      '← 200 products.getProduct N ms (req-2)',
      '? products.getProduct product.createdDate is no readable date (req-2)',
      '✕ products.getProduct validation INVALID_ARGUMENT',
    ])
  })
})

describe('a line of the log', () => {
  const lines: string[] = []
  const level = (name: string) => (line: string) => void lines.push(`${name} ${line}`)
  const hooks = logTo({ debug: level('debug'), warn: level('warn'), error: level('error') })
  const said = () => lines.splice(0)
  const operation = 'products.getProduct'
  const call = { operation, method: 'GET', attempt: 1 }

  it('names each field of a query once, and none without a query', () => {
    const url = 'http://h/v1/products'
    hooks.onRequest?.({ ...call, headers: {}, url: `${url}?a=1&b=2&a=canary=3` })
    hooks.onRequest?.({ ...call, headers: {}, url })
    hooks.onRequest?.({ ...call, headers: {}, url: `${url}?` })
    expect(said()).toEqual([
      `debug → GET ${url}?a&b ${operation} #1`,
      `debug → GET ${url} ${operation} #1`,
      `debug → GET ${url} ${operation} #1`,
    ])
  })

  it('has no brackets without a request id, and reports a missing response', () => {
    const requestId = undefined
    const url = 'http://h/v1/products'
    hooks.onResponse?.({ ...call, url, status: 200, requestId, duration: 12.4 })
    hooks.onRetry?.({ operation, attempt: 2, delay: 99.6, status: undefined, requestId })
    hooks.onUnreadable?.({ operation, path: 'product.createdDate', value: 'canary', requestId })
    expect(said()).toEqual([
      `debug ← 200 ${operation} 12 ms`,
      `warn ↻ ${operation} #2 no response, again in 100 ms`,
      `warn ? ${operation} product.createdDate is no readable date`,
    ])
  })

  it('is not an error if the app aborted the call', async () => {
    const { client } = watched([], hooks)
    await client.products.getProduct('p', {}, { signal: AbortSignal.abort() }).safe()
    expect(said()).toEqual([`debug ✕ ${operation} system ABORTED`])
  })
})

describe('the durations that hooks report', () => {
  it('are those of the request and of the wait before the next one', async () => {
    skipPauses()
    const { client, events } = watched([
      new Response('{}', { status: 503, headers: { 'retry-after': '20' } }),
      found(),
    ])
    await client.products.getProduct('p')
    const told = (wanted: string) => events.find(([name]) => name === wanted)?.[1]
    const { delay } = { delay: 0, ...told('retry') }
    const { duration } = { duration: -1, ...told('response') }
    expect(delay).toBeGreaterThanOrEqual(20_000)
    expect(delay).toBeLessThanOrEqual(22_000)
    expect(duration).toBeGreaterThanOrEqual(0)
    expect(duration).toBeLessThan(performance.now())
  })
})

describe('a response', () => {
  it('has Dates, and other text unchanged', async () => {
    const { client } = watched([found()])
    expect(await client.products.getProduct('p')).toEqual({
      product: { ...product, lastUpdated: new Date(product.lastUpdated) },
    })
  })

  it('is the wire form on request', async () => {
    const { client, events } = watched([found()])
    expect(await client.products.getProduct('p', {}, { raw: true })).toEqual({ product })
    expect(events.map(([name]) => name)).not.toContain('unreadable')
  })
})
