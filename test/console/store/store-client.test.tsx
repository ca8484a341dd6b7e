// The client of the console, made by the settings beside its page.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isInterrupted } from '../../../console/store/failure.ts'
import { StartError } from '../../../console/store/start-error.ts'
import { createStoreClient } from '../../../console/store/store-client.ts'
import { platforms } from '../../../src/index.ts'

const clientId = 'd9bb70e4-91a6-4a06-a98f-7ff19cf1f7aa'
/** A page whose settings are these, and a platform that refuses everything. */
const serve = (settings: unknown, status = 200, refusal = 403) => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const address = new URL(input)
    const { pathname } = address
    asked.push(address)
    if (pathname.endsWith('/settings.json')) return Response.json(settings, { status })
    if (pathname === '/oauth2/token') {
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 })
    }
    return Response.json({}, { status: refusal })
  })
  return asked
}
/** What a profile says; what it does is made anew for each client. */
const plain = (profile: object | undefined): unknown => JSON.parse(JSON.stringify(profile))
const platformFor = async (settings: object) => {
  serve({ clientId, ...settings })
  return plain((await createStoreClient()).platform)
}
const failsWith = async (settings: unknown, status?: number) => {
  serve(settings, status)
  const failure = await createStoreClient().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  return failure instanceof StartError && [failure.name, failure.reason, failure.message]
}

afterEach(() => void vi.unstubAllGlobals())

describe('the client of the console', () => {
  it('targets the sandbox that serves the page, with its additions', async () => {
    const { additions: _, ...profile } = platforms.sandbox(window.location.origin)
    const whole = plain({ ...profile, additions: true })
    expect(await platformFor({ platform: 'sandbox' })).toEqual(whole)
    expect(await platformFor({ platform: 'sandbox', strict: false })).toEqual(whole)
    const strict = plain({ ...profile, idempotencyKeys: false })
    expect(await platformFor({ platform: 'sandbox', strict: true })).toEqual(strict)
  })

  it('targets the hosted platform without additions, strict or not', async () => {
    const { additions: _, ...profile } = platforms.wix
    expect(await platformFor({ platform: 'wix' })).toEqual(plain(profile))
    expect(await platformFor({ platform: 'wix', strict: true })).toEqual(plain(profile))
  })

  it('reads the settings beside the page', async () => {
    const asked = serve({ platform: 'sandbox', clientId })
    await createStoreClient()
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/settings.json'])
  })

  it('is not created without settings', async () => {
    expect(await failsWith({}, 404)).toEqual(['StartError', 'noSettings', 'noSettings'])
    expect(await failsWith({ platform: 'sandbox', clientId }, 500)).toEqual([
      ...['StartError', 'noSettings', 'noSettings'],
    ])
  })

  it.each([
    null,
    'text',
    {},
    { platform: 'sandbox' },
    { clientId },
    { platform: 'other', clientId },
    { platform: 'wix', clientId: 7 },
    { platform: 'sandbox', clientId, strict: 'yes' },
  ])('is not made of settings such as %j', async (settings) => {
    expect(await failsWith(settings)).toEqual(['StartError', 'badSettings', 'badSettings'])
  })

  it('is not made of the page that many servers answer a missing file with', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
    await expect(createStoreClient()).rejects.toMatchObject({ reason: 'badSettings' })
  })

  const tokensOf = (role: 'member' | 'visitor') => ({
    accessToken: { value: 'a', expiresAt: 4_000_000_000 },
    refreshToken: { value: 'r', role },
  })

  it('remembers missing permissions until the caller changes', async () => {
    serve({ platform: 'sandbox', clientId })
    const { permissions, products, session } = await createStoreClient()
    await session.setTokens(tokensOf('member'))
    await expect(products.deleteProduct('p')).rejects.toThrow()
    expect(permissions?.refused('products')).toBe(true)
    expect(permissions?.refused('members')).toBe(false)
    await session.setTokens(tokensOf('visitor'))
    expect(permissions?.refused('products')).toBe(false)
  })

  it('reads where it wrote, since the read host lags behind', async () => {
    const asked = serve({ platform: 'wix', clientId })
    const { products, session } = await createStoreClient()
    await session.setTokens(tokensOf('member'))
    for (const call of ['getProduct', 'deleteProduct', 'getProduct'] as const) {
      await expect(products[call]('p')).rejects.toThrow()
    }
    const hosts = asked.slice(1).map(({ host }) => host)
    expect(hosts).toEqual(['readonly.wixapis.com', 'www.wixapis.com', 'www.wixapis.com'])
  })

  it('follows its writes where queries lag behind them', async () => {
    const writesFor = async (settings: object) => {
      serve({ clientId, ...settings })
      return (await createStoreClient()).writes
    }
    expect(await writesFor({ platform: 'sandbox' })).toBeUndefined()
    expect(await writesFor({ platform: 'wix' })).toBeDefined()
    expect(await writesFor({ platform: 'sandbox', strict: true })).toBeDefined()
  })

  it.each([
    ['a visitor', 'visitor', 403, true],
    ['a visitor, who does not see what is hidden', 'visitor', 404, true],
    ['a visitor who is throttled', 'visitor', 429, false],
    ['a member', 'member', 403, false],
  ] as const)(
    'takes a refusal of %s for an ended session or not',
    async (_, role, status, ended) => {
      serve({ platform: 'sandbox', clientId }, 200, status)
      const { products, session } = await createStoreClient()
      await session.setTokens(tokensOf(role))
      const refused: unknown = await products
        .deleteProduct('p', { retries: 0 })
        .catch((error: unknown) => error)
      expect(isInterrupted(refused)).toBe(ended)
    },
  )

  it('ignores a refusal after the sign-out', async () => {
    serve({ platform: 'sandbox', clientId })
    const { permissions, products, session } = await createStoreClient()
    await session.setTokens(tokensOf('member'))
    await session.setTokens(tokensOf('visitor'))
    await expect(products.deleteProduct('p')).rejects.toThrow()
    await session.setTokens(tokensOf('member'))
    expect(permissions?.refused('products')).toBe(false)
  })
})
