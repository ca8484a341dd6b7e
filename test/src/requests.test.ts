import { describe, expect, it, vi } from 'vitest'
import { createClient, platforms } from '../../src/index.ts'
import { clientOf, errorOf } from './support/client.ts'
import { type Answerer, type Loopback, startLoopback, withTokens } from './support/loopback.ts'

const start = (answer: Answerer = () => ({ body: {} })): Promise<Loopback> =>
  startLoopback(withTokens(answer))

describe('a request', () => {
  it('has the bare token, and a content type only with a body', async () => {
    const server = await start()
    const client = clientOf(server)
    await client.products.getProduct('p1')
    await client.products.queryProducts({ query: {} })
    const [get, post] = server.calls()
    expect(get).toMatchObject({ method: 'GET', path: '/v1/products/p1', text: '' })
    expect(get?.headers).toMatchObject({ authorization: 'access-1' })
    expect(get?.headers['content-type']).toBeUndefined()
    expect(post?.headers['content-type']).toBe('application/json')
  })

  it('sends the token call without credentials', async () => {
    const server = await start()
    await clientOf(server).products.getProduct('p1')
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/oauth2/token',
      body: { grantType: 'anonymous' },
    })
    expect(server.received[0]?.headers.authorization).toBeUndefined()
  })

  it('repeats a path argument where the wire mirrors it', async () => {
    const server = await start()
    const client = clientOf(server)
    await client.products.updateProduct('p1', { product: { name: 'Mug' } })
    await client.paths['/v1/products/{id}'].PATCH({
      params: { path: { id: 'p2' } },
      body: { product: { name: 'Cup' } },
    })
    expect(server.calls().map(({ body }) => body)).toEqual([
      { product: { name: 'Mug', id: 'p1' } },
      { product: { name: 'Cup', id: 'p2' } },
    ])
  })

  it.each<[string, unknown, RegExp]>([
    ['a bigint', 10n, /^INVALID_ARGUMENT: "query\.filter\.numericId" .*bigint/],
    ['NaN', Number.NaN, /"query\.filter\.numericId" .*number/],
    ['an infinite number', -Infinity, /"query\.filter\.numericId" .*number/],
    ['undefined', undefined, /"query\.filter\.numericId" cannot be sent as undefined/],
    [
      'undefined in a list',
      { $in: [undefined] },
      /"query\.filter\.numericId\.\$in\[0\]" .*undefined/,
    ],
    ['a function', () => 1, /"query\.filter\.numericId" .*function/],
    [
      'a symbol in a list',
      { $in: [Symbol('x')] },
      /"query\.filter\.numericId\.\$in\[0\]" .*symbol/,
    ],
  ])('refuses %s where it is given, and sends nothing', async (_, value, message) => {
    const server = await start()
    const filter = Object({ numericId: value })
    const error = await errorOf(clientOf(server).products.queryProducts({ query: { filter } }))
    expect(error).toMatchObject({
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(message),
      operation: 'products.queryProducts',
      retryable: false,
      attempts: 0,
    })
    expect(server.received).toEqual([])
  })

  it.each<[string, readonly unknown[], string]>([
    ['products.queryProducts', [{ query: { paging: { limit: -1 } } }], 'query.paging.limit'],
    ['products.queryProducts', [{ query: { paging: { offset: 1.5 } } }], 'query.paging.offset'],
    ['products.queryProducts', [{ query: { paging: { limit: '10' } } }], 'query.paging.limit'],
    [
      'products.queryStoreVariants',
      [{ query: { cursorPaging: { limit: 2 ** 60 } } }],
      'query.cursorPaging.limit',
    ],
    ['products.queryProductVariants', ['p', { paging: { limit: -1 } }], 'paging.limit'],
    ['members.listMembers', [{ paging: { limit: -1 } }], 'paging.limit'],
    ['members.listMembers', [{ 'paging.limit': 1.5 }], 'paging.limit'],
    ['products.getProduct', [], 'id'],
    ['products.getProduct', [5], 'id'],
    ['products.getProduct', ['p', 'yes'], 'query'],
    ['products.getProduct', ['p', { includeMerchantSpecificData: Number.NaN }], 'includeMerchant'],
    ['products.createProduct', ['mug'], 'body'],
    ['products.createProduct', [null], 'body'],
    ['products.createProduct', [[]], 'body'],
  ])('of %s with %j is refused by the argument, without being sent', async (id, given, field) => {
    const server = await start()
    const [tag = '', name = ''] = id.split('.')
    const call: unknown = Reflect.get(Object(Reflect.get(clientOf(server), tag)), name)
    if (typeof call !== 'function') throw new Error(`No method ${id}`)
    const error = await errorOf(Reflect.apply(call, undefined, given))
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', retryable: false, operation: id })
    expect(error.violations[0]?.field).toMatch(field)
    expect(server.received).toEqual([])
  })

  it('of a path is refused by the argument too', async () => {
    const server = await start()
    const { GET } = clientOf(server).paths['/v1/products/{id}']
    for (const given of [[], [null], [{ params: { path: { id: '' } } }]]) {
      const { error } = await Reflect.apply(GET, undefined, given)
      expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', retryable: false, attempts: 0 })
    }
    expect(server.received).toEqual([])
  })

  it('with arguments that throw on access is refused, with the exception as the cause', async () => {
    const server = await start()
    const cause = new RangeError('not now')
    const name = {
      toJSON: () => {
        throw cause
      },
    }
    const error = await errorOf(
      clientOf(server).products.updateProduct('p', { product: Object({ name }) }),
    )
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', retryable: false, cause })
    expect(server.received).toEqual([])
  })

  it('does not modify the caller’s objects', async () => {
    const server = await start()
    const product = Object.freeze({ name: 'Mug' })
    await clientOf(server).products.updateProduct('p1', Object.freeze({ product }))
    expect(product).toEqual({ name: 'Mug' })
  })

  it('calls the current global fetch, with a plain URL and options', async () => {
    const server = await start()
    const client = clientOf(server)
    const spy = vi.spyOn(globalThis, 'fetch')
    await client.products.getProduct('p1')
    // Sessions of other tests may still be revoking their tokens in the background.
    const called = spy.mock.calls.map(([url]) => url)
    expect(called.filter((url) => String(url).startsWith(server.url))).toEqual([
      `${server.url}/oauth2/token`,
      `${server.url}/v1/products/p1`,
    ])
    spy.mockRestore()
  })

  it('sends headers of the call, which win over the client’s', async () => {
    const server = await start()
    await clientOf(server).products.getProduct('p1', {}, { headers: { 'X-Trace': 't' } })
    expect(server.calls()[0]?.headers['x-trace']).toBe('t')
  })

  it('takes 204 as a success without data', async () => {
    const server = await start(() => ({ status: 204 }))
    const answer = await clientOf(server).paths['/v1/products/{id}'].DELETE({
      params: { path: { id: 'p1' } },
    })
    expect(answer).toMatchObject({ data: undefined, response: { status: 204 } })
    expect(answer.error).toBeUndefined()
  })
})

