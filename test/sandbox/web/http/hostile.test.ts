/** What attackers send: texts that mean something elsewhere, bodies at the limit, and connections that hold on. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { isLong, sampled } from '../../../setup/long.ts'

let sandbox: Sandbox
const failures: string[] = []
beforeAll(async () => {
  sandbox = await createSandbox({
    products: 3,
    checkAnswers: true,
    log: (text) => failures.push(text),
  })
})
afterAll(() => sandbox?.close())

const origin = 'http://127.0.0.1'

async function call(method: string, path: string, body: unknown) {
  const answer = await sandbox.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: { authorization: sandbox.site.apiKey, 'storefront-additions': 'true' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

/** Fifty texts that are SQL, a query language's, a script, a template, a path or a format somewhere. */
const texts: readonly string[] = [
  ...["'", "''", '"', '`', "' or '1'='1", "'; drop table products; --", '" or ""="', '1; select 1'],
  ...["' union select null --", '/* */', '--', '$1', '$$', '%', '%s%n', '_', '\\', "\\'", '\\x00'],
  ...[
    "E'\\n'",
    '{"$gt":""}',
    '{"$ne":null}',
    '$where',
    '[$regex]',
    '{{7*7}}',
    '$(7*7)',
    '<%= 7 %>',
  ],
  ...['#{7*7}', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['"><svg onload=alert(1)>', '&lt;b&gt;', '__proto__', 'constructor', 'toString', 'null'],
  ...['undefined', 'NaN', '-1', '1e999', '../../etc/passwd', '..%2f..%2f', '%00', 'file:///etc'],
  ...['=cmd|calc', '\u202Eabc', 'a\u2028b', 'ﷺ', '🫖'.repeat(9)],
]

describe('a text', () => {
  it(`with a meaning elsewhere is a text: ${texts.length} of them, stored and found unchanged`, async () => {
    expect(texts).toHaveLength(50)
    for (const text of sampled(texts, 3)) {
      const product = {
        name: text,
        description: text,
        sku: text.slice(0, 40),
        ribbon: text,
        brand: text,
        priceData: { price: 1 },
      }
      const made = await call('POST', '/v1/products', { product })
      expect([text, made.status]).toEqual([text, 200])
      const { id } = made.body.product
      expect(made.body.product).toMatchObject(product)
      const found = await call('POST', '/v1/products/query-platformized', {
        query: { filter: { name: { $eq: text }, brand: { $eq: text }, id } },
      })
      expect(found.body.products).toMatchObject([product])
      const shelf = await call('POST', '/v1/collections', { collection: { name: text } })
      const again = await call('POST', '/v2/collections/query', {
        query: { filter: { name: { $startsWith: text } } },
      })
      const names = again.body.collections.map(({ name }: { name: string }) => name)
      expect([shelf.status, names.includes(text)]).toEqual([200, true])
    }
    expect(failures).toEqual([])
  })
})

describe('a key', () => {
  it.each(['constructor', '__proto__', 'toString'])(
    'that every object inherits is one of its own: %s',
    async (key) => {
      const customFields = `{"${key}":{"name":"Size","value":{"unit":"cm"}}}`
      const loginEmail = `${key}@example.com`
      const member = `{"loginEmail":"${loginEmail}","contact":{"customFields":${customFields}}}`
      const { status, body } = await call('POST', '/v1/members', `{"member":${member}}`)
      expect([status, JSON.stringify(body.member.contact.customFields)]).toEqual([
        ...[200, customFields],
      ])
      expect(failures).toEqual([])
    },
  )
})

describe('a body', () => {
  const limit = 1_048_576
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ product: { name: '' } })
    return JSON.stringify({ product: { name: 'x'.repeat(bytes - empty.length) } })
  }

  it('of a mebibyte is read, of one byte more refused as too large', async () => {
    // The name is too long, which only a body that was read can say.
    expect((await call('POST', '/v1/products', sized(limit))).status).toBe(400)
    expect((await call('POST', '/v1/products', sized(limit + 1))).status).toBe(413)
  })

  it('of a form is read no further than where no form can end', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (source) => {
        sent += 1
        if (sent > 200) source.close()
        else source.enqueue(new Uint8Array(limit))
      },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sentInParts: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    }
    const answer = await sandbox.fetch(new Request(`${origin}/_sandbox/login`, sentInParts))
    expect([answer.status, sent < 100]).toEqual([400, true])
  })

  it('of very many broken rules is refused as one of a single', async () => {
    const broken = isLong ? 150_000 : 15_000
    const lineItems = `[${'1,'.repeat(broken - 2)}1]`
    const { status, body } = await call('POST', '/v1/carts', `{"lineItems":${lineItems}}`)
    expect([status, body.details.validationError.fieldViolations.length]).toEqual([400, broken])
  })
})

describe('slow connections', () => {
  const slow = isLong ? 200 : 20
  const asked = isLong ? 200 : 20

  it(`${slow} of them block no other${isLong ? ', and are closed' : ''}`, async ({ annotate }) => {
    const port = await sandbox.listen({ port: 0, requestTimeout: 12_000 })
    const sockets = await Promise.all(
      Array.from({ length: slow }, () => openSlowly(Number(new URL(port.url).port))),
    )
    const endings = sockets.map((socket) => once(socket, 'close'))
    const durations: number[] = []
    for (let turn = 0; turn < asked; turn += 1) {
      const begun = performance.now()
      const answer = await fetch(`${port.url}/v1/products/query-platformized`, {
        method: 'POST',
        headers: { authorization: sandbox.site.apiKey },
        body: '{"query":{"paging":{"limit":1}}}',
      })
      expect(answer.status).toBe(200)
      await answer.text()
      durations.push(performance.now() - begun)
    }
    durations.sort((one, other) => one - other)
    const p95 = durations[Math.floor(asked * 0.95)] ?? 0
    await annotate(`p95 ${p95.toFixed(1)} ms beside ${slow} slow connections`)
    // They are closed after ten seconds, which only the long run waits for.
    if (!isLong) for (const socket of sockets) socket.destroy()
    await Promise.all(endings)
    await port.close()
    expect(failures).toEqual([])
  })
})

/** A connection that sends the beginning of a request, and then nothing. */
async function openSlowly(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  // Read, so that the end of the connection is seen.
  socket.resume()
  await once(socket, 'connect')
  socket.write('POST /v1/products HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le')
  return socket
}
