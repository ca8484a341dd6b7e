/** Every application error that the description lists for carts and checkouts, provoked by a call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingsAppId } from '../../../../sandbox/commerce/carts/service-items.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { throttleLimits } from '../../../../sandbox/people/accounts/throttle.ts'
import { operations, texts } from '../../../spec/bundle.ts'
import { openShop, present, type Shop } from '../catalogue/shop.ts'
import { lineOf, productWith } from '../checkouts/buyer.ts'

const { services } = selling
const earlyCoupon = selling.coupons.early.code
const uselessGiftCards = {
  expired: selling.giftCards.expired.code,
  empty: selling.giftCards.empty.code,
}

let shop: Shop
let closed: Shop
let token: string
let mug: string
beforeAll(async () => {
  shop = await openShop({ products: 10 })
  closed = await openShop({ products: 1, payments: false })
  token = await shop.visitor()
  mug = await productWith(shop, 100)
})
afterAll(async () => {
  await shop.close()
  await closed.close()
})

const missing = crypto.randomUUID()
const membership = { id: 'pass', appId: membershipsAppId }
const serviceLine = (index: number) => ({
  quantity: 1,
  catalogReference: { appId: bookingsAppId, catalogItemId: present(services[index]).id },
})
const custom = (more: object) => ({
  quantity: 1,
  productName: { original: 'Engraving' },
  price: '4.00',
  ...more,
})
const physicalProperties = { shippable: false }

/** A cart by id, and its path. */
async function cartOf(body: object, own = token) {
  const { cart } = await shop.call('carts.createCart', { token: own, body })
  return { id: present(cart.id) }
}
/** A cart that an app made, and its path. */
async function appCartOf(body: object, at = shop) {
  const { cart } = await at.call('carts.createCart', { body })
  return { id: present(cart.id) }
}
const plain = () => cartOf({ lineItems: [lineOf(mug, 1)] })
const createWith = (more: object) =>
  shop.refuse('carts.createCart', { token, body: { lineItems: [lineOf(mug, 1)], ...more } })
const checkOut = (path: { id: string }, at = shop) =>
  at.refuse('carts.createCheckout', { path, body: {} })

/** Code → a call that it refuses. */
const provoked: Readonly<Record<string, () => ReturnType<Shop['refuse']>>> = {
  CANT_CREATE_CART_WITHOUT_ITEMS: () => shop.refuse('carts.createCart', { token, body: {} }),
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: () =>
    createWith({ lineItems: [{ ...lineOf(mug, 1), selectedMembership: membership }] }),
  ITEM_NOT_FOUND_IN_CATALOG: () => createWith({ lineItems: [lineOf(missing, 1)] }),
  ERROR_COUPON_DOES_NOT_EXIST: () => createWith({ couponCode: 'NONE' }),
  ERROR_COUPON_HAS_EXPIRED: () => createWith({ couponCode: demoCoupons.expired }),
  ERROR_COUPON_IS_NOT_ACTIVE_YET: () => createWith({ couponCode: earlyCoupon }),
  ERROR_GIFT_CARD_EXPIRED: () => createWith({ couponCode: uselessGiftCards.expired }),
  ERROR_GIFT_CARD_EMPTY: () => createWith({ couponCode: uselessGiftCards.empty }),
  ERROR_COUPON_USAGE_EXCEEDED: () => createWith({ couponCode: demoCoupons.usedUp }),
  ERROR_COUPON_NOT_APPLICABLE: () => createWith({ couponCode: demoCoupons.collection }),
  ERROR_INVALID_SUBTOTAL: () => createWith({ couponCode: demoCoupons.minimumSubtotal }),
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: async () => {
    const member = await shop.member()
    const path = await cartOf({ lineItems: [lineOf(mug, 1)] }, member)
    const body = { cartInfo: { buyerInfo: { contactId: missing } } }
    return shop.refuse('carts.updateCart', { token: member, path, body })
  },
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: async () => {
    const path = await cartOf({
      lineItems: [lineOf(mug, 1)],
      cartInfo: { businessLocationId: crypto.randomUUID() },
    })
    const body = { lineItems: [lineOf(mug, 1)], businessLocationId: crypto.randomUUID() }
    return shop.refuse('carts.addToCart', { token, path, body })
  },
  LINE_ITEM_NOT_FOUND: async () =>
    shop.refuse('carts.updateLineItemsQuantity', {
      token,
      path: await plain(),
      body: { lineItems: [{ id: missing, quantity: 1 }] },
    }),
  NOT_FOUND: () => shop.refuse('carts.getCart', { token, path: { id: missing } }),
  OWNED_CART_NOT_FOUND: async () =>
    shop.refuse('currentCart.getCurrentCart', { token: await shop.visitor() }),
  LINE_ITEM_WITH_ZERO_QUANTITY: async () => {
    const gone = await productWith(shop, 1)
    const path = await appCartOf({ lineItems: [lineOf(gone, 1)] })
    await shop.call('inventory.decrementInventory', {
      body: {
        decrementData: [{ productId: gone, variantId: noVariant, decrementBy: 1 }],
      },
    })
    return checkOut(path)
  },
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: async () =>
    checkOut(
      await appCartOf({ customLineItems: [custom({ physicalProperties })] }, closed),
      closed,
    ),
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: async () =>
    checkOut(
      await appCartOf({
        customLineItems: [custom({ physicalProperties, paymentOption: 'DEPOSIT_ONLINE' })],
      }),
    ),
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: async () =>
    checkOut(await appCartOf({ customLineItems: [custom({})] })),
  MEMBERS_ONLY: async () =>
    checkOut(
      await appCartOf({ customLineItems: [custom({ physicalProperties, membersOnly: true })] }),
    ),
  THROTTLED_FEATURE: async () => {
    const own = await shop.visitor()
    const body = { lineItems: [lineOf(mug, 1)], couponCode: 'NONE' }
    const guess = () => shop.refuse('carts.createCart', { token: own, body })
    for (let time = 0; time < throttleLimits.account; time += 1) await guess()
    return guess()
  },
  MEMBERSHIP_CANNOT_PAY: async () => checkOut(await appCartOf({ lineItems: [serviceLine(2)] })),
}

