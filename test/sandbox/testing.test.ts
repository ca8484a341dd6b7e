/** A store for the tests of an app: in this process, behind fetch or behind msw. */
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../sandbox/testing.ts'
import { createClient } from '../../src/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 20 })
})
afterAll(() => store.close())

describe('a store in process', () => {
  it('answers a visitor without any port', async () => {
    const client = createClient(store.visitor)
    const { products = [] } = await client.products.queryProducts({ query: {} })
    expect(products.length).toBeGreaterThan(10)
    expect(client.session.role).toBe('visitor')
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

  it('refuses a call that is already aborted, as fetch does', async () => {
    const call = store.fetch(`${store.url}/v1/members/my`, { signal: AbortSignal.abort('enough') })
    await expect(call).rejects.toBe('enough')
  })

  it('is drawn from its seed: two of one number sell the same', async () => {
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

describe('handlers for msw', () => {
  it('answer whatever an app sends to the store, with nothing else changed', async () => {
    const server = setupServer(...(await store.handlers()))
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
})
