/** The road of a request, over a real port: what is let in, what is refused, and how. */
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { services } from '../../../../generated/services.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { routeOf } from '../../../../sandbox/web/http/routes.ts'

let sandbox: Sandbox
let url: string
const logged: string[] = []

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 12, log: (text) => logged.push(text) })
  url = (await sandbox.listen({ port: 0 })).url
})
afterAll(() => sandbox?.close())

interface Call {
  readonly method?: string
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
  readonly token?: string | null
}

/** An envelope, or any other JSON, loosely. */
interface Envelope {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code: string; readonly description: string }
    readonly validationError?: {
      readonly fieldViolations: { readonly field: string; readonly violatedRule: string }[]
    }
  }
}

async function call(path: string, { method = 'GET', body, headers, token }: Call = {}) {
  const authorization = token === undefined ? sandbox.site.apiKey : token
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const json: Envelope = isJson ? JSON.parse(text) : {}
  const { applicationError, validationError } = json.details ?? {}
  return {
    status: response.status,
    headers: response.headers,
    json,
    code: applicationError?.code,
    violations: validationError?.fieldViolations.map(
      ({ field, violatedRule }) => `${field} ${violatedRule}`,
    ),
  }
}

async function anyProduct(): Promise<string> {
  const { products } = await sandbox
    .fetch(
      new Request('http://localhost/v1/products/query-platformized', {
        method: 'POST',
        headers: { authorization: sandbox.site.apiKey },
        body: '{"query":{"paging":{"limit":1}}}',
      }),
    )
    .then((response) => response.json())
  return products[0].id
}