describe('the hosted profile', () => {
  const record = async (call: (client: ReturnType<typeof hosted>) => Promise<unknown>) => {
    const urls: string[] = []
    const hosted_ = hosted((url) => {
      urls.push(url)
      return Promise.resolve(
        Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 100 }),
      )
    })
    await call(hosted_)
    return urls[1]
  }
  const hosted = (fetch: (url: string) => Promise<Response>) =>
    createClient({ platform: platforms.wix, clientId: 'c', fetch })

  it('reads on the read-only host, under the public prefix', async () => {
    expect(await record((client) => client.products.getProduct('p'))).toBe(
      'https://readonly.wixapis.com/stores-reader/v1/products/p',
    )
  })
  it('writes on the main host', async () => {
    expect(await record((client) => client.products.deleteProduct('p'))).toBe(
      'https://www.wixapis.com/stores/v1/products/p',
    )
  })
  it('reads the current cart on the main host', async () => {
    expect(await record((client) => client.currentCart.getCurrentCart())).toBe(
      'https://www.wixapis.com/ecom/v1/carts/current',
    )
  })
})

describe('an API key', () => {
  it('signs every call and fetches no token', async () => {
    const server = await start()
    const client = createClient({
      platform: platforms.sandbox(server.url),
      apiKey: 'key-1',
      siteId: 'site-1',
    })
    await client.products.getProduct('p1')
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.headers).toMatchObject({
      authorization: 'key-1',
      'wix-site-id': 'site-1',
    })
  })

  it('is not renewed after a 401', async () => {
    const server = await start(() => ({ status: 401, body: {} }))
    const client = createClient({ platform: platforms.sandbox(server.url), apiKey: 'key-1' })
    expect(await errorOf(client.products.getProduct('p1'))).toMatchObject({ status: 401 })
    expect(server.received).toHaveLength(1)
  })
})
