/** "None yet" is a value: a visitor without a cart, and a session without a member. */
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { cartItem } from '../../../src/catalogue.ts'
import { type Cart, createClient, createCore, type Member } from '../../../src/index.ts'
import { getCurrentCartOrUndefined, getCurrentMemberOrUndefined } from '../../../src/operations.ts'
import { createQueries } from '../../../src/react/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

describe('a visitor without a cart', () => {
  it('has none, in both call styles', async () => {
    const client = createClient(store.visitor)
    const cart = await client.currentCart.getCurrentCart.orUndefined()
    expectTypeOf(cart).toEqualTypeOf<Cart | undefined>()
    expect(cart).toBeUndefined()
    expect(await getCurrentCartOrUndefined(createCore(store.visitor))).toBeUndefined()
  })

  it('is not an error, for a safe call and for a hook', async () => {
    const errors: unknown[] = []
    const hooks = { onError: (error: unknown) => void errors.push(error) }
    const client = createClient({ ...store.visitor, hooks })
    const found = await client.currentCart.getCurrentCart.orUndefined().safe()
    expect(found).toEqual({ ok: true, data: undefined })
    const { response } = await client.currentCart.getCurrentCart.orUndefined().withResponse()
    expect(response.status).toBe(404)
    expect(errors).toEqual([])
    expect((await client.currentCart.getCurrentCart().safe()).ok).toBe(false)
  })

  it('is null to TanStack Query', async () => {
    const { getCurrentCart } = createQueries(createClient(store.visitor)).currentCart
    const cache = new QueryClient()
    const cart = await cache.fetchQuery(getCurrentCart.orNull())
    expectTypeOf(cart).toEqualTypeOf<Cart | null>()
    expect(cart).toBeNull()
    expect(getCurrentCart.orNull().queryKey).not.toEqual(getCurrentCart().queryKey)
  })
})

it('a visitor with a cart has the cart itself', async () => {
  const client = createClient(store.visitor)
  const { products } = await client.products.queryProducts({})
  const plain = products.find(
    ({ productOptions, stock }) =>
      productOptions.length === 0 && stock?.inventoryStatus === 'IN_STOCK',
  )
  if (!plain) throw new Error('No such product')
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [cartItem(plain)] })
  const found = await client.currentCart.getCurrentCart.orUndefined()
  expect(found?.id).toBe(cart.id)
  expect(found?.createdDate).toBeInstanceOf(Date)
  expect(await createQueries(client).currentCart.getCurrentCart.orNull().queryFn(live)).toEqual(
    found,
  )
})

it('a session has a member once one is signed in', async () => {
  const client = createClient(store.visitor)
  const { getCurrentMember } = client.members
  expect(await getCurrentMember.orUndefined()).toBeUndefined()
  expect(await getCurrentMemberOrUndefined(client)).toBeUndefined()
  await client.session.loginWithPassword(store.member)
  const member = await getCurrentMember.orUndefined({ fieldsets: ['FULL'] })
  expectTypeOf(member).toEqualTypeOf<Member | undefined>()
  expect(member?.loginEmail).toBe(store.member.email)
})

describe('every other failure is one', () => {
  it.each([
    ['a page that is not there', 404, '<html>'],
    ['another code', 404, JSON.stringify({ details: { applicationError: { code: 'NO_SITE' } } })],
    ['a failing platform', 500, ''],
  ])('%s', async (_, status, body) => {
    const fetch: typeof store.fetch = async (url, init) =>
      String(url).includes('carts') ? new Response(body, { status }) : store.fetch(url, init)
    const client = createClient({ ...store.visitor, fetch, retries: 0 })
    await expect(client.currentCart.getCurrentCart.orUndefined()).rejects.toMatchObject({ status })
  })
})

const live = { signal: new AbortController().signal }