const noVariant = '00000000-0000-0000-0000-000000000000'

/** Code → what its refusal holds besides the words. */
const particulars: Readonly<Record<string, readonly string[]>> = {
  CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM: ['selectedMembership'],
  ITEM_NOT_FOUND_IN_CATALOG: ['catalogReference'],
  ERROR_COUPON_DOES_NOT_EXIST: ['couponCode'],
  ERROR_COUPON_HAS_EXPIRED: ['couponCode'],
  ERROR_COUPON_IS_NOT_ACTIVE_YET: ['couponCode'],
  ERROR_GIFT_CARD_EXPIRED: ['couponCode'],
  ERROR_GIFT_CARD_EMPTY: ['couponCode'],
  ERROR_COUPON_USAGE_EXCEEDED: ['couponCode'],
  ERROR_COUPON_NOT_APPLICABLE: ['couponCode'],
  ERROR_INVALID_SUBTOTAL: ['couponCode'],
  CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER: ['contactId'],
  CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION: ['businessLocationId'],
  LINE_ITEM_NOT_FOUND: ['id'],
  NOT_FOUND: ['id'],
  LINE_ITEM_WITH_ZERO_QUANTITY: ['lineItemIds'],
  CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE: ['lineItemIds'],
  CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE: ['lineItemIds'],
  SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT: ['lineItemIds'],
  MEMBERS_ONLY: ['lineItemIds'],
  MEMBERSHIP_CANNOT_PAY: ['lineItemIds'],
  THROTTLED_FEATURE: ['retryAfter'],
}

describe('the application errors of carts', () => {
  it.each(Object.entries(provoked))('%s', async (code, provoke) => {
    const refusal = await provoke()
    expect(refusal.code).toBe(code)
    expect([400, 404, 409, 429]).toContain(refusal.status)
    expect(refusal.description).toMatch(/^[A-Z].{12,}\.$/)
    expect([code, Object.keys(Object(refusal.data))]).toEqual([code, particulars[code] ?? []])
  })

  it('are all that the description lists', () => {
    const listed = operations
      .filter(({ operation }) =>
        /^(carts|currentCart|checkouts)\./.test(String(operation.operationId)),
      )
      .flatMap(({ operation }) => texts(operation['x-error-codes']))
    expect([...new Set(listed)].sort()).toEqual(Object.keys(provoked).sort())
  })
})
