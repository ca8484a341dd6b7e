/** What a client cannot be without is asked for at once, by name. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { fixedAuthorizer } from '../../src/calls/authorizer.ts'
import {
  ApiError,
  type ApiKeyClientOptions,
  createClient,
  createCore,
  platforms,
} from '../../src/index.ts'
import { getProduct } from '../../src/operations.ts'

const platform = platforms.sandbox('http://store.example')

const errorOf = (make: () => unknown): unknown => {
  try {
    return make()
  } catch (error) {
    return error
  }
}

/** Both ways to make a client, by the one type that both take. */
const makers: readonly ((options: ApiKeyClientOptions) => object)[] = [
  (options) => createClient(options),
  (options) => createCore(options),
]

describe('an API key in a browser', () => {
  it.each([
    ['a page', 'document'],
    ['a worker of a page', 'WorkerLocation'],
  ])('is refused in %s unless the app explicitly allows it', (_, name) => {
    vi.stubGlobal(name, {})
    onTestFinished(() => void vi.unstubAllGlobals())
    for (const make of makers) {
      const known = { platform, apiKey: 'secret-key' }
      const error = errorOf(() => make(known))
      expect(ApiError.is(error, 'INVALID_ARGUMENT')).toBe(true)
      expect(String(error)).toContain('allowApiKeyInBrowser')
      expect(String(error)).not.toContain('secret-key')
      expect(() => make({ ...known, allowApiKeyInBrowser: false })).toThrow('allowApiKeyInBrowser')
      expect(() => make({ ...known, allowApiKeyInBrowser: true })).not.toThrow()
    }
  })

  it('does not affect a page without one, nor a server', () => {
    expect(() => createClient({ platform, apiKey: 'secret-key' })).not.toThrow()
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', {})
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(() => createClient({ platform, clientId: 'c' })).not.toThrow()
  })
})

describe('a client', () => {
  it('is signed as the app chose where the client id is an unset variable', async () => {
    const headers: unknown[] = []
    const core = createCore({
      platform,
      clientId: undefined,
      authorizer: () =>
        fixedAuthorizer(() => ({ headers: { authorization: 'own' }, as: 'app', signInId: 'own' })),
      fetch: async (_, init) => {
        headers.push(init.headers)
        return Response.json({ product: {} })
      },
    })
    await getProduct(core, 'p')
    expect(headers).toEqual([{ authorization: 'own' }])
  })

  it.each([
    ['nothing at all', {}, 'platform'],
    ['no platform', { clientId: 'c' }, 'platform'],
    ['a profile that was JSON', { platform: JSON.parse(JSON.stringify(platform)) }, 'platform'],
    ['neither client id nor key', { platform }, 'clientId'],
    ['a client id that an empty variable gave', { platform, clientId: '' }, 'clientId'],
    ['a key that an empty variable gave', { platform, apiKey: '' }, 'apiKey'],
  ])('with %s is refused', (_, options, field) => {
    for (const make of makers) {
      // As in plain JavaScript, where nothing checks them before they arrive.
      const error = errorOf(() => Reflect.apply(make, undefined, [options]))
      expect(ApiError.is(error, 'INVALID_ARGUMENT')).toBe(true)
      expect(error).toMatchObject({ violations: [{ field }] })
    }
  })

  it.each([
    ['key', { clientId: 'c', apiKey: undefined }, /^t$/],
    ['client id', { clientId: undefined, apiKey: 'k' }, /^k$/],
  ])(
    'uses the options with a value, whatever their names: without a %s',
    async (_, has: object, signs) => {
      const sent: string[] = []
      const fetch = async (url: string, init: RequestInit) => {
        if (url.endsWith('/token')) return Response.json({ access_token: 't', expires_in: 60 })
        sent.push(new Headers(init.headers).get('authorization') ?? '')
        return Response.json({})
      }
      const options = Object.assign({ platform, fetch, clientId: 'c' }, has)
      await createClient(options).products.getProduct('p')
      await getProduct(createCore(options), 'p')
      expect(sent).toEqual([expect.stringMatching(signs), expect.stringMatching(signs)])
    },
  )

  it('is created with either of them', () => {
    expect(createClient({ platform, clientId: 'c' }).session.role).toBe('none')
    expect(createClient({ platform, apiKey: 'k' })).not.toHaveProperty('session')
  })
})

describe('the address of a sandbox', () => {
  it.each(['', '127.0.0.1:4100', 'localhost:4100', 'file:///store'])('“%s” is named', (url) => {
    expect(() => platforms.sandbox(url)).toThrow(new TypeError(`Not an http address: "${url}"`))
  })
})
