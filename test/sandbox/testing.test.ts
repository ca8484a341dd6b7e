/** A store for the tests of an app: in this process, behind fetch or behind msw. */
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSandbox } from '../../sandbox/composition/sandbox.ts'
import { createTestStore, type TestStore } from '../../sandbox/testing.ts'
import { createClient, platforms } from '../../src/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 20 })
})
afterAll(() => store.close())

describe('a store in process', () => {
  it('serves a visitor without a port', async () => {
    const client = createClient(store.visitor)
    const { products = [] } = await client.products.queryProducts({ query: {} })
    expect(products.length).toBeGreaterThan(10)
    expect(client.session.role).toBe('visitor')
    const plain = products.filter(({ productOptions }) => productOptions.length === 0)
    expect(plain.map(({ stock }) => stock.inventoryStatus)).toContain('IN_STOCK')
  })

  it('signs a member in and out', async () => {
    const client = createClient(store.visitor)
    await client.session.loginWithPassword(store.member)
    expect(client.session.role).toBe('member')
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(store.member.email)
    await client.session.logout()
    expect(client.session.role).toBe('none')
  })

  it('answers a trusted server', async () => {
    const { members = [] } = await createClient(store.app).members.listMembers({})
    expect(members.length).toBeGreaterThan(0)
  })

  it('is a fetch for the client when opened as a sandbox, too', async () => {
    const sandbox = await createSandbox({ products: 5 })
    const platform = platforms.sandbox('http://127.0.0.1:4100')
    const { fetch, site, close } = sandbox
    const client = createClient({ platform, clientId: site.clientId, fetch })
    expect((await client.products.queryProducts({})).products).toHaveLength(5)
    await close()
  })

  it('refuses a call that is already aborted, as fetch does', async () => {
    const call = store.fetch(`${store.url}/v1/members/my`, { signal: AbortSignal.abort('enough') })
    await expect(call).rejects.toBe('enough')
  })

  it('hashes passwords at the minimum cost, because a suite signs in often', async () => {
    vi.stubEnv('SANDBOX_PASSWORD_COST', undefined)
    onTestFinished(() => void vi.unstubAllEnvs())
    const twin = await createTestStore({ products: 20 })
    onTestFinished(() => twin.close())
    const ann = { email: 'ann@example.com', password: 'a long sentence' }
    await createClient(twin.visitor).session.register(ann)
    const costs = new TextDecoder().decode(await twin.export()).match(/scrypt\$\d+/g)
    expect(costs?.length).toBeGreaterThan(1)
    expect(new Set(costs)).toEqual(new Set(['scrypt$10']))
  })

  it('is generated from its seed: equal seeds sell the same', async () => {
    const names = async (from: TestStore) => {
      const { products = [] } = await createClient(from.visitor).products.queryProducts({})
      return products.map(({ name }) => name)
    }
    const twin = await createTestStore({ products: 20 })
    try {
      expect(await names(twin)).toEqual(await names(store))
    } finally {
      await twin.close()
    }
  })
})

describe('a closed store', () => {
  it('refuses every call, however often it is closed, and prints nothing', async () => {
    const printed = vi.spyOn(console, 'error')
    const closed = await createTestStore({ products: 5 })
    const visitor = createClient(closed.visitor)
    await visitor.products.queryProducts({})
    await closed.close()
    await closed.close()
    const ended = { status: 410, message: expect.stringContaining('The test store is closed') }
    await expect(visitor.products.queryProducts({})).rejects.toMatchObject(ended)
    await expect(createClient(closed.app).members.listMembers({})).rejects.toMatchObject(ended)
    await expect(createClient(closed.visitor).products.queryProducts({})).rejects.toMatchObject({
      cause: expect.objectContaining(ended),
    })
    await expect(closed.outbox()).rejects.toThrow('The test store is closed')
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})

describe('handlers for msw', () => {
  it('answer all requests of an app to the store, without side effects', async () => {
    const server = setupServer(...store.handlers(http))
    server.listen({ onUnhandledRequest: 'error' })
    try {
      const { platform, clientId } = store.visitor
      const client = createClient({ platform, clientId })
      const { products = [] } = await client.products.queryProducts({
        query: { paging: { limit: 2 } },
      })
      expect(products).toHaveLength(2)
    } finally {
      server.close()
    }
  })

  it('answer at an address with a trailing slash', async () => {
    const other = await createTestStore({ url: 'http://127.0.0.1:4100/', products: 2 })
    const server = setupServer(...other.handlers(http))
    server.listen({ onUnhandledRequest: 'error' })
    try {
      const { platform, clientId } = other.visitor
      const client = createClient({ platform, clientId })
      expect((await client.products.queryProducts({})).products).toHaveLength(2)
    } finally {
      server.close()
      await other.close()
    }
  })
})
