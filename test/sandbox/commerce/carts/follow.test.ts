/** Carts go with their owner: from a visitor to the member they turn out to be, and away with the member. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  canAccess,
  lockNamedCart,
  ownerKey,
  readCart,
} from '../../../../sandbox/commerce/carts/access.ts'
import { deleteMemberCarts, moveVisitorCarts } from '../../../../sandbox/commerce/carts/follow.ts'
import {
  deleteCart,
  insertCart,
  lockOrStartCart,
  saveCart,
} from '../../../../sandbox/commerce/carts/store.ts'
import { findCheckout, insertCheckout } from '../../../../sandbox/commerce/checkouts/store.ts'
import { type CartLine, emptyCart } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { type Caller, memberKey, visitorKey } from '../../../../sandbox/platform/caller.ts'
import { findRow } from '../../../../sandbox/storage/database/site-rows.ts'
import { type OwnSite, openSite } from '../../people/identity/own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const line = (productId: string, quantity: number): CartLine => ({
  id: crypto.randomUUID(),
  quantity,
  reference: { productId, variantId: 'v', choices: {} },
  seen: { name: '', slug: '', price: '1', fullPrice: '1', sku: '', weight: 0, choices: [] },
})
const cartWith = async (ownerId: string, ...lines: CartLine[]) => {
  const cart = await lockOrStartCart(site, ownerId)
  return saveCart(site, cart, { ...cart.doc, lines })
}
/** Two people, by their ids and by the keys of what is theirs. */
const people = () => {
  const [visitor, member] = [crypto.randomUUID(), crypto.randomUUID()]
  return { visitor, member, from: visitorKey(visitor), to: memberKey(member) }
}
const checkoutOf = (cartId: string, buyerKey: string) =>
  insertCheckout(
    site,
    { cartId, buyerKey },
    {
      lines: [],
      channelType: 'WEB',
      purchaseFlowId: crypto.randomUUID(),
    },
  )
const checkout = (id: string) => findCheckout(site, id)
const current = (key: string) => findRow(site, 'carts', { owner_key: key })

describe('the current cart of an owner', () => {
  it('is created once by repeated starts', async () => {
    const { from } = people()
    const first = await lockOrStartCart(site, from)
    expect(first).toMatchObject({ owner_key: from, buyer_key: from, revision: 0 })
    expect(first.doc).toEqual({ lines: [], purchaseFlowId: expect.any(String) })
    expect((await lockOrStartCart(site, from)).id).toBe(first.id)
    site.pass(60)
    const saved = await saveCart(site, first, { ...first.doc, buyerNote: 'Hello' })
    expect(saved).toMatchObject({ revision: 1, updated_date: site.clock.now() })
    expect(await current(from)).toEqual(saved)
    await deleteCart(site, saved)
    expect(await current(from)).toBeUndefined()
  })

  it('is stored, despite a concurrent one that is deleted at once', async () => {
    const { from } = people()
    await lockOrStartCart(site, from)
    let asked = 0
    const database = site.database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1
        // Not there yet; there, so that none is added; gone, with its deletion or a sign-in.
        return asked === 1 || asked === 3 ? { rows: [] } : result
      },
    })
    const started = await lockOrStartCart({ ...site, database }, from)
    expect((await current(from))?.id).toBe(started.id)
  })

  it('of an app is for any buyer, and a cart by id is never current', async () => {
    const made = await insertCart(site, 'app', emptyCart)
    expect(made).toMatchObject({ owner_key: null, buyer_key: null, revision: 1 })
    const { from } = people()
    const own = await insertCart(site, from, emptyCart)
    expect([own.owner_key, own.buyer_key]).toEqual([null, from])
    expect(await current(from)).toBeUndefined()
    const { id } = own
    expect((await findRow(site, 'carts', { id }))?.id).toBe(id)
    expect(
      await findRow({ database: site.database, site: 'other' }, 'carts', { id }),
    ).toBeUndefined()
  })
})

