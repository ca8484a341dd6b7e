/** The request log of a store: its page, its JSON, its command, and what it says of each request. */
import { execFile } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { LoggedRequest } from '../../../../sandbox/index.ts'
import { requests } from '../../../../sandbox/process/commands/logs.ts'
import { createClient, platforms } from '../../../../src/index.ts'

let sandbox: Sandbox
let url: string
let visitor: ReturnType<typeof newVisitor>

beforeAll(async () => {
  sandbox = await createSandbox({ products: 12 })
  url = (await sandbox.listen({ port: 0 })).url
  visitor = newVisitor()
})
afterAll(() => sandbox?.close())

const newVisitor = () =>
  createClient({ platform: platforms.sandbox(url), clientId: sandbox.site.clientId })
const read = async (query = ''): Promise<{ requests: LoggedRequest[]; newest: number }> =>
  (await fetch(`${url}/_sandbox/requests.json${query}`)).json()
const newest = async (operation: string) =>
  (await read('?limit=500')).requests.find((request) => request.operation === operation)

describe('a logged request', () => {
  it('names its operation and its caller: visitor, member, owner, API key, no one', async () => {
    await visitor.products.queryProducts({ query: { paging: { limit: 2 } } })
    expect(await newest('tokens.token')).toMatchObject({ caller: { role: 'none' }, status: 200 })
    expect(await newest('products.queryProducts')).toMatchObject({
      caller: { role: 'visitor', id: expect.any(String) },
      answer: { body: expect.stringContaining('"products":[') },
    })
    await visitor.session.loginWithPassword(sandbox.site.member)
    await visitor.members.getCurrentMember()
    expect(await newest('members.getCurrentMember')).toMatchObject({
      caller: { role: 'member', name: 'Jonas Petit' },
    })
    const app = createClient({ platform: platforms.sandbox(url), apiKey: sandbox.site.apiKey })
    await app.collections.queryCollections({})
    expect(await newest('collections.queryCollections')).toMatchObject({ caller: { role: 'app' } })
    const owner = createClient({
      platform: platforms.sandbox(url),
      clientId: sandbox.site.clientId,
    })
    await owner.session.loginWithPassword(sandbox.site.owner)
    await owner.members.listMembers({})
    expect(await newest('members.listMembers')).toMatchObject({ caller: { role: 'owner' } })
  })

  it('has the reason of a refusal', async () => {
    const send = (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { authorization: sandbox.site.apiKey, 'content-type': 'application/json' },
      })
    await send('/v1/products', { method: 'POST', body: '{"product":{"name":""}}' })
    await send('/v1/products/none')
    await fetch(`${url}/v1/members`, { headers: { authorization: 'nonsense' } })
    const { requests } = await read('?refused&limit=3')
    expect(requests.map(({ status, caller, refusal }) => [status, caller.role, refusal])).toEqual([
      [401, 'unknown', { code: 'UNAUTHENTICATED', sentence: expect.stringContaining('token') }],
      [404, 'app', { code: 'NOT_FOUND', sentence: expect.any(String) }],
      [400, 'app', { code: 'VALIDATION', sentence: expect.stringContaining('product.name') }],
    ])
  })

  it.each([60, 300])('has the reason of a refusal with %i violations', async (length) => {
    await fetch(`${url}/v1/carts`, {
      method: 'POST',
      headers: { authorization: sandbox.site.apiKey },
      body: JSON.stringify({ lineItems: Array.from({ length }, () => 1) }),
    })
    const { requests } = await read('?search=VALIDATION&limit=1')
    expect(requests).toMatchObject([
      {
        path: '/v1/carts',
        refusal: {
          code: 'VALIDATION',
          sentence: expect.stringMatching(/^"?lineItems\[0\]"? .*[.…]$/),
        },
      },
    ])
  })

  it('is found by text, and among the newest', async () => {
    const { requests, newest: last } = await read('?search=jonas&limit=1')
    expect(requests).toMatchObject([{ operation: 'members.getCurrentMember' }])
    expect((await read(`?after=${last}`)).requests).toEqual([])
    // Looking is not logged.
    expect((await read()).newest).toBe(last)
  })

  const repeated = (found: LoggedRequest | undefined) =>
    new Promise<string>((resolve, reject) =>
      execFile(
        'sh',
        ['-c', `${found?.curl} --silent --max-time 5`],
        { env: { ...process.env, API_KEY: sandbox.site.apiKey } },
        (error, stdout) => (error ? reject(error) : resolve(stdout)),
      ),
    )

  it('can be repeated by its command, with the variable set', async () => {
    const found = await newest('collections.queryCollections')
    expect(found?.curl).toContain('-H "Authorization: $API_KEY"')
    expect(await repeated(found)).toBe(found?.answer.body)
  })

  it.each<[string, RequestInit]>([
    ['/v1/members?sorting=[{"fieldName":"id"}]&paging.limit=1', {}],
    [
      '/v1/products/query-platformized',
      {
        method: 'POST',
        headers: { 'storefront-additions': 'true' },
        body: '{"query":{"filter":{"name":{"$contains":"a"}},"paging":{"limit":1}}}',
      },
    ],
  ])('can be repeated with everything that decides about it: %s', async (path, init) => {
    const authorization = sandbox.site.apiKey
    const asked = { ...init, headers: { ...init.headers, authorization } }
    const { status } = await fetch(`${url}${path}`, asked)
    const { requests: found } = await read('?limit=1')
    expect(found).toMatchObject([{ status }])
    expect(await repeated(found[0])).toBe(found[0]?.answer.body)
    const { requests: again } = await read('?limit=1')
    expect(again).toMatchObject([{ status, request: found[0]?.request }])
  })

  it('is repeated on the revision that it was sent for only', async () => {
    const { products: [product] = [] } = await visitor.products.queryProducts({})
    await fetch(`${url}/v1/products/${product?.id}`, {
      method: 'PATCH',
      headers: { authorization: sandbox.site.apiKey, 'if-match': '"of another day"' },
      body: '{"product":{"name":"Changed by its repetition"}}',
    })
    expect(await repeated((await read('?limit=1')).requests[0])).toContain('REVISION_MISMATCH')
  })

  it('can be repeated without a body, as it came', async () => {
    await fetch(`${url}/v1/products/nothing`, { method: 'HEAD' })
    expect(await repeated((await read('?limit=1')).requests[0])).toMatch(/^HTTP\/1\.1 401/)
  })

  it('is the same in process and on the command line', async () => {
    const [inProcess] = await sandbox.requests({ limit: 1 })
    expect((await read('?limit=1')).requests).toEqual([inProcess])
    const lines: string[] = []
    await requests.run(['--url', url, '--json', '--limit', '1'], (line) => lines.push(line))
    expect(JSON.parse(lines[0] ?? '')).toEqual(inProcess)
    await requests.run(['--url', url, '--search', '/none', '--limit', '1'], (line) =>
      lines.push(line),
    )
    expect(lines[1]).toMatch(
      /404 .* GET \/v1\/products\/none \[products\.getProduct\] by app\n.*: /,
    )
  })

  it('has no control characters on the command line', async () => {
    const headers = { authorization: sandbox.site.apiKey }
    await fetch(`${url}/v1/products/a%1b%5b2Jb%0ac`, { headers })
    const lines: string[] = []
    await requests.run(['--url', url, '--limit', '1'], (line) => lines.push(line))
    expect(lines[0]).toContain('Product with id a [2Jb c not found')
    expect(lines[0]?.split('\n')).toHaveLength(2)
  })
})

