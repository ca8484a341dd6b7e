/** Carts by id: every operation, whose they are, and what a mask writes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LineItem } from '../../../../generated/wire.ts'
import { bookingsAppId } from '../../../../sandbox/commerce/carts/service-items.ts'
import { cartLimits } from '../../../../sandbox/commerce/rules/cart.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { broken, openShop, present, type Shop } from '../catalogue/shop.ts'

const { services } = selling
const demoGiftCard = selling.giftCards.full.code

let shop: Shop
let visitor: string
let mug: string
beforeAll(async () => {
  shop = await openShop({ products: 60 })
  visitor = await shop.visitor()
  const { products } = await shop.call('products.queryProducts', {
    body: { query: { paging: { limit: 50 } } },
  })
  mug = present(products.find(({ productOptions }) => productOptions.length === 0)?.id)
})
afterAll(() => shop.close())

const item = (quantity = 1) => ({
  quantity,
  catalogReference: { appId: storeCatalogueAppId, catalogItemId: mug },
})
const gift = {
  quantity: 1,
  productName: { original: 'Gift wrapping' },
  price: '3.50',
  physicalProperties: { shippable: false },
}
const create = async (body: object = {}, token = visitor) => {
  const { cart } = await shop.call('carts.createCart', {
    token,
    body: { lineItems: [item(2)], ...body },
  })
  return { cart, path: { id: present(cart.id) } }
}
const amounts = (lines: readonly LineItem[]) =>
  lines.map(({ price, lineItemPrice }) => [price?.amount, lineItemPrice?.formattedAmount])

describe('a cart by id', () => {
  it('is created, read, changed line by line and deleted', async () => {
    const { cart, path } = await create({ cartInfo: { buyerNote: 'Leave it at the door.' } })
    expect(cart).toMatchObject({ buyerNote: 'Leave it at the door.', revision: '1' })
    expect(await shop.call('carts.getCart', { token: visitor, path })).toEqual({ cart })

    const added = await shop.call('carts.addToCart', {
      token: visitor,
      path,
      body: { lineItems: [item(3)] },
    })
    expect(added.cart.lineItems.map(({ quantity }) => quantity)).toEqual([5])
    const lineId = present(added.cart.lineItems[0]?.id)
    const fewer = await shop.call('carts.updateLineItemsQuantity', {
      token: visitor,
      path,
      body: { lineItems: [{ id: lineId, quantity: 1 }] },
    })
    expect(fewer.cart.lineItems.map(({ quantity }) => quantity)).toEqual([1])
    const emptied = await shop.call('carts.removeLineItems', {
      token: visitor,
      path,
      body: { lineItemIds: [lineId] },
    })
    expect([emptied.cart.lineItems, emptied.cart.subtotal?.amount]).toEqual([[], '0.00'])
    expect(await shop.call('carts.deleteCart', { token: visitor, path })).toEqual({})
    expect(await shop.refuse('carts.getCart', { token: visitor, path })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  it('is not the current cart', async () => {
    const other = await shop.visitor()
    await create({}, other)
    expect(await shop.refuse('currentCart.getCurrentCart', { token: other })).toMatchObject({
      status: 404,
      code: 'OWNED_CART_NOT_FOUND',
    })
  })

  it('is accessible to its owner only, in every operation', async () => {
    const { path } = await create()
    const token = await shop.visitor()
    const lineItemIds = [crypto.randomUUID()]
    const calls = [
      ['carts.getCart', undefined],
      ['carts.updateCart', {}],
      ['carts.deleteCart', undefined],
      ['carts.addToCart', { lineItems: [item()] }],
      ['carts.removeLineItems', { lineItemIds }],
      ['carts.updateLineItemsQuantity', { lineItems: [{ id: lineItemIds[0], quantity: 1 }] }],
      ['carts.removeCoupon', {}],
    ] as const
    for (const [operation, body] of calls) {
      const refusal = await shop.refuse(operation, { token, path, body })
      expect([operation, refusal.status, refusal.code]).toEqual([operation, 404, 'NOT_FOUND'])
    }
    expect((await shop.call('carts.getCart', { path })).cart.id).toBe(path.id)
  })

  it('created by an app belongs to any buyer with its id', async () => {
    const { cart } = await shop.call('carts.createCart', {
      body: { lineItems: [item()], customLineItems: [gift] },
    })
    const path = { id: present(cart.id) }
    const read = await shop.call('carts.getCart', { token: await shop.visitor(), path })
    expect(read.cart.lineItems).toHaveLength(2)
  })
})

describe('lines without a catalogue product', () => {
  it('are made by apps only, with their own price', async () => {
    const { cart } = await shop.call('carts.createCart', {
      body: { customLineItems: [gift, { ...gift, quantity: 3, price: '0.335' }] },
    })
    expect(amounts(cart.lineItems)).toEqual([
      ['3.50', '$3.50'],
      ['0.34', '$1.02'],
    ])
    expect(cart.lineItems[0]).toMatchObject({
      customLineItem: true,
      productName: { original: 'Gift wrapping' },
      physicalProperties: { shippable: false },
    })
    expect(
      await shop.refuse('carts.createCart', { token: visitor, body: { customLineItems: [gift] } }),
    ).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  it('keep an app’s overrides of the catalogue, despite later changes there', async () => {
    const catalogOverrideFields = {
      productName: { original: 'A mug with your name' },
      price: '41.25',
      fullPrice: '50',
      descriptionLines: [{ name: { original: 'Name' }, plainText: { original: 'Ann' } }],
      physicalProperties: { sku: 'ANN', weight: 2 },
      image: { url: 'https://pictures.example/ann.png', width: 8, height: 8 },
      paymentOption: { value: 'DEPOSIT_ONLINE' },
      depositAmount: '10',
    }
    const seen = {
      productName: { original: 'A mug with your name' },
      price: { amount: '41.25' },
      fullPrice: { amount: '50.00' },
      descriptionLines: [{ name: { original: 'Name' }, lineType: 'PLAIN_TEXT' }],
      physicalProperties: { sku: 'ANN', weight: 2, shippable: true },
      image: { url: 'https://pictures.example/ann.png' },
      paymentOption: 'DEPOSIT_ONLINE',
      depositAmount: { amount: '10.00' },
      catalogOverrideFields: { price: '41.25', depositAmount: '10' },
    }
    const special = { ...item(), catalogOverrideFields }
    const made = await shop.call('carts.createCart', { body: { lineItems: [special, item()] } })
    expect(made.cart.lineItems).toHaveLength(2)
    expect(made.cart.lineItems[0]).toMatchObject(seen)
    const path = { id: present(made.cart.id) }
    const later = await shop.call('carts.addToCart', { path, body: { lineItems: [special] } })
    expect(later.cart.lineItems[0]).toMatchObject({ ...seen, quantity: 2 })
    const { payNow } = await shop.call('carts.estimateTotals', {
      path,
      body: { calculateTax: false, calculateShipping: false },
    })
    const plain = later.cart.lineItems[1]?.price?.amount
    expect(Number(payNow?.subtotal?.amount)).toBeCloseTo(20 + Number(plain))

    const bought = await shop.refuse('carts.createCart', {
      token: visitor,
      body: { lineItems: [special] },
    })
    expect([bought.status, bought.code]).toEqual([403, 'PERMISSION_DENIED'])
    const dear = { ...item(), catalogOverrideFields: { price: '5', depositAmount: '6' } }
    const refused = await shop.refuse('carts.createCart', { body: { lineItems: [dear] } })
    expect(broken(refused)).toEqual(['lineItems[0].catalogOverrideFields.depositAmount MAX'])
  })

  it('are estimated with their fees at the address of the cart, unless others are sent', async () => {
    const address = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10011' }
    const sent = { ...gift, physicalProperties: { shippable: true, weight: 1 } }
    const { cart } = await shop.call('carts.createCart', {
      body: { customLineItems: [sent], cartInfo: { contactInfo: { address } } },
    })
    const estimated = (body: object = {}) =>
      shop.call('carts.estimateTotals', { path: { id: present(cart.id) }, body })
    const whole = await estimated()
    expect(whole.additionalFees).toMatchObject([{ code: 'small-order', price: { amount: '2.50' } }])
    expect(whole.shippingInfo?.region?.name).toBe('United States')
    const abroad = await estimated({ shippingAddress: { country: 'DE', postalCode: '10115' } })
    expect(abroad.shippingInfo?.region?.name).toBe('Germany')
    expect((await estimated({ calculateAdditionalFees: false })).additionalFees).toEqual([])
    expect((await estimated({ calculateAdditionalFees: null })).additionalFees).toHaveLength(1)
  })

  it('take no stock of the store if another app manages it', async () => {
    const elsewhere = { inventoryAppId: '6a1d3c52-0b7e-4f4f-9c1a-2f6c6a9a1e10' }
    const many = { ...item(cartLimits.quantity), catalogOverrideFields: elsewhere }
    const { cart } = await shop.call('carts.createCart', { body: { lineItems: [many] } })
    expect(cart.lineItems[0]?.availability).toEqual({ status: 'AVAILABLE' })
  })

  it('are taxed at the shipping address, or where an app specifies', async () => {
    const kinds = [undefined, 'SHIPPING', 'BILLING', 'BUSINESS'] as const
    const { cart } = await shop.call('carts.createCart', {
      body: {
        customLineItems: kinds.map((addressType) => ({
          ...gift,
          price: '90',
          ...(addressType && { taxableAddress: { addressType } }),
        })),
      },
    })
    const { calculatedLineItems = [], priceSummary } = await shop.call('carts.estimateTotals', {
      path: { id: present(cart.id) },
      body: {
        shippingAddress: { country: 'DE' },
        billingAddress: { country: 'US', subdivision: 'US-CA' },
      },
    })
    const taxed = calculatedLineItems.map(({ taxableAddress, pricesBreakdown }) => [
      taxableAddress?.addressType,
      pricesBreakdown?.taxDetails?.isTaxIncluded,
      pricesBreakdown?.taxDetails?.taxRate,
    ])
    expect(taxed).toEqual([
      ['SHIPPING', true, '0.19'],
      ['SHIPPING', true, '0.19'],
      ['BILLING', false, '0.095'],
      ['BUSINESS', false, '0.08875'],
    ])
    // What is not contained comes on top: 8.55 and 7.99.
    expect(priceSummary?.total?.amount).toBe('376.54')
    const own = { ...item(), taxableAddress: { addressType: 'BUSINESS' } }
    const ofApp = await shop.call('carts.createCart', { body: { lineItems: [own] } })
    expect(ofApp.cart.lineItems[0]?.taxableAddress).toEqual(own.taxableAddress)
    const { code } = await shop.refuse('carts.createCart', {
      token: visitor,
      body: { lineItems: [own] },
    })
    expect(code).toBe('PERMISSION_DENIED')
  })

  it('may be bookable services, with a date', async () => {
    const [course] = services
    const { cart } = await create({
      lineItems: [
        {
          quantity: 2,
          catalogReference: {
            appId: bookingsAppId,
            catalogItemId: present(course).id,
            options: { scheduledDate: '2026-05-01T10:00:00Z', numberOfParticipants: 2 },
          },
        },
      ],
    })
    expect(cart.lineItems[0]).toMatchObject({
      itemType: { preset: 'SERVICE' },
      serviceProperties: {
        scheduledDate: '2026-05-01T10:00:00.000Z',
        numberOfParticipants: 2,
      },
      physicalProperties: { shippable: false },
      lineItemPrice: { amount: '160.00' },
    })
  })
})

describe('an id in capitals', () => {
  const line = (appId: string, catalogItemId: string, more: object = {}) => ({
    quantity: 1,
    catalogReference: { appId, catalogItemId },
    ...more,
  })

  it('matches a catalogue, service or product, and merges with the same id in lower case', async () => {
    const [course] = services
    const { id } = present(course)
    const membership = { id: crypto.randomUUID(), appId: crypto.randomUUID() }
    const upper = Object.fromEntries(
      Object.entries(membership).map(([name, value]) => [name, value.toUpperCase()]),
    )
    const { cart } = await shop.call('carts.createCart', {
      body: {
        lineItems: [
          line(bookingsAppId.toUpperCase(), id.toUpperCase(), { selectedMembership: upper }),
          line(bookingsAppId, id, { selectedMembership: membership }),
          line(storeCatalogueAppId.toUpperCase(), item().catalogReference.catalogItemId),
          item(),
        ],
      },
    })
    expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(cart.lineItems[0]?.selectedMembership).toEqual(membership)
  })
})

describe('the writes of an update', () => {
  const info = {
    buyerNote: 'Ring twice.',
    contactInfo: {
      address: { country: 'US', subdivision: 'US-NY', city: 'New York' },
      contactDetails: { firstName: 'Ann', lastName: 'Lee' },
    },
    buyerInfo: { email: 'ann@example.com' },
    currency: 'EUR',
  }
  const update = async (path: { id: string }, body: object) =>
    (await shop.call('carts.updateCart', { token: visitor, path, body })).cart

  it('are all sent fields, and an address as a whole', async () => {
    const { path } = await create()
    const cart = await update(path, { cartInfo: info })
    expect(cart).toMatchObject({
      buyerNote: 'Ring twice.',
      currency: 'USD',
      buyerInfo: { email: 'ann@example.com' },
      contactInfo: {
        address: {
          countryFullname: 'United States',
          subdivisionFullname: 'New York',
          formattedAddress: 'New York, NY, United States',
        },
      },
    })
    expect((await update(path, { cartInfo: { buyerNote: null } })).buyerNote).toBeNull()
  })

  it('are only the masked fields, clearing those without a value', async () => {
    const { path } = await create({ cartInfo: info })
    const cart = await update(path, {
      cartInfo: { buyerNote: 'Later.', contactInfo: { address: { country: 'DE' } } },
      cartFieldmask: 'contactInfo.address, buyerInfo.email',
    })
    expect(cart.buyerNote).toBe('Ring twice.')
    expect(cart.contactInfo).toMatchObject({
      address: { country: 'DE' },
      contactDetails: { firstName: 'Ann' },
    })
    expect(cart.contactInfo?.address?.city).toBeUndefined()
    expect(cart.buyerInfo?.email ?? null).toBeNull()
  })
})

describe('coupons on a cart', () => {
  it('are applied case-insensitively, replaced, and removed', async () => {
    const { cart, path } = await create({ couponCode: ` ${demoCoupons.percent.toLowerCase()} ` })
    expect(cart.appliedDiscounts).toMatchObject([{ coupon: { code: demoCoupons.percent } }])
    const replaced = await shop.call('carts.updateCart', {
      token: visitor,
      path,
      body: { couponCode: demoCoupons.amount },
    })
    expect(replaced.cart.appliedDiscounts).toMatchObject([{ coupon: { code: 'FIVEOFF' } }])
    const off = await shop.call('carts.removeCoupon', { token: visitor, path, body: {} })
    const again = await shop.call('carts.removeCoupon', { token: visitor, path, body: {} })
    // A no-op changes neither the revision nor the date.
    expect(again).toEqual(off)
    expect(off.cart.appliedDiscounts).toEqual([])
  })

  it.each([
    ['NO-SUCH-CODE', 404, 'ERROR_COUPON_DOES_NOT_EXIST'],
    [demoCoupons.expired, 409, 'ERROR_COUPON_HAS_EXPIRED'],
    [demoCoupons.usedUp, 409, 'ERROR_COUPON_USAGE_EXCEEDED'],
    [demoCoupons.minimumSubtotal, 409, 'ERROR_INVALID_SUBTOTAL'],
    [demoCoupons.collection, 409, 'ERROR_COUPON_NOT_APPLICABLE'],
  ])('%s is refused with %s %s, and no cart is made', async (couponCode, status, code) => {
    const [course] = services
    const reference = { appId: bookingsAppId, catalogItemId: present(course).id }
    const body = { couponCode, lineItems: [{ quantity: 1, catalogReference: reference }] }
    const refusal = await shop.refuse('carts.createCart', { token: visitor, body })
    expect(refusal).toMatchObject({ status, code, data: { couponCode } })
  })

  it('may be gift cards instead', async () => {
    const { cart } = await create({ couponCode: demoGiftCard, ...{} })
    expect(cart.appliedDiscounts).toEqual([])
  })

  it('are not merchant discounts, which are for apps only', async () => {
    const merchantDiscounts = [{ amount: '1.00' }]
    const { cart } = await shop.call('carts.createCart', {
      body: { lineItems: [item()], merchantDiscounts },
    })
    expect(cart.appliedDiscounts).toMatchObject([
      { merchantDiscount: { amount: { amount: '1.00' } } },
    ])
    expect(
      await shop.refuse('carts.createCart', {
        token: visitor,
        body: { lineItems: [item()], merchantDiscounts },
      }),
    ).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })
})
