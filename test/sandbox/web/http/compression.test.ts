/** Answers over real HTTP, as bytes: what is compressed, how, and what never is. */
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'

let sandbox: Sandbox
let url: URL

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory' })
  url = new URL((await sandbox.listen({ port: 0 })).url)
})
afterAll(() => sandbox?.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A raw request: `fetch` would decompress. */
function ask(method: string, path: string, accepted?: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: sandbox.site.apiKey,
    ...(body && { 'content-type': 'application/json' }),
    ...(accepted !== undefined && { 'accept-encoding': accepted }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { method, headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(Buffer.from(part))
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

const list = (accepted?: string) => ask('POST', '/v1/products/query-platformized', accepted, {})

describe('a page of products', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
  ])('for “%s” is compressed by %s, and the same', async (accepted, encoding) => {
    const plain = await list()
    const small = await list(accepted)
    expect(small.headers['content-encoding']).toBe(encoding)
    expect(small.headers['content-length']).toBe(String(small.body.length))
    const decoded = encoding === 'br' ? brotliDecompressSync(small.body) : gunzipSync(small.body)
    expect(decoded.equals(plain.body)).toBe(true)
    expect(small.body.length).toBeLessThan(plain.body.length / 8)
  })

  it.each([[undefined], ['identity'], ['br;q=0, gzip;q=0'], ['deflate']])(
    'for “%s” is sent as it is',
    async (accepted) => {
      const { headers, body } = await list(accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(body.toString()).products).toHaveLength(50)
    },
  )

  it('has Vary in either form', async () => {
    for (const accepted of ['br', 'identity'])
      expect((await list(accepted)).headers.vary).toContain('Accept-Encoding')
  })

  it('is recompressed after a change', async () => {
    const read = async () => JSON.parse(brotliDecompressSync((await list('br')).body).toString())
    const [{ id }] = (await read()).products
    await ask('PATCH', `/v1/products/${id}`, undefined, { product: { name: 'Renamed since' } })
    const names = (await read()).products.map(({ name }: { name: string }) => name)
    expect(names).toContain('Renamed since')
  })
})

describe('never compressed', () => {
  it('a response with a strong ETag: it identifies the bytes', async () => {
    const { products } = JSON.parse((await list()).body.toString())
    const { headers, status } = await ask('GET', `/v1/products/${products[0].id}`, 'br, gzip')
    expect(status).toBe(200)
    expect(headers.etag).toMatch(/^"/)
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('a small response, and a refusal', async () => {
    const small = await ask('POST', '/v1/products/query-platformized', 'br', {
      query: { paging: { limit: 0 } },
    })
    expect(small.headers['content-encoding']).toBeUndefined()
    const refused = await ask('GET', '/v1/products/none', 'br')
    expect(refused.status).toBe(404)
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it('a response with tokens', async () => {
    const { clientId } = sandbox.site
    const { headers, body } = await ask('POST', '/oauth2/token', 'br, gzip', {
      clientId,
      grantType: 'anonymous',
    })
    expect(JSON.parse(body.toString())).toHaveProperty('access_token')
    expect(headers['content-encoding']).toBeUndefined()
  })
})
