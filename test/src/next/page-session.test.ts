/** A page without tokens: its cart by way of a server that holds the session in an HttpOnly cookie. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { cookieStorage, pendingSignIn, requestCookies } from '../../../src/auth.ts'
import { cartItem } from '../../../src/catalogue.ts'
import { type ApiError, createClient, refusalOf } from '../../../src/index.ts'
import { forwardCart, originOf, pageSession } from '../../../src/next/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

const route = 'http://127.0.0.1:3000/cart/api'

/** A server with a browser of one cookie before it. */
const open = () => {
  let cookie: string | null = null
  const seen: { cookie: string | null; authorization: string | null }[] = []
  const serve = async (request: Request): Promise<Response> => {
    const cookies = requestCookies(cookie)
    const client = createClient({ ...store.visitor, storage: cookieStorage(cookies) })
    const response = await forwardCart(client, request, request.url.slice(route.length))
    cookies.writeTo(response.headers)
    return response
  }
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init)
    seen.push({ cookie, authorization: request.headers.get('authorization') })
    const response = await serve(request)
    const [set] = response.headers.getSetCookie()
    if (set) {
      expect(set).toContain('; HttpOnly')
      cookie = set.split(';')[0] ?? null
    }
    return response
  }
  const { mediaHost } = store.visitor.platform
  const client = createClient({ ...pageSession({ url: route, mediaHost }), fetch })
  return { client, seen, serve }
}

const plainProduct = async () => {
  const all = await createClient(store.visitor).products.query().toArray({ limit: 100 })
  const found = all.find(
    ({ productOptions, stock }) =>
      productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK',
  )
  if (!found) throw new Error('No plain product')
  return found
}

describe('the client of a page', () => {
  it('has the cart of the cookie, and no real token', async () => {
    const { client, seen } = open()
    expect(await client.currentCart.getCurrentCart.orUndefined()).toBeUndefined()
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: [cartItem(await plainProduct(), { quantity: 2 })],
    })
    expect(cart.lineItems).toHaveLength(1)
    const again = await client.currentCart.getCurrentCart.orUndefined()
    expect(again?.id).toBe(cart.id)
    expect(again?.createdDate).toBeInstanceOf(Date)
    expect(seen.at(-1)?.cookie).toMatch(/^__Host-storefront-session=/)
    expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(
      new Set(['held-by-the-server']),
    )
  })

  it('is refused with the platform’s own message', async () => {
    const { client } = open()
    await client.currentCart.addToCurrentCart({ lineItems: [cartItem(await plainProduct())] })
    const refused = await client.currentCart.updateCurrentCart({ couponCode: 'LASTYEAR' }).safe()
    const error: ApiError | undefined = refused.ok ? undefined : refused.error
    expect([error?.code, error?.status]).toEqual(['ERROR_COUPON_HAS_EXPIRED', 409])
  })
})

describe('the route', () => {
  it('passes on the cart alone, for pages of its own origin', async () => {
    const { serve } = open()
    const ask = async (path: string, init: RequestInit = {}) =>
      (await serve(new Request(`${route}${path}`, init))).status
    const cart = '/ecom/v1/carts/current'
    expect(await ask(cart)).toBe(404)
    expect(await ask(cart, { headers: { origin: 'http://127.0.0.1:3000' } })).toBe(404)
    expect(await ask(cart, { headers: { origin: 'https://elsewhere.example' } })).toBe(403)
    expect(await ask(`${cart}/add-to-cart`, { method: 'POST', body: '{' })).toBe(400)
    const body = `{"lineItems":[${' '.repeat(300_000)}]}`
    expect(await ask(`${cart}/add-to-cart`, { method: 'POST', body })).toBe(413)
    for (const path of ['/v1/members/my', `${cart}/create-checkout`, '/ecom/v1/carts']) {
      expect([path, await ask(path, { method: 'POST' })]).toEqual([path, 403])
    }
    expect(await ask(cart, { method: 'DELETE' })).toBe(403)
  })

  it('sends responses that no shared cache may store', async () => {
    const { serve } = open()
    const { headers } = await serve(new Request(`${route}/ecom/v1/carts/current`))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('retry-after')).toBeNull()
  })
})

it('passes on an unreadable response as a failure', async () => {
  const server = createClient({
    ...store.visitor,
    fetch: async (url, init) =>
      url.includes('/carts/') ? new Response('<html>') : store.fetch(url, init),
  })
  const page = createClient({
    ...pageSession({ url: route, mediaHost: store.visitor.platform.mediaHost }),
    fetch: (url, init) => forwardCart(server, new Request(url, init), url.slice(route.length)),
  })
  const lineItems = [cartItem(await plainProduct())]
  const added = await page.currentCart.addToCurrentCart({ lineItems }).safe()
  const error = { code: 'UNREADABLE_ANSWER', mayHaveBeenApplied: true }
  expect(added).toMatchObject({ ok: false, error })
})

