/** Functions around every request: in order, in both call styles, tokens included. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient, type Middleware, type MiddlewareRequest } from '../../../src/index.ts'
import { createCore, queryProducts } from '../../../src/operations.ts'
import { errorOf } from '../support/client.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 5 })
})
afterAll(() => store.close())

/** Notes when a request passes it and when its answer does. */
const noting =
  (notes: string[], name: string): Middleware =>
  async (request, next) => {
    notes.push(`${name} > ${request.operation}`)
    const answer = await next(request)
    notes.push(`${name} < ${answer.status}`)
    return answer
  }

describe('use', () => {
  it('runs in order, and in reverse for responses', async () => {
    const notes: string[] = []
    const use = [noting(notes, 'outer'), noting(notes, 'inner')]
    await createClient({ ...store.app, use }).products.queryProducts({})
    const id = 'products.queryProducts'
    expect(notes).toEqual([`outer > ${id}`, `inner > ${id}`, 'inner < 200', 'outer < 200'])
  })

  it('sees token requests, and calls of both styles and of functions', async () => {
    const notes: string[] = []
    const use = [noting(notes, 'a')]
    const client = createClient({ ...store.visitor, use })
    await client.products.queryProducts({})
    await client.paths['/v1/products/query-platformized'].POST({ body: {} })
    await client.request({ method: 'GET', path: '/v1/carts/current' }).safe()
    await queryProducts(createCore({ ...store.visitor, use }), {})
    const passed = notes.filter((note) => note.includes('>')).map((note) => note.slice(4))
    expect(passed).toEqual([
      'tokens.token',
      'products.queryProducts',
      'products.queryProducts',
      'GET /v1/carts/current',
      'tokens.token',
      'products.queryProducts',
    ])
  })

  it('changes the request', async () => {
    const sent: RequestInit[] = []
    const client = createClient({
      ...store.app,
      fetch: (url, init) => {
        sent.push(init)
        return store.fetch(url, init)
      },
      use: [
        (request, next) =>
          next({ ...request, headers: { ...request.headers, 'x-trace': 'abc' }, body: '{}' }),
      ],
    })
    await client.products.queryProducts({ query: { paging: { limit: 1 } } })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{}', headers: { 'x-trace': 'abc' } })
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
      ['body', 'headers', 'keepalive', 'method', 'redirect', 'signal'].sort(),
    )
  })

  it('responds in place of the platform, and that response is decoded', async () => {
    const product = { id: 'p', lastUpdated: '2026-11-20T12:00:00.000Z' }
    const client = createClient({
      ...store.app,
      fetch: async () => {
        throw new Error('sent')
      },
      use: [async () => Response.json({ product })],
    })
    const answered = await client.products.getProduct('p')
    expect(answered.product.lastUpdated).toEqual(new Date('2026-11-20T12:00:00.000Z'))
  })

  it('may send the request again', async () => {
    const seen: number[] = []
    const again: Middleware = async (request, next) => {
      const first = await next(request)
      seen.push(first.status)
      return first.status === 418 ? next(request) : first
    }
    let count = 0
    const client = createClient({
      ...store.app,
      fetch: (url, init) => {
        count += 1
        return count === 1
          ? Promise.resolve(new Response('{}', { status: 418 }))
          : store.fetch(url, init)
      },
      use: [again],
    })
    expect((await client.products.queryProducts({})).products).toHaveLength(5)
    expect([seen, count]).toEqual([[418], 2])
  })

  it('that throws counts as a request without a response, with the cause', async () => {
    const client = createClient({
      ...store.app,
      retries: 0,
      use: [
        () => {
          throw new Error('no way')
        },
      ],
    })
    const error = await errorOf(client.products.queryProducts({}))
    expect(error.code).toBe('NETWORK')
    expect(String(error.cause)).toContain('no way')
  })

  it('gets a signal that is aborted with the call', async () => {
    const requests: MiddlewareRequest[] = []
    const client = createClient({
      ...store.app,
      use: [
        (request) => {
          requests.push(request)
          return new Promise(() => {})
        },
      ],
    })
    const controller = new AbortController()
    const call = errorOf(client.products.queryProducts({}, { signal: controller.signal }))
    await expect.poll(() => requests.length).toBe(1)
    controller.abort()
    expect((await call).code).toBe('ABORTED')
    expect(requests[0]?.signal.aborted).toBe(true)
  })
})
