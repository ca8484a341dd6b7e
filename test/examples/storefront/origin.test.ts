// Forms and cookies of a shop behind a proxy, on this machine, and from other sites.
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

/** A form as a proxy passes it on that speaks https for the shop. */
const send = (path: string, origin: string) =>
  new Promise<readonly [number | undefined, readonly string[] | undefined]>((done, failed) => {
    const sent = request(`${shop.url}${path}`, {
      method: 'POST',
      headers: {
        host: 'shop.example',
        origin,
        'x-forwarded-proto': 'https',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    sent.on('error', failed)
    sent.on('response', (answer) => {
      answer.resume()
      done([answer.statusCode, answer.headers['set-cookie']])
    })
    sent.end('email=member%40storefront.example&password=member-demo-1')
  })

it.each([
  ['sign-in', 302],
  ['sign-in.data', 202],
  ['recover', 200],
  ['account', 302],
])('takes what its own %s sends through a proxy that speaks https', async (path, status) => {
  const [answered] = await send(path, 'https://shop.example')
  expect(answered).toBe(status)
})

it('keeps the session in a cookie for https alone, behind a proxy that speaks https', async () => {
  const [, cookies] = await send('sign-in', 'https://shop.example')
  expect(cookies).toEqual([expect.stringMatching(/^__Host-storefront-session=.*; Secure;/)])
})

it('sets cookies on this machine that Safari keeps, which takes none for https from plain http', async () => {
  const { headers } = await fetch(`${shop.url}sign-in?lang=de`, {
    method: 'POST',
    headers: { origin: new URL(shop.url).origin },
    body: new URLSearchParams({ email: 'member@storefront.example', password: 'member-demo-1' }),
    redirect: 'manual',
  })
  const cookies = headers.getSetCookie()
  expect(cookies).toEqual([
    expect.stringMatching(/^shop-language=de;/),
    expect.stringMatching(/^storefront-session=/),
  ])
  expect(cookies.join()).not.toContain('Secure')
})

it.each(['cart', 'checkout', 'recover', 'register', 'sign-in', 'confirm'])(
  'answers with a page where %s is sent what is no form, or one of any length',
  async (path) => {
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type }
      const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body })
      return [answer.status, await answer.text()]
    }
    const page = expect.stringContaining('<h1>Something went wrong</h1>')
    expect(await post('application/json', '{}')).toEqual([400, page])
    const long = `note=${'a'.repeat(300_000)}`
    expect(await post('application/x-www-form-urlencoded', long)).toEqual([413, page])
  },
)

it('is framed by no other site', async () => {
  for (const path of ['', 'cart', 'nothing']) {
    const { headers } = await fetch(`${shop.url}${path}`)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  }
})

it.each(['sign-out', 'checkout', 'sign-in', 'sign-in.data'])(
  'refuses what another site sends to %s, and leaves the session alone',
  async (path) => {
    for (const origin of ['https://elsewhere.example', 'null']) {
      expect([origin, ...(await send(path, origin))]).toEqual([origin, 403, undefined])
    }
  },
)
