/** Many sites behind one port: a request belongs to the site that its host, key, token or client id names. */
import { request as rawRequest } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bundle from '../../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../../generated/operation.ts'
import { operations } from '../../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { Site } from '../../../../sandbox/composition/site.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { createClient, platforms } from '../../../../src/index.ts'
import { fixedClock } from '../../fixed-clock.ts'

let sandbox: Sandbox
let url: string
/** The sites by their hosts: the first one has the machine's own name. */
let sites: readonly { readonly host: string; readonly site: Site; readonly marker: string }[]

const visitorOf = (site: Site) =>
  createClient({ platform: platforms.sandbox(url), clientId: site.site.clientId })
const appOf = (site: Site) =>
  createClient({ platform: platforms.sandbox(url), apiKey: site.site.apiKey })

/** Everything by which something of a site can be named. */
const names = new Map<Site, string[]>()
const tokens = new Map<Site, string>()

beforeAll(async () => {
  sandbox = await createSandbox({ products: 5, seed: 1, log: () => {} })
  // A console that was not built: what it manages is said all the same.
  url = (await sandbox.listen({ port: 0, console: 'none' })).url
  const blue = await sandbox.addSite({ name: 'blue', products: 5, seed: 2 })
  const green = await sandbox.addSite({ name: 'green', products: 5, seed: 2 })
  sites = [
    { host: '127.0.0.1', site: sandbox, marker: 'only in the first' },
    { host: 'blue.localhost', site: blue, marker: 'only in the blue one' },
    { host: 'green.localhost', site: green, marker: 'only in the green one' },
  ]
  for (const { site, marker } of sites) {
    const owner = appOf(site)
    const { product } = await owner.products.createProduct({
      product: { name: marker, productType: 'physical', priceData: { price: 4 } },
    })
    const { collection } = await owner.products.createCollection({ collection: { name: marker } })
    const { session, members } = visitorOf(site)
    const email = `someone@${marker.replaceAll(' ', '-')}.example`
    await session.register({ email, password: 'a-long-password', profile: { lastName: marker } })
    const { member } = await members.getCurrentMember({ fieldsets: ['FULL'] })
    const issued = await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: site.site.clientId, grantType: 'anonymous' }),
    })
    const { access_token, refresh_token } = await issued.json()
    tokens.set(site, access_token)
    const named = [product?.id, product?.slug, collection?.id, member?.id, email, refresh_token]
    names.set(
      site,
      named.filter((name) => typeof name === 'string'),
    )
  }
})
afterAll(() => sandbox?.close())

/** Over the port, by a host that the resolver need not know. */
function call(
  host: string,
  method: string,
  path: string,
  given: { token?: string; body?: string },
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(url)
    const sent = rawRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `${host}:${port}`,
          'content-type': 'application/json',
          ...(given.token && { authorization: given.token }),
          ...(given.body && { 'content-length': Buffer.byteLength(given.body) }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end(given.body)
  })
}

/** The example of an operation with whatever names something replaced. */
function filled(value: unknown, name: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, name, key))
  if (typeof value === 'object' && value !== null) {
    const entries: [string, unknown][] = Object.entries(value)
    return Object.fromEntries(entries.map(([field, item]) => [field, filled(item, name, field)]))
  }
  const replaces = /(?:id|ids|\$eq|\$hasSome|slug|token|email)$/i.test(key)
  return typeof value === 'string' && replaces && !/^(?:appId|clientId|client_id)$/.test(key)
    ? name
    : value
}

function exampleOf({ method, path }: Operation): unknown {
  const item: object = Object(Reflect.get(bundle.paths, path))
  return ['requestBody', 'content', 'application/json', 'example'].reduce<unknown>(
    (node, key) => (node === undefined ? node : Reflect.get(Object(node), key)),
    Reflect.get(item, method.toLowerCase()),
  )
}