describe('an address', () => {
  it('of an operation answers on the service path and on the public path', async () => {
    const id = await anyProduct()
    const direct = await call(`/v1/products/${id}`)
    const viaPublic = await call(`/stores-reader/v1/products/${id}`)
    expect([direct.status, viaPublic.status]).toEqual([200, 200])
    expect(direct.json).toEqual(viaPublic.json)
  })

  it.each(Object.values(operations))('of $id is routed, on both paths', async (operation) => {
    const { path, service, method } = operation
    for (const prefix of new Set(['', services[service].publicPath])) {
      const address = (prefix + path).replace(/\{\w+\}/g, 'x')
      const { status, code } = await call(address, {
        method,
        token: null,
        ...(operation.hasBody ? { body: '{}' } : {}),
      })
      expect({ address, lost: code === 'METHOD_NOT_ALLOWED' || status >= 500 }).toEqual({
        address,
        lost: false,
      })
    }
  })

  it('with a literal segment is not an id', () => {
    const idOf = (method: string, path: string) => routeOf(method, path).id
    expect(idOf('GET', '/ecom/v1/carts/current')).toBe('currentCart.getCurrentCart')
    expect(idOf('GET', '/ecom/v1/carts/7')).toBe('carts.getCart')
    expect(idOf('POST', '/v1/products/query-platformized')).toBe('products.queryProducts')
    expect(idOf('GET', '/members/v1/members/my')).toBe('members.getCurrentMember')
    expect(idOf('GET', '/v1/members/a%2Fb')).toBe('members.getMember')
  })

  it('that is unknown is 404, one of another method is 405 and names it', async () => {
    expect(await call('/v1/nowhere')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await call('/v1/products/')).toMatchObject({ status: 404 })
    expect(await call('/v1/products/%zz')).toMatchObject({ status: 404 })
    const wrong = await call('/v1/products', { method: 'PUT', body: '{}' })
    expect(wrong).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(wrong.headers.get('allow')).toBe('POST')
    const page = await call('/oauth2/authorize', { method: 'PUT' })
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const ending = await call('/v1/logout', { method: 'PUT' })
    expect([ending.status, ending.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('with an unused id is 404 with the id in it', async () => {
    const missing = await call('/v1/products/00000000-0000-4000-8000-000000000000')
    expect(missing).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(missing.json.message).toContain('00000000-0000-4000-8000-000000000000')
  })
})

describe('every answer', () => {
  it('has a unique request id, no-store and nosniff', async () => {
    const answers = [await call('/v1/nowhere'), await call('/v1/members?paging.limit=1')]
    const ids = answers.map(({ headers }) => headers.get('x-wix-request-id'))
    expect(new Set(ids).size).toBe(2)
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  it('is not served from a cache to a page of another origin', async () => {
    for (const path of ['/v1/nowhere', '/media/mug.svg', '/_sandbox/login']) {
      expect([path, (await call(path)).headers.get('vary')]).toEqual([
        path,
        expect.stringContaining('Origin'),
      ])
    }
  })
})

describe('a body', () => {
  const create = (body: string | Uint8Array<ArrayBuffer>) =>
    call('/v1/products', { method: 'POST', body })

  it('that is empty is an empty object', async () => {
    for (const body of ['', ' \n'])
      expect(await call('/v1/products/query-platformized', { method: 'POST', body })).toMatchObject(
        {
          status: 200,
        },
      )
  })

  it('that is not JSON is a violation, not a crash', async () => {
    for (const body of ['{"product":', 'nonsense', '[1,]', '{"password":hunter2}']) {
      const refused = await create(body)
      expect(refused).toMatchObject({ status: 400, violations: [' FORMAT'] })
      // The request log keeps it.
      expect(refused.json.message).toMatch(/^INVALID_ARGUMENT: .* is not JSON: [^"]*$/)
    }
  })

  it('that is not UTF-8 is a violation', async () => {
    const latin = new Uint8Array(Buffer.from('{"product":{"name":"\xe9"}}', 'latin1'))
    expect(await create(latin)).toMatchObject({ status: 400, violations: [' FORMAT'] })
  })

  it('that is compressed is refused with what to send', async () => {
    const body = new Uint8Array(gzipSync('{"product":{"name":"Mug"}}'))
    const headers = { 'content-encoding': 'gzip' }
    const refused = await call('/v1/products', { method: 'POST', body, headers })
    expect(refused).toMatchObject({ status: 400, violations: [' FORMAT'] })
    expect(refused.json.message).toContain('send it without Content-Encoding')
  })

  it('that is declared to be as it is, in any case, is taken', async () => {
    for (const encoding of ['identity', 'Identity', '']) {
      const headers = { 'content-encoding': encoding }
      const body = '{"product":{"name":"Mug","priceData":{"price":5}}}'
      const made = await call('/v1/products', { method: 'POST', body, headers })
      expect([encoding, made.status]).toEqual([encoding, 200])
    }
  })

  it('that is JSON but no object is a violation', async () => {
    for (const body of ['[]', '"x"', '5', 'null']) expect((await create(body)).status).toBe(400)
  })

  it('with an unknown field, a wrong type and a price below zero names each, sorted', async () => {
    const id = await anyProduct()
    const body = JSON.stringify({ product: { priceData: { price: -1 }, colour: 'red', name: 5 } })
    const refused = await call(`/v1/products/${id}`, { method: 'PATCH', body })
    expect(refused.status).toBe(400)
    expect(refused.violations).toEqual([
      'product.colour FIELD_NOT_ALLOWED',
      'product.name FORMAT',
      'product.priceData.price MIN',
    ])
    expect(refused.json.message).toMatch(
      /^INVALID_ARGUMENT: "product\.colour" .*, "product\.name" /,
    )
  })

  it('with characters that no text can hold names the field', async () => {
    const id = await anyProduct()
    for (const name of ['\\u0000', '\\ud800']) {
      const body = `{"product":{"brand":null,"name":"a${name}b"}}`
      expect(await call(`/v1/products/${id}`, { method: 'PATCH', body })).toMatchObject({
        status: 400,
        violations: ['product.name FORMAT'],
      })
    }
    const tag = '{"product":{"seoData":{"tags":[{"type":"meta","props":{"a\\u0000b":"c"}}]}}}'
    expect(await call(`/v1/products/${id}`, { method: 'PATCH', body: tag })).toMatchObject({
      status: 400,
      violations: ['product.seoData.tags[0].props FORMAT'],
    })
    const emoji = '{"product":{"description":"\\ud83e\\uded6"}}'
    expect((await call(`/v1/products/${id}`, { method: 'PATCH', body: emoji })).status).toBe(200)
  })

  it('of 10 MB is 413, also on the connection', async () => {
    const big = await create(`{"product":{"name":"${'x'.repeat(10_000_000)}"}}`)
    expect(big).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    expect(await call('/v1/members?paging.limit=1')).toMatchObject({ status: 200 })
  })

  it('with a prototype key is refused and pollutes nothing', async () => {
    const { status } = await create(
      '{"product":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}',
    )
    expect(status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('may repeat the id of the path, as callers of the platform do', async () => {
    const id = await anyProduct()
    const body = JSON.stringify({ id, productIds: [] })
    const { violations = [] } = await call(`/v1/collections/${id}/productIds`, {
      method: 'POST',
      body,
    })
    expect(violations).not.toContain('id FIELD_NOT_ALLOWED')
    expect(await call(`/v1/products/${id}?id=${id}`)).toMatchObject({ status: 200 })
    expect(await call(`/v1/products/${id}?id=${id}&id=${id}`)).toMatchObject({ status: 200 })
    expect(await call(`/v1/products/${id}?id=`)).toMatchObject({ status: 200 })
    const other = crypto.randomUUID()
    for (const twice of [`id=${other}&id=${other}`, `id=${id}&id=${other}`]) {
      const refused = await call(`/v1/products/${id}?${twice}`)
      expect([twice, refused.violations]).toEqual([twice, ['id VALIDATION']])
    }
  })
})

describe('a query string', () => {
  it('is read by its declared types: dotted keys, repeated keys, numbers, booleans', async () => {
    const listed = await call('/v1/members?paging.limit=3&fieldsets=PUBLIC&fieldsets=FULL')
    expect(listed.json).toMatchObject({ metadata: { count: 3 } })
    const id = await anyProduct()
    const [shown, hidden] = await Promise.all(
      [true, false].map((given) => call(`/v1/products/${id}?includeMerchantSpecificData=${given}`)),
    )
    expect([shown, hidden]).toMatchObject([
      { json: { product: { costAndProfitData: expect.anything() } } },
      {
        status: 200,
        json: { product: expect.not.objectContaining({ costAndProfitData: expect.anything() }) },
      },
    ])
  })

  it('with a wrong type or an unknown key names it', async () => {
    const refused = await call(
      '/v1/members?paging.limit=many&paging.offset=-1&colour=red&fieldsets=SOME',
    )
    expect(refused.status).toBe(400)
    expect(refused.violations).toEqual([
      'colour FIELD_NOT_ALLOWED',
      'fieldsets[0] INVALID_ENUM_VALUE',
      'paging.limit FORMAT',
      'paging.offset MIN',
    ])
  })

  it.each(['maybe', 'True', '1', ''])('with %j for a boolean is refused', async (text) => {
    const refused = await call(`/v1/products/p?includeMerchantSpecificData=${text}`)
    expect(refused.violations).toEqual(['includeMerchantSpecificData FORMAT'])
  })

  it('with a page size above the limit names the limit', async () => {
    const body = JSON.stringify({ query: { paging: { limit: 101 } } })
    const refused = await call('/v1/products/query-platformized', { method: 'POST', body })
    expect(refused.violations).toEqual(['query.paging.limit MAX'])
  })
})

describe('a caller', () => {
  it('may send the cookies of all apps on this machine', async () => {
    const cookie = Array.from({ length: 10 }, (_, app) => `app${app}=${'x'.repeat(4_000)}`)
    const { status } = await call('/_sandbox/login', { headers: { cookie: cookie.join('; ') } })
    expect(status).toBe(200)
  })

  it('without a token is 401 where one is needed, and so is one with a wrong token', async () => {
    expect(await call('/v1/members', { token: null })).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
    expect(await call('/v1/members', { token: 'nonsense' })).toMatchObject({ status: 401 })
  })

  it('with an expired token may still request a new one', async () => {
    const body = JSON.stringify({ clientId: sandbox.site.clientId, grantType: 'anonymous' })
    const { status } = await call('/oauth2/token', { method: 'POST', body, token: 'stale' })
    expect(status).toBe(200)
  })

  it('who is a visitor may read products, but gets 403 for a change', async () => {
    const body = JSON.stringify({ clientId: sandbox.site.clientId, grantType: 'anonymous' })
    const granted = await fetch(`${url}/oauth2/token`, { method: 'POST', body })
    const { access_token: token } = await granted.json()
    const id = await anyProduct()
    expect(await call(`/v1/products/${id}`, { token })).toMatchObject({ status: 200 })
    const change = { method: 'PATCH', body: '{"product":{"name":"Mine"}}', token }
    expect(await call(`/v1/products/${id}`, change)).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    })
  })
})

describe('a page of another origin', () => {
  const preflight = (origin: string) =>
    call('/v1/products/x', {
      method: 'OPTIONS',
      token: null,
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  it.each(['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:8080'])(
    'of this machine (%s) may call, preflight included',
    async (origin) => {
      const allowed = await preflight(origin)
      expect(allowed.status).toBe(204)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
      expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type')
      expect(allowed.headers.get('access-control-allow-methods')).toBe(
        'GET, HEAD, POST, PATCH, DELETE',
      )
      const failed = await call('/v1/nowhere', { headers: { origin } })
      expect(failed.headers.get('access-control-allow-origin')).toBe(origin)
      expect(failed.headers.get('access-control-expose-headers')).toBe(
        'X-Wix-Request-Id, Retry-After, Idempotent-Replayed, ETag',
      )
    },
  )

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'http://127.0.0.1.nip.io',
  ])('of elsewhere (%s) may not', async (origin) => {
    const refused = await preflight(origin)
    expect(refused).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' })
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is refused under a name of its own for this machine (DNS rebinding)', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = rawRequest(`${url}/v1/members`, { headers: { host: 'evil.example' } })
      asked.on('response', (response) => resolve(response.resume().statusCode))
      asked.on('error', reject)
      asked.end()
    })
    expect(status).toBe(403)
  })
})

describe('a broken connection', () => {
  it('in the middle of a request leaves the sandbox running', async () => {
    const { port } = new URL(url)
    for (const bytes of [
      'POST /v1/products HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"prod',
      'PUT /_sandbox/store.ndjson HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{',
      'POST /_sandbox/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n-',
      'GET /v1 HTTP/9\r\n\r\n',
      '\0\0\0',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(bytes)
          setTimeout(() => socket.destroy(), 20)
        })
        socket.on('close', () => resolve())
        socket.on('error', () => {})
      })
    }
    expect(await call('/v1/members?paging.limit=1')).toMatchObject({ status: 200 })
  })
})

describe('an unexpected failure', () => {
  it('does not occur in these tests', () => {
    expect(logged).toEqual([])
  })
})
