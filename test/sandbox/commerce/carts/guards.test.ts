/** What a cart does not take: another quantity than is given, a weight below zero, another contact than a member's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { broken, openShop, present, type Shop } from '../catalogue/shop.ts'
import { lineOf, productWith } from '../checkouts/buyer.ts'

let shop: Shop
let mug: string
beforeAll(async () => {
  shop = await openShop({ products: 1 })
  mug = await productWith(shop, 100)
})
afterAll(() => shop.close())

/** The buyer's token; the store's own app where it is left out. */
type Caller = { readonly token?: string }

describe('the quantity of a custom item', () => {
  /** A cart of an app's with one engraving, and a call for two of it. */
  const twoOf = async (fixedQuantity: boolean) => {
    const engraving = { quantity: 1, productName: { original: 'Engraving' }, price: '4.00' }
    const { cart } = await shop.call('carts.createCart', {
      body: { customLineItems: [{ ...engraving, fixedQuantity }] },
    })
    const path = { id: present(cart.id) }
    const lineItems = [{ id: present(cart.lineItems[0]?.id), quantity: 2 }]
    return (caller: Caller) => ({ ...caller, path, body: { lineItems } })
  }
  const quantities = async (path: { id: string }) =>
    (await shop.call('carts.getCart', { path })).cart.lineItems.map(({ quantity }) => quantity)

  it('if fixed, cannot be changed by a buyer', async () => {
    const change = (await twoOf(true))({ token: await shop.visitor() })
    const refused = await shop.refuse('carts.updateLineItemsQuantity', change)
    expect(broken(refused)).toEqual(['lineItems[0].quantity FIELD_NOT_ALLOWED'])
    expect(await quantities(change.path)).toEqual([1])
  })

  it('if fixed, can be changed by its app', async () => {
    const change = (await twoOf(true))({})
    await shop.call('carts.updateLineItemsQuantity', change)
    expect(await quantities(change.path)).toEqual([2])
  })

  it('if not fixed, can be changed by a buyer', async () => {
    const change = (await twoOf(false))({ token: await shop.visitor() })
    await shop.call('carts.updateLineItemsQuantity', change)
    expect(await quantities(change.path)).toEqual([2])
  })
})

describe('a weight below zero', () => {
  const parcel = (weight: number) => ({ physicalProperties: { weight } })
  const items = {
    'of a custom item': (weight: number) => ({
      customLineItems: [
        { quantity: 1, productName: { original: 'Engraving' }, price: '4.00', ...parcel(weight) },
      ],
    }),
    'of a product': (weight: number) => ({
      lineItems: [{ ...lineOf(mug, 1), catalogOverrideFields: parcel(weight) }],
    }),
  }

  it.each(Object.entries(items))('%s is refused', async (_of, bodyOf) => {
    await shop.call('carts.createCart', { body: bodyOf(0) })
    const refused = await shop.refuse('carts.createCart', { body: bodyOf(-5) })
    expect(broken(refused)).toEqual([expect.stringMatching(/physicalProperties[.]weight MIN$/)])
  })
})