describe('the log', () => {
  it('has no secrets of requests or responses', async () => {
    const password = 'a-secret-sentence-1'
    const { session } = createClient({
      platform: platforms.sandbox(url),
      clientId: sandbox.site.clientId,
    })
    await session.register({ email: 'quiet@example.com', password })
    await session.sendPasswordResetEmail('quiet@example.com', 'http://localhost:3000/back')
    const [mail] = await sandbox.outbox({ to: 'quiet@example.com' })
    await session.recover(mail?.recoveryToken ?? '', `${password}2`)
    await session.loginWithPassword({ email: 'quiet@example.com', password: `${password}2` })
    const form = new URLSearchParams({ email: 'quiet@example.com', password })
    await fetch(`${url}/_sandbox/login`, { method: 'POST', body: form })
    const grant = { clientId: sandbox.site.clientId, grantType: 'anonymous' }
    const answer = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(grant),
    })
    // Parsers quote what they cannot read.
    for (const body of [`{"password":${password}}`, `{"loginId":{},"password": ${password} }`]) {
      expect((await fetch(`${url}/v2/login`, { method: 'POST', body })).status).toBe(400)
    }
    const issued = (await answer.text()).match(/visitor-\w+\.[\w-]{20,}/g) ?? []
    const all = JSON.stringify((await read('?limit=500')).requests)
    expect(all).toContain('quiet@example.com')
    expect(all).toContain('/_sandbox/login')
    const secrets = [
      password.slice(0, 10),
      mail?.recoveryToken ?? 'none',
      sandbox.site.apiKey,
      ...issued,
    ]
    expect(secrets.length).toBeGreaterThan(4)
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    // Whatever else looks like one.
    expect(
      all.match(/\b(?:visitor-|member-|session\.|state\.|code\.|recovery\.)[\w.-]{25,}/g),
    ).toBe(null)
  })

  it('works without scripts, and its pages run only their own', async () => {
    for (const path of [
      '/',
      '/_sandbox/',
      '/_sandbox',
      '/_sandbox/requests',
      '/_sandbox/requests/1',
    ]) {
      const answer = await fetch(`${url}${path}`)
      const text = await answer.text()
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
      expect(text).toContain('tokens.token')
    }
    expect((await fetch(`${url}/_sandbox/requests/999999`)).status).toBe(404)
  })

  it('shows any request as text', async () => {
    const hostile = '"><script>alert(1)</script>'
    await fetch(`${url}/v1/products/${encodeURIComponent(hostile)}?a=${hostile}`)
    await fetch(`${url}/v1/products`, { method: 'POST', body: `{"a":"${hostile}` })
    const { newest: last } = await read()
    for (const path of ['/', `/_sandbox/requests/${last}`, `/_sandbox/requests/${last - 1}`]) {
      const text = await (await fetch(`${url}${path}`)).text()
      expect([path, text.includes('<script>alert')]).toEqual([path, false])
    }
  })
})

