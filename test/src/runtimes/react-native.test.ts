// The client in an app of React Native, on a real store.
import { parseSync, Visitor } from 'oxc-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { entries } from '../../../scripts/entries.ts'
import { cartItem } from '../../../src/catalogue.ts'
import type { Hooks } from '../../../src/index.ts'
import { bundled, type ReactNative, reactNative } from './react-native.ts'

const redirectUri = 'myshop://callback'
const missing = '00000000-0000-4000-8000-000000000000'
let sandbox: Sandbox
let url = ''
let bare: ReactNative
let polyfilled: ReactNative

beforeAll(async () => {
  sandbox = await createSandbox({ redirectUris: [redirectUri] })
  ;({ url } = await sandbox.listen({ port: 0 }))
  bare = await reactNative()
  polyfilled = await reactNative({ crypto, URL })
})
afterAll(() => sandbox.close())

const clientIn = ({ storefront }: ReactNative, hooks: Hooks = {}) => {
  const { createClient, platforms, webStorage } = storefront
  const { clientId } = sandbox.site
  const storage = webStorage('local')
  return createClient({ platform: platforms.sandbox(url), clientId, storage, hooks })
}

describe('React Native without polyfills', () => {
  it('compiles each entry: none has a static block, which its preset of Babel refuses', async () => {
    const sources = Object.entries(entries).filter(([name]) => name.startsWith('.'))
    const text = await bundled(sources.map(([, source]) => source))
    const blocks: string[] = []
    new Visitor({
      StaticBlock: ({ start, end }) => {
        blocks.push(text.slice(start, end))
      },
    }).visit(parseSync('app.js', text).program)
    expect(blocks).toEqual([])
  })

  it('reads products, fills a cart and signs out', async () => {
    const client = clientIn(bare)
    const { products } = await client.products.queryProducts({
      query: { filter: { slug: 'pour-over-dripper' } },
    })
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: products.map((product) => cartItem(product)),
    })
    expect(cart.lineItems).toHaveLength(1)
    await client.session.logout()
    expect(client.session.role).toBe('none')
  })

  it('completes the address of a picture from a file name, which is what the hosted platform sends', async () => {
    const { createClient, memoryStorage, platforms } = bare.storefront
    const image = { id: 'a~mv2.jpg', url: 'a~mv2.jpg', width: 30, height: 20 }
    const client = createClient({
      platform: platforms.wix,
      clientId: sandbox.site.clientId,
      storage: memoryStorage({
        accessToken: { value: 'a', expiresAt: Date.now() },
        refreshToken: { value: 'r', role: 'visitor' },
      }),
      fetch: async () => {
        const answer = Response.json({ cart: { lineItems: [{ image }] } })
        return Object.defineProperty(answer, 'body', { value: undefined })
      },
    })
    const { cart } = await client.currentCart.getCurrentCart()
    expect(cart?.lineItems[0]?.image?.url).toBe('https://static.wixstatic.com/media/a~mv2.jpg')
  })

  it('names each write, so that a retry is not applied twice', async () => {
    const keys = new Set<string | undefined>()
    const { currentCart } = clientIn(bare, {
      onRequest: ({ operation, headers }) => {
        if (operation.startsWith('currentCart.')) keys.add(headers['idempotency-key'])
      },
    })
    for (const _ of 'ab') await currentCart.addToCurrentCart({}).safe()
    expect([...keys].map((key) => key?.length)).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('reports refusals, aborts and timeouts', async () => {
    const { products } = clientIn(bare)
    await expect(products.getProduct(missing)).rejects.toMatchObject({ status: 404 })
    const stop = bare.abortController()
    const aborted = products.getProduct(missing, {}, { signal: stop.signal })
    stop.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'ABORTED' })
    const late = products.getProduct(missing, {}, { timeout: 0.001 })
    await expect(late).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('refuses an API key, which the app’s users could read', () => {
    const { createClient, platforms } = bare.storefront
    const open = () => createClient({ platform: platforms.sandbox(url), apiKey: 'key' })
    expect(open).toThrow('"apiKey" is exposed here')
  })

  it('says what a sign-in needs', async () => {
    const signIn = clientIn(bare).session.loginWithPassword(sandbox.site.member)
    await expect(signIn).rejects.toMatchObject({ code: 'INSECURE_PAGE' })
  })
})

describe('React Native with Web Crypto and a complete URL', () => {
  it('signs in by password, where redirects are always followed', async () => {
    const client = clientIn(polyfilled)
    await client.session.loginWithPassword(sandbox.site.member)
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(sandbox.site.member.email)
  })

  it('signs in on the platform’s page, which returns to the app’s own scheme', async () => {
    const { session } = clientIn(polyfilled)
    const { authUrl } = await session.beginRedirectLogin({ redirectUri, originalUri: '/account' })
    const page = await fetch(authUrl)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' myshop:")
    const body = new URLSearchParams({ ...sandbox.site.member })
    const back = await fetch(page.url, { method: 'POST', body, redirect: 'manual' })
    const returned = back.headers.get('location') ?? ''
    expect(returned).toMatch(/^myshop:\/\/callback#/)
    expect(await session.completeRedirectLogin(returned)).toEqual({ originalUri: '/account' })
    expect(session.role).toBe('member')
  })
})