describe('a visitor who signs in as a member', () => {
  it('keeps the cart if the member has none', async () => {
    const { visitor, member, from, to } = people()
    const cart = await cartWith(from, line('mug', 2))
    site.pass(60)
    await moveVisitorCarts(site, visitor, member)
    expect(await current(from)).toBeUndefined()
    expect(await current(to)).toMatchObject({
      id: cart.id,
      buyer_key: to,
      revision: cart.revision + 1,
      updated_date: site.clock.now(),
      doc: { lines: [{ quantity: 2 }] },
    })
  })

  it('merges its lines into the member’s cart, without affecting others', async () => {
    const { visitor, member, from, to } = people()
    const own = await cartWith(to, line('mug', 2))
    const cart = await cartWith(from, line('mug', 3), line('bowl', 1))
    const begun = await checkoutOf(cart.id, from)
    const stranger = people().from
    const elsewhere = await checkoutOf((await cartWith(stranger)).id, stranger)
    const before = await checkout(elsewhere)
    await moveVisitorCarts(site, visitor, member)
    expect(await checkout(elsewhere)).toEqual(before)
    expect(await findRow(site, 'carts', { id: cart.id })).toBeUndefined()
    const merged = await current(to)
    expect([merged?.id, merged?.doc.lines.map(({ quantity }) => quantity)]).toEqual([
      ...[own.id, [5, 1]],
    ])
    expect(await checkout(begun)).toMatchObject({ cart_id: own.id, buyer_key: to })
  })

  it('removes the visitor’s cart, also by id', async () => {
    const { visitor, member, from, to } = people()
    const cart = await insertCart(site, from, emptyCart)
    const others = await insertCart(site, people().from, emptyCart)
    const begun = await checkoutOf(cart.id, from)
    await moveVisitorCarts(site, visitor, member)
    const buyerOf = async (id: string) => (await findRow(site, 'carts', { id }))?.buyer_key
    expect(await buyerOf(cart.id)).toBe(to)
    expect(await buyerOf(others.id)).toBe(others.buyer_key)
    expect(await checkout(begun)).toMatchObject({ cart_id: cart.id, buyer_key: to })
  })
})

describe('a member who is deleted', () => {
  it('loses carts and checkouts, without affecting others', async () => {
    const { member, to } = people()
    const other = people().to
    const [own, byId, kept] = [
      await cartWith(to, line('mug', 1)),
      await insertCart(site, to, emptyCart),
      await cartWith(other, line('mug', 1)),
    ]
    const begun = [await checkoutOf(own.id, to), await checkoutOf(kept.id, other)]
    await deleteMemberCarts(site, member)
    const found = await Promise.all(
      [own, byId, kept].map(({ id }) => findRow(site, 'carts', { id })),
    )
    expect(found.map((cart) => cart?.id)).toEqual([undefined, undefined, kept.id])
    const left = await Promise.all(begun.map(checkout))
    expect(left.map((one) => one?.buyer_key)).toEqual([undefined, other])
  })
})

describe('the owner key of a caller', () => {
  const visitor: Caller = { role: 'visitor', visitorId: 'v', familyId: 'f' }
  const member: Caller = { role: 'member', memberId: 'm', owner: false, familyId: 'f' }
  const callers: readonly Caller[] = [
    ...[visitor, member, { ...member, memberId: 'o', owner: true }],
    ...[{ role: 'app' } as const, { role: 'none' } as const],
  ]

  it.each([
    [null, [true, true, true, true, true]],
    ['visitor:v', [true, false, true, true, false]],
    ['member:m', [false, true, true, true, false]],
    ['visitor:other', [false, false, true, true, false]],
  ])('of %s', (buyerKey, expected) => {
    expect(callers.map((caller) => canAccess({ caller }, buyerKey))).toEqual(expected)
  })

  it('has it under a separate key; without a token there is none', () => {
    const none = { role: 'none' } as const
    expect(callers.slice(0, 4).map((caller) => ownerKey({ caller }))).toEqual([
      ...['visitor:v', 'member:m', 'member:o', 'app'],
    ])
    expect(() => ownerKey({ caller: none })).toThrow(
      expect.objectContaining({
        status: 404,
        code: 'OWNED_CART_NOT_FOUND',
        description: 'The caller has no cart yet: add something to start one.',
      }),
    )
  })

  it('reads and changes it, and any other caller gets not found', async () => {
    const { visitor: visitorId, from } = people()
    const cart = await insertCart(site, from, emptyCart)
    const context = (caller: Caller) => ({
      ...site,
      caller,
      additions: true,
      requestId: 'r',
      origin: 'http://shop.example',
      afterwards: () => {},
      url: new URL('http://shop.example/'),
      headers: new Headers(),
    })
    const own: Caller = { role: 'visitor', visitorId, familyId: 'f' }
    for (const read of [
      (caller: Caller) => readCart(context(caller), cart),
      (caller: Caller) => lockNamedCart({ ...context(caller), database: site.database }, cart),
    ]) {
      expect((await read(own)).id).toBe(cart.id)
      await expect(read(visitor)).rejects.toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
        description: 'There is no such cart.',
        data: { id: cart.id },
      })
    }
    for (const read of [
      () => readCart(context(own), 'current'),
      () => lockNamedCart({ ...context(own), database: site.database }, 'current'),
    ]) {
      await expect(read()).rejects.toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
    }
    const started = await lockOrStartCart(site, from)
    expect((await readCart(context(own), 'current')).id).toBe(started.id)
    expect((await lockNamedCart({ ...context(own), database: site.database }, 'current')).id).toBe(
      started.id,
    )
  })
})
