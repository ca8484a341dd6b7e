/** Elevation: as whom a call is made (specification, point 6). */
import { describe, expect, it } from 'vitest'
import { apiKeyAuthorizer } from '../../../src/calls/api-key.ts'
import { fixedAuthorizer } from '../../../src/calls/authorizer.ts'
import { createAuthorizer } from '../../../src/calls/identities.ts'
import { createClient, platforms } from '../../../src/index.ts'
import { clientId, clientOf, errorOf } from '../support/client.ts'
import { startLoopback, withTokens } from '../support/loopback.ts'

const keys = { apiKey: 'key-1', siteId: 'site-1', accountId: 'account-1' }

const start = () => startLoopback(withTokens(() => ({ body: {} })))

describe('a client with a session and an API key', () => {
  it('signs as the user by default', async () => {
    const server = await start()
    await clientOf(server, keys).products.getProduct('p')
    expect(server.calls()[0]?.headers.authorization).toBe('access-1')
  })

  it('signs one call as the app, with its site and account, without a token', async () => {
    const server = await start()
    const client = clientOf(server, keys)
    await client.products.getProduct('p', {}, { as: 'app' })
    expect(server.received).toMatchObject([
      {
        headers: {
          authorization: 'key-1',
          'wix-site-id': 'site-1',
          'wix-account-id': 'account-1',
        },
      },
    ])
    expect(client.session.role).toBe('none')
  })

  it('signs all calls as the app if so configured, and one as the user', async () => {
    const server = await start()
    const client = clientOf(server, { ...keys, identity: 'app' })
    await client.products.getProduct('p')
    await client.products.getProduct('p', {}, { as: 'user' })
    expect(server.calls().map(({ headers }) => headers.authorization)).toEqual([
      'key-1',
      'access-1',
    ])
  })

  it('chooses dynamically by the callers of the operation', async () => {
    const server = await start()
    const client = clientOf(server, { ...keys, identity: 'dynamic' })
    await client.products.getProduct('p')
    await client.products.createProduct({ product: { name: 'Mug', priceData: { price: 24.5 } } })
    await client.authentication.changePassword({ newPassword: 'next' })
    expect(server.calls().map(({ headers }) => headers.authorization)).toEqual([
      'access-1',
      'key-1',
      'access-1',
    ])
  })

  it.each(['visitor', 'member'] as const)(
    'chooses dynamically by the role: a %s’s call is signed as the app only if it is the app’s and not theirs',
    async (role) => {
      const user = fixedAuthorizer(async () => ({ headers: {}, as: role, signInId: role }))
      const { authorize } = createAuthorizer({ user, app: apiKeyAuthorizer(keys) })
      const users = [[], ['visitor'], ['member'], ['visitor', 'member']] as const
      for (const callers of users.flatMap((some) => [some, [...some, 'app'] as const])) {
        const { as } = await authorize({ as: 'dynamic', callers })
        const isApps = callers.some((caller) => caller === 'app')
        const isTheirs = callers.some((caller) => caller === role)
        expect([callers, as]).toEqual([callers, isApps && !isTheirs ? 'app' : role])
      }
    },
  )

  it('sends a public call with neither token nor key', async () => {
    const server = await start()
    const client = clientOf(server, { ...keys, identity: 'app' })
    await client.authentication.logout()
    await client.authentication.logout({}, { as: 'user' })
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('signs in as the user, even if other calls are signed as the app', async () => {
    const server = await startLoopback(
      withTokens(({ path }) =>
        path === '/v2/login' ? { body: { state: 'REQUIRE_OWNER_APPROVAL' } } : { body: {} },
      ),
    )
    const client = clientOf(server, { ...keys, identity: 'app' })
    await client.session.loginWithPassword({ email: 'a@b.c', password: 'p' })
    expect(server.calls()[0]?.headers.authorization).toBe('access-1')
  })

  it('renews nothing for a key that is refused', async () => {
    const server = await startLoopback(() => ({ status: 401, body: {} }))
    const client = clientOf(server, keys)
    const error = await errorOf(client.products.getProduct('p', {}, { as: 'app' }))
    expect(error.status).toBe(401)
    expect(server.received).toHaveLength(1)
  })
})

describe('a client with one identity', () => {
  it('refuses the other identity before anything is sent', async () => {
    const server = await start()
    const platform = platforms.sandbox(server.url)
    const user = createClient({ platform, clientId })
    const app = createClient({ platform, ...keys })
    expect(await errorOf(user.products.getProduct('p', {}, { as: 'app' }))).toMatchObject({
      kind: 'application',
      code: 'NO_APP_IDENTITY',
    })
    expect(await errorOf(app.products.getProduct('p', {}, { as: 'user' }))).toMatchObject({
      kind: 'application',
      code: 'NO_USER_IDENTITY',
    })
    expect(server.received).toEqual([])
  })

  it('signs with it, even if the identity is dynamic', async () => {
    const server = await start()
    const platform = platforms.sandbox(server.url)
    const app = createClient({ platform, ...keys })
    await app.products.getProduct('p', {}, { as: 'dynamic' })
    const user = createClient({ platform, clientId })
    await user.products.createProduct(
      { product: { name: 'Mug', priceData: { price: 24.5 } } },
      { as: 'dynamic' },
    )
    expect(server.calls().map(({ headers }) => headers.authorization)).toEqual([
      'key-1',
      'access-1',
    ])
  })
})
