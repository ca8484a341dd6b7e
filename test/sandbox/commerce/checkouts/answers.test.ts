/** What a checkout takes over from its cart, what it still needs, and what it says when it cannot be bought. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingsAppId } from '../../../../sandbox/commerce/carts/service-items.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { selling } from '../../../../sandbox/demo/seed/data.ts'
import { demoSite } from '../../../../sandbox/demo/seed/index.ts'
import { expectPageAddsUp } from '../../model/adds-up.ts'
import { openShop, origin, present, type Shop } from '../catalogue/shop.ts'
import {
  buy,
  checkoutOf,
  lineOf,
  newYorker,
  open,
  orderOn,
  pageOf,
  post,
  productWith,
  stockOf,
} from './buyer.ts'

const demoGiftCard = selling.giftCards.full.code

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 1 })
})
afterAll(() => shop.close())

const checkout = async (id: string, token?: string) => {
  const caller = token === undefined ? {} : { token }
  return (await shop.call('checkouts.getCheckout', { ...caller, path: { id } })).checkout
}
const engraving = {
  quantity: 1,
  productName: { original: 'Engraving' },
  price: '40.00',
  physicalProperties: { shippable: false },
}

describe('a checkout', () => {
  it('copies the data of its cart, with defaults for the rest', async () => {
    const contactId = crypto.randomUUID()
    const { cart } = await shop.call('carts.createCart', {
      body: {
        customLineItems: [engraving],
        merchantDiscounts: [{ amount: '4.00' }],
        cartInfo: {
          buyerNote: 'Ring twice.',
          buyerInfo: { contactId, email: 'ann@example.com' },
          overrideCheckoutUrl: `${origin}/till`,
        },
      },
    })
    const path = { id: present(cart.id) }
    const { checkoutId } = await shop.call('carts.createCheckout', {
      path,
      body: { channelType: 'POS' },
    })
    expect(await checkout(checkoutId)).toMatchObject({
      id: checkoutId,
      cartId: path.id,
      completed: false,
      channelType: 'POS',
      siteLanguage: 'en',
      buyerLanguage: 'en',
      conversionCurrency: 'USD',
      buyerNote: 'Ring twice.',
      buyerInfo: { contactId, email: 'ann@example.com' },
      taxIncludedInPrice: false,
      priceSummary: { subtotal: { amount: '40.00' }, discount: { amount: '4.00' } },
    })
    // Made once more without a word, it keeps what it was told.
    await shop.call('carts.createCheckout', { path, body: {} })
    expect(await checkout(checkoutId)).toMatchObject({
      channelType: 'POS',
      buyerInfo: { contactId, email: 'ann@example.com' },
    })
  })

  it('without data is empty', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const answer = await checkout(id, token)
    expect(answer).toMatchObject({ buyerNote: null, channelType: 'WEB', completed: false })
    expect([answer.billingInfo, answer.shippingInfo?.shippingDestination]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('of an unknown id is refused with the id', async () => {
    const id = crypto.randomUUID()
    expect(await shop.refuse('checkouts.getCheckout', { path: { id } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      description: 'There is no such checkout.',
      data: { id },
    })
  })

  it('is refused for sold-out lines, which are named', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 1)
    const { cart } = await shop.call('currentCart.addToCurrentCart', {
      token,
      body: { lineItems: [lineOf(mug, 1), lineOf(await productWith(shop, 1), 1)] },
    })
    await soldOut(mug)
    const refused = await shop.refuse('currentCart.createCheckoutFromCurrentCart', {
      token,
      body: {},
    })
    expect(refused).toMatchObject({ status: 409, code: 'LINE_ITEM_WITH_ZERO_QUANTITY' })
    expect(refused.data).toEqual({ lineItemIds: [cart.lineItems[0]?.id] })
  })

  it('of a member has the member’s sign-in e-mail', async () => {
    const token = await shop.member()
    const { cart } = await shop.call('carts.createCart', {
      token,
      body: { lineItems: [lineOf(await productWith(shop, 1), 1)] },
    })
    const path = { id: present(cart.id) }
    const { checkoutId } = await shop.call('carts.createCheckout', { token, path, body: {} })
    const { buyerInfo } = await checkout(checkoutId, token)
    const page = await open(shop, await pageOf(shop, token, checkoutId))
    expect(page.text).toContain(`value="${present(buyerInfo?.email)}"`)
  })
})

const soldOut = (productId: string) =>
  shop.call('inventory.updateInventoryVariants', {
    path: { productId },
    body: {
      inventoryItem: {
        trackQuantity: true,
        variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 0 }],
      },
    },
  })

describe('an order', () => {
  it('keeps its gift card, which has a lower balance since', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 9), 4)])
    await shop.call('currentCart.updateCurrentCart', { token, body: { couponCode: demoGiftCard } })
    await shop.call('currentCart.createCheckoutFromCurrentCart', { token, body: {} })
    const page = await pageOf(shop, token, id)
    await post(shop, page, { step: 'address', ...newYorker })
    const shown = await checkout(id, token)
    expect(Number(shown.giftCard?.amount?.amount)).toBeGreaterThan(0)
    await post(shop, page, orderOn(await open(shop, page)))
    expect(await checkout(id, token)).toMatchObject({
      completed: true,
      giftCard: { amount: { amount: shown.giftCard?.amount?.amount } },
      priceSummary: { total: { amount: shown.priceSummary?.total?.amount } },
    })
  })

  it('has an immutable address', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 9), 1)])
    const page = await pageOf(shop, token, id)
    await buy(shop, page)
    const before = await checkout(id, token)
    const late = { ...newYorker, email: 'eve@example.com', city: 'Albany' }
    await post(shop, page, { step: 'address', ...late })
    expect(await checkout(id, token)).toEqual(before)
  })

  it('has no price for what a membership pays, before the purchase and after', async () => {
    const token = await shop.member()
    const { id: catalogItemId } = present(selling.services.find((one) => one.forMemberships))
    const item = { quantity: 2, catalogReference: { appId: bookingsAppId, catalogItemId } }
    await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems: [item] } })
    const { membershipOptions } = await shop.call('currentCart.estimateCurrentCartTotals', {
      token,
      body: {},
    })
    await shop.call('currentCart.deleteCurrentCart', { token })
    const [pass] = present(membershipOptions?.eligibleMemberships)
    const selectedMembership = { id: pass?.id, appId: membershipsAppId }
    // All that is left of it: after the purchase it can pay for nothing.
    const lineItems = [{ ...item, quantity: pass?.credits?.remaining, selectedMembership }]
    await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
    const made = await shop.call('currentCart.createCheckoutFromCurrentCart', { token, body: {} })
    const page = await pageOf(shop, token, made.checkoutId)
    const prices = async () => {
      const { lineItems = [], priceSummary } = await checkout(made.checkoutId, token)
      const [line] = lineItems
      const { text } = await open(shop, page)
      const [, shown] = /class="price">([^<]+)<[/]span><[/]li>/.exec(text) ?? []
      return [
        line?.paymentOption,
        line?.lineItemPrice?.amount,
        priceSummary?.subtotal?.amount,
        shown,
      ]
    }
    const free = ['MEMBERSHIP', '0.00', '0.00', '$0.00']
    expect(await prices()).toEqual(free)
    expect((await buy(shop, page)).status).toBe(303)
    expect(await prices()).toEqual(free)
  })

  it('shows tax on top of prices and tax within them apart, so that its sums add up', async () => {
    const address = { country: 'DE', city: 'Berlin' }
    const inNewYork = { ...engraving, taxableAddress: { addressType: 'BUSINESS' } }
    const { cart } = await shop.call('carts.createCart', {
      body: {
        customLineItems: [engraving, inNewYork],
        merchantDiscounts: [{ amount: '4.00' }],
        cartInfo: {
          buyerInfo: { email: 'ann@example.com' },
          contactInfo: { address, contactDetails: { lastName: 'Lee' } },
        },
      },
    })
    const path = { id: present(cart.id) }
    const { checkoutId } = await shop.call('carts.createCheckout', { path, body: {} })
    const page = await pageOf(shop, await shop.member(demoSite.owner), checkoutId)
    const review = await open(shop, page)
    await post(shop, page, orderOn(review))
    const order = await open(shop, page)
    expect(order.text).toContain('Thank you')
    for (const shown of [review, order]) {
      expect(shown.text.match(/Tax[^<]*/g)).toEqual(['Tax', 'Tax (included)'])
      expectPageAddsUp(shown)
    }
  })

  it('needs no delivery if nothing is shipped', async () => {
    const { cart } = await shop.call('carts.createCart', {
      body: {
        customLineItems: [engraving],
        cartInfo: {
          buyerInfo: { email: 'ann@example.com' },
          contactInfo: {
            address: { country: 'AQ', city: 'McMurdo' },
            contactDetails: { lastName: 'Lee' },
          },
        },
      },
    })
    const path = { id: present(cart.id) }
    const { checkoutId } = await shop.call('carts.createCheckout', { path, body: {} })
    const page = await pageOf(shop, await shop.member(demoSite.owner), checkoutId)
    const bought = await post(shop, page, orderOn(await open(shop, page)))
    expect(bought.status).toBe(303)
    expect((await checkout(checkoutId)).completed).toBe(true)
  })

  it('of untracked items takes no stock', async () => {
    const mug = await productWith(shop, 2)
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId: mug },
      body: { inventoryItem: { trackQuantity: false } },
    })
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(mug, 3)])
    expect((await buy(shop, await pageOf(shop, token, id))).status).toBe(303)
  })

  it('is refused with the description of a new obstacle', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 1)
    const page = await pageOf(shop, token, await checkoutOf(shop, token, [lineOf(mug, 1)]))
    await post(shop, page, { step: 'address', ...newYorker })
    const order = orderOn(await open(shop, page))
    await soldOut(mug)
    const refused = await post(shop, page, order)
    expect([refused.status, await stockOf(shop, mug)]).toEqual([409, 0])
    expect(refused.text).toContain('These items are unavailable')
  })

  it('is refused for an unknown checkout, and without an address', async () => {
    const none = `${origin}/_sandbox/checkout?checkoutId=none`
    expect((await post(shop, none, { step: 'order', total: '1.00' })).status).toBe(404)
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const total = present((await checkout(id, token)).priceSummary?.total?.amount)
    await post(shop, await pageOf(shop, token, id), { step: 'order', total })
    expect((await checkout(id, token)).completed).toBe(false)
  })
})