describe('a site behind a port of many', () => {
  it('shows no data of another in any operation, with its own host, key and tokens', async () => {
    const shown: string[] = []
    let calls = 0
    for (const { host, site, marker } of sites) {
      const others = sites.filter((other) => other.site !== site)
      // What another site is named by, said to this one.
      const named = others.flatMap((other) => names.get(other.site) ?? [])
      for (const operation of Object.values<Operation>(operations)) {
        calls += 1
        const name = named[calls % named.length] ?? ''
        const path = operation.path.replace(/\{\w+\}/g, encodeURIComponent(name))
        const example = exampleOf(operation)
        const body = example === undefined ? undefined : JSON.stringify(filled(example, name))
        // By its host, or by its credentials at the address of the first; as the owner, or as a visitor.
        const where = calls % 2 === 0 ? host : '127.0.0.1'
        const token = calls % 3 < 2 ? site.site.apiKey : tokens.get(site)
        const { text } = await call(where, operation.method, path, {
          ...(token && { token }),
          ...(body && { body }),
        })
        const strange = others.some((other) => text.includes(other.marker))
        if (strange) shown.push(`${operation.id} of ${marker} with ${name}`)
      }
    }
    expect(shown).toEqual([])
    for (const { site, marker } of sites) {
      const { products = [] } = await appOf(site).products.queryProducts({})
      expect(products.map(({ name }) => name)).toContain(marker)
    }
  })

  it('refuses keys and tokens of another at its own host', async () => {
    for (const { host, site } of sites.slice(1)) {
      for (const other of sites.filter((one) => one.site !== site)) {
        for (const token of [other.site.site.apiKey, tokens.get(other.site) ?? '']) {
          const { status } = await call(host, 'GET', '/v1/members', { token })
          expect(status).toBe(401)
        }
      }
      const body = JSON.stringify({ clientId: sandbox.site.clientId, grantType: 'anonymous' })
      expect((await call(host, 'POST', '/oauth2/token', { body })).text).toContain('INVALID_CLIENT')
    }
  })

  it('is found by client id, refresh token, key and access token at the address of the first', async () => {
    for (const { site, marker } of sites) {
      const client = visitorOf(site)
      await client.session.loginWithPassword(site.site.member)
      const { products = [] } = await client.products.queryProducts({})
      expect(products.map(({ name }) => name)).toContain(marker)
      const refreshToken = names.get(site)?.at(-1)
      const body = JSON.stringify({ grantType: 'refresh_token', refreshToken })
      const renewed = await call('127.0.0.1', 'POST', '/oauth2/token', { body })
      expect(renewed.status).toBe(200)
    }
  })

  it('is found by the addresses of its pages at the address of the first', async () => {
    for (const { site, marker } of sites) {
      const { currentCart, redirects, recovery } = visitorOf(site)
      const [catalogItemId = '', , , , email = ''] = names.get(site) ?? []
      const catalogReference = { appId: storeCatalogueAppId, catalogItemId }
      await currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
      const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({})
      const asked = { ecomCheckout: { checkoutId } }
      const { redirectSession } = await redirects.createRedirectSession(asked)
      await recovery.sendRecoveryEmail({ email })
      const [mail] = await site.outbox()
      const device = `/oauth2/device/code?clientId=${site.site.clientId}`
      const { userCode } = JSON.parse((await call('127.0.0.1', 'GET', device, {})).text)
      for (const [address, shown] of [
        [redirectSession?.fullUrl, marker],
        [mail?.link, 'Choose a new password'],
        [`${url}/_sandbox/device?userCode=${userCode}`, 'type="password"'],
      ]) {
        expect(new URL(address ?? '').origin).toBe(url)
        expect(await (await fetch(address ?? '')).text()).toContain(shown)
      }
    }
  })

  it('is found by the token in an introspection request', async () => {
    for (const { site } of sites) {
      for (const token of [tokens.get(site), site.site.apiKey]) {
        const body = JSON.stringify({ token })
        const { text } = await call('127.0.0.1', 'POST', '/oauth2/token-info', { body })
        expect(JSON.parse(text)).toMatchObject({ active: true, clientId: site.site.clientId })
      }
    }
  })

  it('is not searched for in a long body, which is refused as by a single site', async () => {
    let mebibytes = 0
    const body = new ReadableStream({
      pull(controller) {
        mebibytes += 1
        if (mebibytes > 200) controller.error(new Error('The whole body was read'))
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    const answer = await sandbox.fetch(`${url}/oauth2/token`, init)
    expect(answer.status).toBe(413)
  })

  it('is not searched for by text that no database can hold', async () => {
    const path = '/_sandbox/checkout?redirectSession=%00'
    expect((await call('127.0.0.1', 'GET', path, {})).status).toBe(400)
  })

  it('is the first one for a request without a body', async () => {
    const { status, text } = await call('127.0.0.1', 'POST', '/oauth2/token', {})
    expect([status, text]).toEqual([400, expect.stringContaining('grantType')])
  })

  it('renews tokens of a request that also has an expired one', async () => {
    for (const { site } of sites) {
      const { clientId } = site.site
      const body = JSON.stringify({ clientId, grantType: 'anonymous' })
      const given = { token: 'visitor-access.pruned', body }
      expect((await call('127.0.0.1', 'POST', '/oauth2/token', given)).status).toBe(200)
    }
  })

  it('has its host in any case', async () => {
    for (const { host, site } of sites) {
      const { text } = await call(host.toUpperCase(), 'GET', '/console/settings.json', {})
      expect(JSON.parse(text).clientId).toBe(site.site.clientId)
    }
  })

  it('is managed by the console at its own host', async () => {
    for (const { host, site } of sites) {
      const { text } = await call(host, 'GET', '/console/settings.json', {})
      expect(JSON.parse(text).clientId).toBe(site.site.clientId)
    }
    expect((await call('red.localhost', 'GET', '/console/settings.json', {})).status).toBe(404)
  })

  it('has a separate log, outbox, faults and clock, and pages at its own host', async () => {
    const [first, blue, green] = sites
    if (!first || !blue || !green) throw new Error('Three sites are needed')
    blue.site.faults.set([{ operation: '*', type: 'status', status: 503 }])
    green.site.clock.advance(24 * 3600_000)
    expect((await call(blue.host, 'GET', '/v1/members', {})).status).toBe(503)
    expect(
      (await call(first.host, 'GET', '/v1/members', { token: sandbox.site.apiKey })).status,
    ).toBe(200)
    expect(sandbox.clock.state().offsetMilliseconds).toBe(0)
    expect(
      (await call(green.host, 'GET', '/v1/carts/current', { token: tokens.get(green.site) ?? '' }))
        .status,
    ).toBe(401)
    blue.site.faults.clear()
    green.site.clock.reset()
    for (const { host, site, marker } of sites) {
      const { text } = await call(host, 'GET', '/_sandbox/requests.json?limit=500', {})
      expect(JSON.parse(text).requests.length).toBeGreaterThan(10)
      expect(text).toContain(marker)
      for (const other of sites.filter((one) => one.site !== site)) {
        expect([host, text.includes(other.marker)]).toEqual([host, false])
      }
      expect((await call(host, 'GET', '/_sandbox/', {})).status).toBe(200)
    }
  })

  it('is not found under an unknown name', async () => {
    const { status, text } = await call('red.localhost', 'GET', '/v1/members', {})
    expect([status, text.includes('no site named red')]).toEqual([404, true])
    expect((await call('red.example', 'GET', '/v1/members', {})).status).toBe(403)
  })

  it('says so to an app in a browser, which reads only what it is allowed to', async () => {
    const headers = { origin: 'http://localhost:5173' }
    const asked = 'http://red.localhost:4100/v1/members'
    const { status } = await sandbox.fetch(asked, { method: 'OPTIONS', headers })
    const refused = await sandbox.fetch(asked, { headers })
    expect([status, refused.status]).toEqual([204, 404])
    expect(refused.headers.get('access-control-allow-origin')).toBe(headers.origin)
    expect(refused.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a further site', () => {
  it('has a unique name, valid in a host', async () => {
    await expect(sandbox.addSite({ name: 'blue' })).rejects.toThrow('already')
    for (const name of ['', 'Blue', 'a.b', '-a', 'a b']) {
      await expect(sandbox.addSite({ name })).rejects.toThrow(
        'lower-case letters, digits and hyphens',
      )
    }
  })

  it('tells the time of its own clock', async () => {
    const again = await createSandbox({ products: 5 })
    const clock = fixedClock(new Date('2031-05-01T10:00:00Z'))
    const late = await again.addSite({ name: 'late', products: 5, clock })
    expect(late.clock.now()).toEqual(clock.now())
    expect(again.clock.now()).not.toEqual(clock.now())
    await again.close()
  })

  it('is the only one of two opened at once under a name', async () => {
    const again = await createSandbox({ products: 5 })
    const twice = [1, 2].map((seed) => again.addSite({ name: 'blue', products: 5, seed }))
    const opened = await Promise.allSettled(twice)
    expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await again.close()
  })

  it('can have the name of one that could not be opened', async () => {
    const again = await createSandbox({ products: 5 })
    const broken = { name: 'blue', products: 5, redirectUris: ['javascript:alert(1)'] }
    await expect(again.addSite(broken)).rejects.toThrow('address of http')
    expect((await again.addSite({ ...broken, redirectUris: [] })).site.clientId).toBeDefined()
    await again.close()
  })

  it('is closed if it could not be opened', async () => {
    const again = await createSandbox({ products: 5 })
    const { storage, close } = await openMemorySite({ products: 5, seed: 1, now: new Date() })
    const count = async () =>
      (await storage.database.selectFrom('sites').select('name').execute()).length
    const before = await count()
    const refused = { name: 'blue', products: 5, seed: 1, redirectUris: ['javascript:alert(1)'] }
    await expect(again.addSite(refused)).rejects.toThrow('address of http')
    expect(await count()).toBe(before)
    await close()
    await again.close()
  })

  it('is closed with its sandbox, also while it opens', async () => {
    const again = await createSandbox({ products: 5 })
    const { storage, close } = await openMemorySite({ products: 5, seed: 1, now: new Date() })
    const sites = () => storage.database.selectFrom('sites').select('site_id').execute()
    const before = await sites()
    const adding = again.addSite({ name: 'blue', products: 5, seed: 1 })
    await Promise.all([again.close(), adding.catch(() => {})])
    expect(await sites()).toHaveLength(before.length - 1)
    await close()
  })

  it('that cannot be closed is reported, and keeps no other open', async () => {
    const again = await createSandbox({ products: 5 })
    const { storage, close } = await openMemorySite({ products: 5, seed: 1, now: new Date() })
    const sites = () => storage.database.selectFrom('sites').select('site_id').execute()
    const blue = await again.addSite({ name: 'blue', products: 5, seed: 1 })
    const before = await sites()
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'is kept'; end $$;
      create trigger kept before delete on sites for each row
        when (old.client_id = ${sql.lit(blue.site.clientId)}) execute function refuse();
    `.execute(storage.database)
    await expect(again.close()).rejects.toThrow('is kept')
    expect(await sites()).toHaveLength(before.length - 1)
    await sql`drop function refuse cascade`.execute(storage.database)
    await close()
  })

  it('has keys determined by its name and seed', async () => {
    const again = await createSandbox({ products: 5 })
    const blue = await again.addSite({ name: 'blue', products: 5, seed: 2 })
    const known = sites[1]?.site.site
    expect([blue.site.clientId, blue.site.apiKey]).toEqual([known?.clientId, known?.apiKey])
    await blue.reset()
    const answer = await again.fetch(
      new Request('http://127.0.0.1/v1/members', { headers: { authorization: blue.site.apiKey } }),
    )
    expect(answer.status).toBe(200)
    await again.close()
  })
})