it('passes on the platform’s Retry-After', async () => {
  const server = createClient({
    ...store.visitor,
    fetch: async (url, init) =>
      url.includes('/carts/')
        ? new Response('{}', { status: 429, headers: { 'retry-after': '60' } })
        : store.fetch(url, init),
  })
  let asked = 0
  const page = createClient({
    ...pageSession({ url: route, mediaHost: store.visitor.platform.mediaHost }),
    fetch: (url, init) => {
      asked += 1
      return forwardCart(server, new Request(url, init), url.slice(route.length))
    },
  })
  const read = await page.currentCart.getCurrentCart().safe()
  expect(read).toMatchObject({ ok: false, error: { status: 429, retryAfter: 60_000 } })
  expect(asked).toBe(1)
})

it('passes on a refused request with its status', async () => {
  const server = createClient({
    ...store.visitor,
    fetch: async (url, init) =>
      url.includes('/carts/') ? new Response('{}', { status: 400 }) : store.fetch(url, init),
  })
  const asked = new Request(`${route}/ecom/v1/carts/current`)
  expect((await forwardCart(server, asked, '/ecom/v1/carts/current')).status).toBe(400)
})

it('passes on a refusal of its credentials as one without a renewal in the page', async () => {
  const applicationError = { code: 'UNAUTHENTICATED', description: 'Unknown app', data: {} }
  const body = JSON.stringify({ message: 'Unknown app', details: { applicationError } })
  const server = createClient({
    ...store.visitor,
    fetch: async (url, init) =>
      url.includes('/carts/') ? new Response(body, { status: 401 }) : store.fetch(url, init),
  })
  const asked: string[] = []
  const page = createClient({
    ...pageSession({ url: route, mediaHost: store.visitor.platform.mediaHost }),
    fetch: (url, init) => {
      asked.push(url.slice(route.length))
      return forwardCart(server, new Request(url, init), url.slice(route.length))
    },
  })
  const read = await page.currentCart.getCurrentCart().safe()
  expect(read).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED', status: 403 } })
  expect(asked).toEqual(['/ecom/v1/carts/current'])
})

it('reports the ended session of a member signed out elsewhere, in one request', async () => {
  const member = createClient(store.visitor)
  await member.session.loginWithPassword(store.member)
  const held = { tokens: await member.session.tokens() }
  await member.session.logout({})
  const storage = {
    get: () => held.tokens,
    set: (tokens: typeof held.tokens) => void Object.assign(held, { tokens }),
  }
  const server = createClient({ ...store.visitor, storage })
  const asked: string[] = []
  const page = createClient({
    ...pageSession({ url: route, mediaHost: store.visitor.platform.mediaHost }),
    fetch: (url, init) => {
      asked.push(url.slice(route.length))
      return forwardCart(server, new Request(url, init), url.slice(route.length))
    },
  })
  const lineItems = [cartItem(await plainProduct())]
  const added = await page.currentCart.addToCurrentCart({ lineItems }).safe()
  expect(refusalOf(added.ok ? undefined : added.error).reason).toBe('signedOut')
  expect(asked).toEqual(['/ecom/v1/carts/current/add-to-cart'])
})

describe('the origin of a request', () => {
  it.each([
    ['http://localhost:3000/a', 'http://localhost:3000'],
    ['http://127.0.0.1/a', 'http://127.0.0.1'],
    ['http://127.0.0.12/a', 'http://127.0.0.12'],
    ['http://shop.localhost/', 'http://shop.localhost'],
    ['http://shop.example/a', 'https://shop.example'],
    ['https://shop.example:8443/', 'https://shop.example:8443'],
    ['http://127.0.0.1.example/', 'https://127.0.0.1.example'],
    ['http://notlocalhost/', 'https://notlocalhost'],
  ])('%s is %s', (url, origin) => {
    expect(originOf(new Request(url))).toBe(origin)
  })
})

describe('a pending sign-in', () => {
  const waiting = {
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken: 'state token' },
  } as const

  it('is continued by another request, and then removed', async () => {
    const first = requestCookies(null)
    await pendingSignIn(first).keep(waiting)
    expect(first.setCookie).toEqual([
      '__Host-storefront-sign-in=state%20token; Path=/; Max-Age=3600; Secure; SameSite=Lax; HttpOnly',
    ])
    const second = requestCookies(first.setCookie[0]?.split(';')[0])
    const pending = pendingSignIn(second)
    expect(await pending.get()).toEqual(waiting)
    await pending.keep({ loginState: 'SUCCESS', data: { sessionToken: 't' } })
    expect(await pending.get()).toBeUndefined()
    expect(second.setCookie[0]).toContain('Max-Age=0')
  })

  it('sets no cookie once it failed', async () => {
    const cookies = requestCookies(null)
    await pendingSignIn(cookies).keep({ loginState: 'FAILURE', error: 'x' })
    expect(cookies.setCookie).toEqual([])
  })
})