describe('a contact id', () => {
  const contactId = crypto.randomUUID()
  const cartOf = async (caller: Caller) => {
    const { cart } = await shop.call('carts.createCart', {
      ...caller,
      body: { lineItems: [lineOf(mug, 1)] },
    })
    return { path: { id: present(cart.id) } }
  }
  const body = { cartInfo: { buyerInfo: { contactId } } }

  it.each([
    ['the member', () => shop.member().then((token) => ({ token }))],
    ['an app', () => Promise.resolve({})],
  ])('of a member’s cart is fixed, also for %s', async (_name, caller) => {
    const cart = await cartOf({ token: await shop.member() })
    const refused = await shop.refuse('carts.updateCart', { ...(await caller()), ...cart, body })
    expect(refused).toMatchObject({
      status: 409,
      code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
      description: "A member's contact id is fixed: leave buyerInfo.contactId out.",
      data: { contactId },
    })
  })

  it('of a member’s cart can be sent back as it was read, in any case', async () => {
    const token = await shop.member()
    const { path } = await cartOf({ token })
    const { cart } = await shop.call('carts.getCart', { token, path })
    const own = present(cart.buyerInfo?.contactId)
    const buyerInfo = { ...cart.buyerInfo, contactId: own.toUpperCase() }
    const cartInfo = { ...cart, buyerInfo, buyerNote: 'Ring twice.' }
    const changed = await shop.call('carts.updateCart', { token, path, body: { cartInfo } })
    expect(changed.cart).toMatchObject({ buyerNote: 'Ring twice.', buyerInfo: { contactId: own } })
  })

  it('cannot be sent with a member’s new cart', async () => {
    const sent = { ...body, lineItems: [lineOf(mug, 1)] }
    const asked = { token: await shop.member(), body: sent }
    const { code } = await shop.refuse('carts.createCart', asked)
    expect(code).toBe('CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER')
  })

  it.each([
    ['a visitor’s cart by an app', () => shop.visitor().then((token) => ({ token })), () => ({})],
    ['an app’s cart by a member', () => ({}), () => shop.member().then((token) => ({ token }))],
  ])('is set in %s: its owner is no member', async (_name, owner, caller) => {
    const cart = await cartOf(await owner())
    const changed = await shop.call('carts.updateCart', { ...(await caller()), ...cart, body })
    expect(changed.cart.buyerInfo?.contactId).toBe(contactId)
  })
})

it('binds a cart to the location that an update names, and frees it with null', async () => {
  const made = await shop.call('carts.createCart', { body: { lineItems: [lineOf(mug, 1)] } })
  const cart = { path: { id: present(made.cart.id) } }
  const businessLocationId = crypto.randomUUID()
  const update = async (location: string | null) => {
    const body = { cartInfo: { businessLocationId: location } }
    return (await shop.call('carts.updateCart', { ...cart, body })).cart.businessLocationId
  }
  expect(await update(businessLocationId)).toBe(businessLocationId)
  const elsewhere = { lineItems: [lineOf(mug, 1)], businessLocationId: crypto.randomUUID() }
  const refused = await shop.refuse('carts.addToCart', { ...cart, body: elsewhere })
  expect(refused.data).toEqual({ businessLocationId })
  expect(await update(null)).toBeFalsy()
  await shop.call('carts.addToCart', { ...cart, body: elsewhere })
})

it('binds a cart to the location of the first items that name one', async () => {
  const token = await shop.visitor()
  const { cart } = await shop.call('carts.createCart', {
    token,
    body: { lineItems: [lineOf(mug, 1)] },
  })
  const businessLocationId = crypto.randomUUID()
  const add = {
    token,
    path: { id: present(cart.id) },
    body: { lineItems: [lineOf(mug, 1)], businessLocationId },
  }
  await shop.call('carts.addToCart', add)
  const other = { ...add.body, businessLocationId: crypto.randomUUID() }
  const refused = await shop.refuse('carts.addToCart', { ...add, body: other })
  expect([refused.code, refused.data]).toEqual([
    'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
    { businessLocationId },
  ])
  const same = { ...add.body, businessLocationId: businessLocationId.toUpperCase() }
  await shop.call('carts.addToCart', { ...add, body: same })
})

it.each([
  ['merchantDiscounts[0].amount', (amount: string) => ({ merchantDiscounts: [{ amount }] })],
  [
    'customLineItems[0].fullPrice',
    (fullPrice: string) => ({
      customLineItems: [
        { quantity: 1, productName: { original: 'Engraving' }, price: '4', fullPrice },
      ],
    }),
  ],
])('no answer has an amount beyond its limit: %s', async (field, sent) => {
  const body = (amount: string) => ({ lineItems: [lineOf(mug, 1)], ...sent(amount) })
  await shop.call('carts.createCart', { body: body('1000000000000000') })
  const refused = await shop.refuse('carts.createCart', { body: body('1000000000000001') })
  expect(broken(refused)).toEqual([`${field} DECIMAL_LTE`])
})