describe('the command that follows the log', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Follows a sandbox until it is asked for /end. */
  const follow = (address: string) => {
    const paths: string[] = []
    const notices = vi.spyOn(console, 'error').mockReturnValue()
    const args = ['--follow', '--json', '--limit', '1', '--url', address]
    const ended = requests
      .run(args, (line) => {
        const { path } = JSON.parse(line)
        if (path === '/end') throw new Error('The end was shown')
        paths.push(path)
      })
      .catch(String)
    return { paths, notices, ended }
  }
  /** Answers the next questions to an address; those of the worker's other files reach the network. */
  const answerNext = (address: string, ...answers: readonly (Response | TypeError)[]) => {
    const { fetch: sent } = globalThis
    const asked: URL[] = []
    const left = [...answers]
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const answer = url.origin === address ? left.shift() : undefined
      if (answer === undefined) return sent(input, init)
      asked.push(url)
      if (answer instanceof TypeError) throw answer
      return answer
    })
    return asked
  }
  const ask = async (address: string, ...paths: readonly string[]) => {
    const headers = { connection: 'close' }
    for (const path of paths) await (await fetch(`${address}${path}`, { headers })).text()
  }
  const many = Array.from({ length: 60 }, (_, index) => `/next/${index}`)

  it('waits for the next sandbox, and shows all its requests', async () => {
    const first = await createSandbox({ products: 3 })
    const { url: address } = await first.listen({ port: 0 })
    await ask(address, '/a', '/b')
    const { paths, notices, ended } = follow(address)
    await expect.poll(() => paths).toEqual(['/b'])
    await first.close()
    await expect.poll(() => notices).toHaveBeenCalled()
    const second = await createSandbox({ products: 3 })
    await second.listen({ port: Number(new URL(address).port) })
    await ask(address, ...many, '/end')
    expect(await ended).toContain('The end was shown')
    expect(paths).toEqual(['/b', ...many])
    expect(notices).toHaveBeenCalledOnce()
    await second.close()
  })

  it('shows all requests of another sandbox, even without a gap', async () => {
    const [first, second] = [await createSandbox({}), await createSandbox({})]
    const { url: address } = await first.listen({ port: 0 })
    await ask(address, '/a')
    const { paths, ended } = follow(address)
    await expect.poll(() => paths).toEqual(['/a'])
    for (const path of many) await second.fetch(new Request(`${address}${path}`))
    await first.close()
    await second.listen({ port: Number(new URL(address).port) })
    await ask(address, '/end')
    await ended
    expect(paths).toEqual(['/a', ...many])
    await second.close()
  })

  it('shows nothing twice after a reconnect', async () => {
    const only = await createSandbox({})
    const { url: address } = await only.listen({ port: 0 })
    await ask(address, '/a')
    const { paths, notices, ended } = follow(address)
    await expect.poll(() => paths).toEqual(['/a'])
    answerNext(address, new TypeError('terminated'))
    await expect.poll(() => notices).toHaveBeenCalled()
    await ask(address, '/b', '/end')
    await ended
    expect(paths).toEqual(['/a', '/b'])
    await only.close()
  })

  it('ends if no sandbox answers at first, or if something else does', async () => {
    const said = Response.json({ requests: [], newest: 3 })
    answerNext('http://127.0.0.1:1', new TypeError('refused'), said, new Response('Hi'))
    expect(await follow('http://127.0.0.1:1').ended).toContain('No sandbox is running')
    expect(await follow('http://127.0.0.1:1').ended).toContain('is not a sandbox')
  })

  it('restarts with a sandbox without a log id', async () => {
    const request = (path: string) => ({ path, time: '', caller: {} })
    const page = (newest: number, ...paths: readonly string[]) =>
      Response.json({ newest, requests: paths.map(request) })
    const asked = answerNext(
      'http://127.0.0.1:2',
      ...[page(3, '/a'), page(1), page(1, '/b'), new TypeError('refused'), page(4, '/end')],
    )
    const { paths, ended } = follow('http://127.0.0.1:2')
    await ended
    expect(paths).toEqual(['/a', '/b'])
    const after = asked.map(({ searchParams }) => searchParams.get('after'))
    expect(after).toEqual(['0', '3', '0', '1', '0'])
  })
})
