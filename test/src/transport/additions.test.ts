/** The header by which a profile asks for what only the sandbox has: on every request, or on none. */
import { describe, expect, it } from 'vitest'
import { createClient, createCore, type Platform, platforms } from '../../../src/index.ts'
import { queryProducts } from '../../../src/operations.ts'
import { clientId } from '../support/client.ts'

const url = 'http://127.0.0.1:4100'

/** What the header said on each request of a few calls, those of the token service included. */
async function asked(platform: Platform): Promise<(string | null)[]> {
  const seen: (string | null)[] = []
  const fetch = async (address: string, init: RequestInit) => {
    seen.push(new Headers(init.headers).get('Storefront-Additions'))
    return new URL(address).pathname === '/oauth2/token'
      ? Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 36_000 })
      : Response.json({})
  }
  const client = createClient({ platform, clientId, fetch })
  await client.products.queryProducts({})
  await client.paths['/v1/products/query-platformized'].POST({ headers: { 'x-own': 'kept' } })
  await client.products.query().find()
  await client.request({ method: 'GET', path: '/v1/else' })
  await queryProducts(createCore({ platform, apiKey: 'key', fetch }))
  expect(seen.length).toBe(6)
  return [...new Set(seen)]
}

describe('Storefront-Additions', () => {
  it('is sent with every request of a profile with additions', async () => {
    expect(await asked(platforms.sandbox(url, { additions: true }))).toEqual(['true'])
    expect(await asked({ ...platforms.wix, additions: true })).toEqual(['true'])
  })

  it('is sent with no request of any other profile', async () => {
    expect(await asked(platforms.wix)).toEqual([null])
    expect(await asked(platforms.sandbox(url))).toEqual([null])
    expect(await asked(platforms.sandbox(url, {}))).toEqual([null])
    expect(await asked(platforms.sandbox(url, { additions: false }))).toEqual([null])
  })
})
