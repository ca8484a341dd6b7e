/** The walks of a newcomer's first script, against the real sandbox on a port. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { createClient, memoryStorage, platforms, type SessionClient } from '../../src/index.ts'
import { errorOf } from './support/client.ts'

let sandbox: Sandbox
let url: string

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory' })
  url = (await sandbox.listen({ port: 0 })).url
})
afterAll(() => sandbox.close())

const visitor = (): SessionClient =>
  createClient({ platform: platforms.sandbox(url), clientId: sandbox.site.clientId })

const firstProduct = async (client: SessionClient) => {
  const { products } = await client.products.queryProducts({ query: { paging: { limit: 1 } } })
  const [product] = products ?? []
  if (!product?.id) throw new Error('The store is empty')
  return { ...product, id: product.id }
}

describe('a visitor', () => {
  it('finds products by name and gets Dates', async () => {
    const client = visitor()
    const { name = '' } = await firstProduct(client)
    const [word = ''] = (name ?? '').split(' ')
    const { products = [], metadata } = await client.products.queryProducts({
      query: { filter: { name: { $startsWith: word } } },
    })
    expect(products.length).toBeGreaterThan(0)
    expect(metadata?.total).toBeGreaterThanOrEqual(products.length)
    for (const product of products) {
      expect(product.name?.startsWith(word)).toBe(true)
      expect(product.lastUpdated).toBeInstanceOf(Date)
    }
    expect(client.session.role).toBe('visitor')
  })

  it('gets the specified errors, in both call styles', async () => {
    const client = visitor()
    const id = '11111111-1111-4111-8111-111111111111'
    const thrown = await errorOf(client.products.getProduct(id))
    const { error } = await client.paths['/v1/products/{id}'].GET({ params: { path: { id } } })
    expect(thrown).toMatchObject({ kind: 'application', status: 404 })
    expect(thrown.requestId).toBeTruthy()
    expect(thrown.message).not.toBe('')
    expect(error).toMatchObject({ message: thrown.message, code: thrown.code, kind: thrown.kind })
  })

  it('learns which field is wrong', async () => {
    const error = await errorOf(
      // @ts-expect-error the compiler says so first
      visitor().products.queryProducts({ query: { filter: { nmae: { $eq: 'Mug' } } } }),
    )
    expect(error.kind).toBe('validation')
    expect(error.message).toMatch(/^INVALID_ARGUMENT: "query\.filter\.nmae" /)
  })

  it('keeps a cart', async () => {
    const client = visitor()
    const { products } = await client.products.queryProducts()
    const simple = products?.find(
      ({ productOptions, stock }) => !productOptions?.length && stock?.inStock,
    )
    const { cart } = await client.currentCart.addToCurrentCart({
      lineItems: [
        {
          quantity: 2,
          catalogReference: {
            catalogItemId: simple?.id ?? '',
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
          },
        },
      ],
    })
    const [line] = cart.lineItems ?? []
    expect(line?.quantity).toBe(2)
    expect(cart.createdDate).toBeInstanceOf(Date)
    expect(URL.canParse(line?.image?.url ?? '')).toBe(true)
  })
})

describe('signing in', () => {
  it('works in Node with e-mail and password, until signed out', async () => {
    const client = visitor()
    const result = await client.session.loginWithPassword(sandbox.site.member)
    expect(result).toMatchObject({ loginState: 'SUCCESS' })
    expect(client.session.loggedIn).toBe(true)
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(sandbox.site.member.email)
    expect(member?.createdDate).toBeInstanceOf(Date)

    const { logoutUrl } = await client.session.logout()
    expect(logoutUrl.startsWith(url)).toBe(true)
    expect(client.session.role).toBe('none')
  })

  it('on a server of the hosted platform needs a redirectUri, and sends nothing without', async () => {
    const hosted = { ...platforms.wix, mainHost: url, readHost: url }
    const options = { platform: hosted, clientId: sandbox.site.clientId }
    const { session } = createClient(options)
    const [before] = await sandbox.requests({ limit: 1 })
    const error = await errorOf(session.loginWithPassword(sandbox.site.member))
    const message = 'Sign-in needs a redirectUri'
    expect(error).toMatchObject({ code: 'MISSING_REDIRECT_URI', message })
    expect(await sandbox.requests({ after: before?.number ?? 0 })).toEqual([])

    const given = createClient({ ...options, redirectUri: 'http://localhost:3000/signed-in' })
    await given.session.loginWithPassword(sandbox.site.member)
    expect(given.session.loggedIn).toBe(true)
  })

  it('with a wrong password is a result, not an exception', async () => {
    const client = visitor()
    const { email } = sandbox.site.member
    expect(await client.session.loginWithPassword({ email, password: 'wrong-1' })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidPassword',
    })
    expect(
      await client.session.loginWithPassword({ email: 'nobody@example.com', password: 'wrong-1' }),
    ).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' })
    expect(client.session.loggedIn).toBe(false)
  })

  it('as the owner allows a price change, which every visitor then sees', async () => {
    const owner = visitor()
    await owner.session.loginWithPassword(sandbox.site.owner)
    const before = await firstProduct(owner)
    const { product } = await owner.products.updateProduct(before.id, {
      product: { priceData: { price: 12.5 } },
    })
    expect(product.priceData?.price).toBe(12.5)
    const seen = await visitor().products.getProduct(before.id)
    expect(seen.product.priceData?.price).toBe(12.5)
  })

  it('as the owner does not allow a negative price', async () => {
    const owner = visitor()
    await owner.session.loginWithPassword(sandbox.site.owner)
    const { id } = await firstProduct(owner)
    const error = await errorOf(
      owner.products.updateProduct(id, { product: { priceData: { price: -1 } } }),
    )
    expect(error.kind).toBe('validation')
    expect(error.violations[0]?.field).toBe('product.priceData.price')
  })

  it('as an app allows managing members', async () => {
    const app = createClient({ platform: platforms.sandbox(url), apiKey: sandbox.site.apiKey })
    const { members = [] } = await app.members.listMembers({ 'paging.limit': 5 })
    expect(members).toHaveLength(5)
  })
})

describe('a renewal', () => {
  it('uses the refresh token of the previous renewal, repeatedly', async () => {
    const storage = memoryStorage()
    const client = createClient({
      platform: platforms.sandbox(url),
      clientId: sandbox.site.clientId,
      storage,
    })
    await client.session.loginWithPassword(sandbox.site.member)
    const seen = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      const held = await storage.get()
      if (!held) throw new Error('No session')
      seen.add(held.accessToken.value)
      await storage.set({ ...held, accessToken: { ...held.accessToken, expiresAt: 0 } })
      await Promise.all([client.members.getCurrentMember(), client.members.getCurrentMember()])
    }
    expect(seen.size).toBe(5)
    expect(client.session.loggedIn).toBe(true)
  })
})
