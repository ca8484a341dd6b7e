/** From cart to order: the checkout by id, the hosted page, and what an order takes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorMeanings } from '../../../../generated/errors.ts'
import { bookingsAppId } from '../../../../sandbox/commerce/carts/service-items.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { defaultVariantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { demoSite } from '../../../../sandbox/demo/seed/index.ts'
import { createClient, platforms } from '../../../../src/index.ts'
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
  totalOn,
} from './buyer.ts'

const demoGiftCard = selling.giftCards.full.code

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 10 })
})
afterAll(() => shop.close())

const berlin = {
  ...newYorker,
  addressLine: 'Linienstraße 40',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
  subdivision: '',
}

it('asks a buyer for the state missing in a partial code, in buyers’ words', async () => {
  const token = await shop.visitor()
  const lineItems = [lineOf(await productWith(shop, 5), 1)]
  await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
  const { checkoutId } = await shop.call('currentCart.createCheckoutFromCurrentCart', {
    token,
    body: {
      channelType: 'WEB',
      email: newYorker.email,
      shippingAddress: { country: 'US', subdivision: 'NY', city: 'New York' },
    },
  })
  const page = await pageOf(shop, token, checkoutId)
  const { text } = await open(shop, page)
  expect(text).toContain('Choose a state or province.')
  expect(text).not.toContain('ISO 3166')
  await post(shop, page, { step: 'address', ...newYorker })
  expect((await open(shop, page)).text).toContain('Place the order')
})

describe('a shipping option that is not offered', () => {
  it('is refused with an explanation, and nothing is ordered or stored', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 5), 1)])
    const page = await pageOf(shop, token, id)
    await post(shop, page, { step: 'address', ...newYorker })
    const total = totalOn(await open(shop, page))
    for (const shipping of ['x/y', 'x', '', '/', 'express']) {
      for (const step of ['shipping', 'order']) {
        const refused = await post(shop, page, { step, shipping, total })
        expect([refused.status, refused.location]).toEqual([409, null])
        expect(refused.text).toContain('This shipping option is not available.')
      }
    }
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout?.completed).toBe(false)
    const shipping = /name="shipping" value="([^"]*)"/.exec((await open(shop, page)).text)?.[1]
    const bought = await post(shop, page, { step: 'order', shipping: present(shipping), total })
    expect(bought.status).toBe(303)
  })
})

describe('an order by id', () => {
  it('is visible to its buyer only, with a consecutive number', async () => {
    const token = await shop.visitor()
    const numbers: number[] = []
    for (const units of [2, 1]) {
      const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 5, 'Mug'), units)])
      const thanks = { thankYouPageUrl: 'http://localhost:3000/thanks' }
      const { location } = await buy(shop, await pageOf(shop, token, id, thanks))
      const orderId = present(new URL(present(location)).searchParams.get('orderId'))
      const { order } = await shop.call('orders.getOrder', { token, path: { id: orderId } })
      expect(order).toMatchObject({ id: orderId, checkoutId: id, currency: 'USD' })
      expect(order.lineItems.map(({ quantity }) => quantity)).toEqual([units])
      expect(order.buyerInfo?.email).toBe(newYorker.email)
      numbers.push(Number(order.number))
      const stranger = { token: await shop.visitor(), path: { id: orderId } }
      expect((await shop.refuse('orders.getOrder', stranger)).status).toBe(404)
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
  })

  it('moves to a guest who signs in after buying', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 5), 1)])
    const thanks = { thankYouPageUrl: 'http://localhost:3000/thanks' }
    const { location } = await buy(shop, await pageOf(shop, token, id, thanks))
    const orderId = present(new URL(present(location)).searchParams.get('orderId'))
    const { email, password } = demoSite.member
    await shop.call('authentication.loginV2', { token, body: { loginId: { email }, password } })
    const member = await shop.member()
    const path = { id: orderId }
    const { order } = await shop.call('orders.getOrder', { token: member, path })
    expect(order.checkoutId).toBe(id)
    const { member: known } = await shop.call('members.getCurrentMember', {
      token: member,
      query: { fieldsets: 'FULL' },
    })
    const { id: memberId, contactId } = present(known)
    const read = { token: member, path: { id } }
    const { checkout } = await shop.call('checkouts.getCheckout', read)
    for (const { buyerInfo } of [order, checkout]) {
      expect(buyerInfo).toEqual({ memberId, contactId, email: newYorker.email })
    }
  })

  it('keeps its buyer when the member is deleted', async () => {
    const body = { loginId: { email: 'gone@example.com' }, password: 'a-long-password' }
    const token = await shop.visitor()
    await shop.call('authentication.registerV2', { token, body })
    const member = await shop.member({ email: body.loginId.email, password: body.password })
    const id = await checkoutOf(shop, member, [lineOf(await productWith(shop, 5), 1)])
    const thanks = { thankYouPageUrl: 'http://localhost:3000/thanks' }
    const { location } = await buy(shop, await pageOf(shop, member, id, thanks))
    const path = { id: present(new URL(present(location)).searchParams.get('orderId')) }
    const before = await shop.call('orders.getOrder', { path })
    await shop.call('members.deleteMyMember', { token: member })
    expect(await shop.call('orders.getOrder', { path })).toEqual(before)
    expect(before.order.buyerInfo?.contactId).toEqual(expect.any(String))
  })
})

describe('a checkout by id', () => {
  it('shows lines, address and totals, and is one per cart until it is bought', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const id = await checkoutOf(shop, token, [lineOf(mug, 2)])
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout).toMatchObject({
      id,
      completed: false,
      channelType: 'WEB',
      lineItems: [{ quantity: 2, price: { amount: '12.50' } }],
      priceSummary: { subtotal: { amount: '25.00' }, total: { amount: '25.00' } },
    })
    const { cart } = await shop.call('currentCart.getCurrentCart', { token })
    expect(cart?.checkoutId).toBe(id)
    const again = await shop.call('carts.createCheckout', {
      token,
      path: { id: present(cart?.id) },
      body: {
        email: 'ann@example.com',
        shippingAddress: { country: 'US', subdivision: 'US-NY', city: 'New York' },
        selectedShippingOption: { code: 'pickup' },
      },
    })
    expect(again.checkoutId).toBe(id)
    const told = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(told.checkout).toMatchObject({
      buyerInfo: { email: 'ann@example.com' },
      shippingInfo: {
        region: { name: 'United States' },
        shippingDestination: { address: { subdivisionFullname: 'New York' } },
        selectedCarrierServiceOption: { code: 'pickup', requestedShippingOption: true },
      },
      priceSummary: { tax: { amount: '2.22' }, total: { amount: '27.22' } },
    })
  })

  it('keeps the prices of its cart', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const id = await checkoutOf(shop, token, [lineOf(mug, 1)])
    await shop.call('products.updateProduct', {
      path: { id: mug },
      body: { product: { priceData: { price: 99 } } },
    })
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout.lineItems?.[0]?.price?.amount).toBe('12.50')
  })

  it.each(['shipping', 'billing'] as const)(
    'keeps the known contact when a call changes the %s address',
    async (kind) => {
      const token = await shop.visitor()
      const contactDetails = { firstName: 'Ann', lastName: 'Lee', phone: '+1 212 555 0100' }
      const told = { address: { country: 'US', city: 'New York' }, contactDetails }
      await shop.call('currentCart.addToCurrentCart', {
        token,
        body: { lineItems: [lineOf(await productWith(shop, 5), 1)] },
      })
      await shop.call('currentCart.updateCurrentCart', {
        token,
        body: { cartInfo: { contactInfo: told, buyerInfo: { email: 'ann@example.com' } } },
      })
      const known = kind === 'shipping' ? {} : { billingAddress: told.address }
      const address = { country: 'DE', city: 'Berlin' }
      const after = kind === 'shipping' ? { shippingAddress: address } : { billingAddress: address }
      for (const body of [known, after]) {
        await shop.call('currentCart.createCheckoutFromCurrentCart', { token, body })
      }
      const { cart } = await shop.call('currentCart.getCurrentCart', { token })
      const path = { id: present(cart?.checkoutId) }
      const { checkout } = await shop.call('checkouts.getCheckout', { token, path })
      expect(checkout.shippingInfo?.shippingDestination).toMatchObject({
        address: kind === 'shipping' ? address : told.address,
        contactDetails,
      })
      if (kind === 'billing') expect(checkout.billingInfo?.address).toMatchObject(address)
    },
  )

  it('is its buyer’s alone, and so is its page', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const stranger = await shop.visitor()
    expect(
      await shop.refuse('checkouts.getCheckout', { token: stranger, path: { id } }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(
      await shop.refuse('redirects.createRedirectSession', {
        token: stranger,
        body: { ecomCheckout: { checkoutId: id } },
      }),
    ).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const page = await pageOf(shop, token, id)
    await post(shop, page, { step: 'address', ...newYorker })
    const order = orderOn(await open(shop, page))
    const other = await checkoutOf(shop, stranger, [lineOf(await productWith(shop, 1), 1)])
    const own = new URL(await pageOf(shop, stranger, other))
    own.searchParams.set('checkoutId', id)
    for (const address of [`${origin}/_sandbox/checkout?checkoutId=${id}`, own.href]) {
      const read = await open(shop, address)
      expect([read.status, read.text.includes(newYorker.addressLine)]).toEqual([404, false])
      expect((await post(shop, address, order)).status).toBe(404)
    }
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout.completed).toBe(false)
  })

  it('closes the page of its visitor at sign-in, and that of its member at sign-out', async () => {
    const { session, currentCart } = createClient({
      platform: platforms.sandbox(origin),
      clientId: demoSite.clientId,
      fetch: (url, init) => shop.fetch(new Request(url, init)),
    })
    const token = async () => present((await session.tokens())?.accessToken.value)
    await currentCart.addToCurrentCart({ lineItems: [lineOf(await productWith(shop, 1), 1)] })
    const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({})
    const id = present(checkoutId)
    const visitors = await pageOf(shop, await token(), id)
    await post(shop, visitors, { step: 'address', ...newYorker })
    await session.loginWithPassword(demoSite.member)
    const members = await pageOf(shop, await token(), id)
    const order = orderOn(await open(shop, members))
    const closed = [await open(shop, visitors), await post(shop, visitors, order)]
    expect(closed.map(({ status, text }) => [status, text.includes('Ann')])).toEqual([
      [404, false],
      [404, false],
    ])
    // A sign-in in another tab ends the page; its link leads to allowed addresses only.
    const back = '<a href="http://localhost:3000/after">Back to the shop</a>'
    expect(closed.map(({ text }) => text.includes(back))).toEqual([true, true])
    const forged = new URL(visitors)
    forged.searchParams.set('postFlowUrl', 'https://elsewhere.example/')
    expect((await open(shop, forged.href)).text).not.toContain('elsewhere')
    expect((await open(shop, members)).status).toBe(200)
    await session.logout()
    expect((await open(shop, members)).status).toBe(404)
  })

  it('needs an e-mail address with an address of a buyer who is not signed in', async () => {
    const token = await shop.visitor()
    await shop.call('currentCart.addToCurrentCart', {
      token,
      body: { lineItems: [lineOf(await productWith(shop, 1), 1)] },
    })
    const refusal = await shop.refuse('currentCart.createCheckoutFromCurrentCart', {
      token,
      body: { shippingAddress: { country: 'US' } },
    })
    expect(refusal.violations).toMatchObject([{ field: 'email', violatedRule: 'REQUIRED_FIELD' }])
  })

  it('needs none with an address of a member', async () => {
    const token = await shop.member()
    const lineItems = [lineOf(await productWith(shop, 1), 1)]
    const { cart } = await shop.call('carts.createCart', { token, body: { lineItems } })
    const parts = { token, path: { id: cart.id }, body: { shippingAddress: { country: 'US' } } }
    expect(await shop.status('carts.createCheckout', parts)).toBe(200)
  })

  it('asks a buyer who is not signed in for the e-mail address once', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const tell = (body: object) =>
      shop.call('currentCart.createCheckoutFromCurrentCart', { token, body })
    await tell({ email: 'ann@example.com', shippingAddress: { country: 'US' } })
    expect(await tell({ shippingAddress: { country: 'DE' } })).toEqual({ checkoutId: id })
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout).toMatchObject({
      buyerInfo: { email: 'ann@example.com' },
      shippingInfo: { shippingDestination: { address: { country: 'DE' } } },
    })
  })
})

describe('the hosted page', () => {
  it('accepts address and shipping option without scripts, places the order, and shows it', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const id = await checkoutOf(shop, token, [lineOf(mug, 2)])
    const address = await pageOf(shop, token, id)
    const { pathname, search } = new URL(address)

    const first = await open(shop, address)
    expect(first.text).toContain('Your address')
    expect(first.text).not.toContain('<script')
    const later = 'Calculated in the next step'
    expect(sumsOf(first)).toEqual({
      Subtotal: '$25.00',
      Delivery: later,
      Tax: later,
      Total: '$25.00',
    })
    const told = await post(shop, address, { step: 'address', ...newYorker })
    expect([told.status, told.location]).toEqual([303, `${pathname}${search}`])

    const review = await open(shop, address)
    expect(review.text).toContain('235 West 23rd Street')
    expect(totalOn(review)).toBe('33.22')
    expect(sumsOf(review)).toEqual({
      Subtotal: '$25.00',
      Delivery: '$6.00',
      Tax: '$2.22',
      Total: '$33.22',
    })
    const [, pickup] = present(/value="([^"]*\/(?:pickup))"/.exec(review.text))
    await post(shop, address, { step: 'shipping', shipping: present(pickup) })
    const cheaper = await open(shop, address)
    expect(totalOn(cheaper)).toBe('27.22')

    const bought = await post(shop, address, { step: 'order', total: totalOn(cheaper) })
    expect([bought.status, bought.location]).toEqual([303, `${pathname}${search}`])
    const order = await open(shop, address)
    expect(order.text).toMatch(/Your order <strong>1\d{4}<\/strong>/)
    expect(order.text).toContain('href="http://localhost:3000/after"')
    expect(await stockOf(shop, mug)).toBe(3)
    expect(await shop.refuse('currentCart.getCurrentCart', { token })).toMatchObject({
      code: 'OWNED_CART_NOT_FOUND',
    })
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout).toMatchObject({
      completed: true,
      priceSummary: { total: { amount: '27.22' } },
    })
  })

  it('places no order by the button that updates the total, whose form is that of the order', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 1)
    const address = await pageOf(shop, token, await checkoutOf(shop, token, [lineOf(mug, 1)]))
    await post(shop, address, { step: 'address', ...newYorker })
    const review = await open(shop, address)
    const [, shipping] = present(/name="shipping" value="([^"]*)" checked/.exec(review.text))
    await post(shop, address, { ...orderOn(review), step: 'shipping', shipping: present(shipping) })
    expect(totalOn(await open(shop, address))).toBe(totalOn(review))
    expect(await stockOf(shop, mug)).toBe(1)
  })

  it('places one order, however often the button is pressed', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const address = await pageOf(shop, token, await checkoutOf(shop, token, [lineOf(mug, 1)]))
    await post(shop, address, { step: 'address', ...newYorker })
    const total = totalOn(await open(shop, address))
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => post(shop, address, { step: 'order', total })),
    )
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await stockOf(shop, mug)).toBe(4)
  })

  it('redirects to the thank-you page, with the order’s id', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const thankYouPageUrl = 'http://localhost:3000/thanks?shop=1'
    const { location } = await buy(shop, await pageOf(shop, token, id, { thankYouPageUrl }))
    const thanks = new URL(present(location))
    expect(thanks.origin + thanks.pathname).toBe('http://localhost:3000/thanks')
    expect([...thanks.searchParams.keys()]).toEqual(['shop', 'orderId'])
  })

  it('reports the violations of an address by field, and keeps the input', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const address = await pageOf(shop, token, id)
    const wrong = { ...newYorker, email: 'ann', city: '', subdivision: '', lastName: 'O’"Neil' }
    const { status, text } = await post(shop, address, { step: 'address', ...wrong })
    expect(status).toBe(400)
    for (const name of ['email', 'city', 'subdivision']) expect(text).toContain(`${name}-problem`)
    expect(text).toContain('value="O’&#34;Neil"')
    expect(text).not.toContain('lastName-problem')
    const invisible = { ...newYorker, lastName: '\u200b', city: '\u2800' }
    const blank = await post(shop, address, { step: 'address', ...invisible })
    expect(blank.status).toBe(400)
    for (const name of ['lastName', 'city']) expect(blank.text).toContain(`${name}-problem`)
  })

  it('has every entered field in the form that changes the address, and in the checkout', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const address = await pageOf(shop, token, id)
    const full = { ...newYorker, phone: '+1 212 555 0100', addressLine2: 'Floor 3' }
    const refused = await post(shop, address, { step: 'address', ...full, phone: 'by day' })
    expect([refused.status, refused.text.includes('phone-problem')]).toEqual([400, true])
    await post(shop, address, { step: 'address', ...full })
    const { text } = await open(shop, `${address}&step=address`)
    const { country, subdivision, ...typed } = full
    for (const choice of [country, subdivision])
      expect(text).toContain(`<option value="${choice}" selected>`)
    const { firstName, lastName, phone } = full
    for (const [name, value] of Object.entries(typed))
      expect([name, new RegExp(` name="${name}".* value="(.*?)"`).exec(text)?.[1]]).toEqual([
        name,
        value,
      ])
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout.shippingInfo?.shippingDestination?.contactDetails).toMatchObject({
      firstName,
      lastName,
      phone,
    })
  })

  it('preserves cart, address and shipping option when it is left', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const id = await checkoutOf(shop, token, [lineOf(mug, 2)])
    const address = await pageOf(shop, token, id)
    await post(shop, address, { step: 'address', ...berlin })
    const { cart } = await shop.call('currentCart.getCurrentCart', { token })
    expect(cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2])
    expect(await stockOf(shop, mug)).toBe(5)
    const again = await open(shop, await pageOf(shop, token, id))
    expect(again.text).toContain('Linienstraße 40')
    expect(again.text).toContain('Tax (included)')
    await post(shop, address, orderOn(again))
    const order = await open(shop, address)
    expect(order.text).toContain('Thank you')
    expect(order.text).toContain('Tax (included)')
  })

  it('charges no total that the buyer has not seen', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 5)
    const id = await checkoutOf(shop, token, [lineOf(mug, 2)])
    const address = await pageOf(shop, token, id)
    await post(shop, address, { step: 'address', ...newYorker })
    const review = await open(shop, address)
    await post(shop, address, { step: 'address', ...berlin })
    const refused = await post(shop, address, { step: 'order', total: totalOn(review) })
    expect([refused.status, refused.text.includes('The total has changed')]).toEqual([409, true])
    expect(totalOn(refused)).not.toBe(totalOn(review))
    expect(await stockOf(shop, mug)).toBe(5)
  })

  it('explains why a membership does not pay', async () => {
    const token = await shop.member()
    const { id: catalogItemId } = present(selling.services.find((one) => one.forMemberships))
    const catalogReference = { appId: bookingsAppId, catalogItemId }
    const selectedMembership = { id: crypto.randomUUID(), appId: membershipsAppId }
    const lineItems = [{ quantity: 1, catalogReference, selectedMembership }]
    await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
    const made = await shop.call('currentCart.createCheckoutFromCurrentCart', { token })
    const address = await pageOf(shop, token, made.checkoutId)
    await post(shop, address, { step: 'address', ...newYorker })
    const { text } = await open(shop, address)
    expect(text).toContain('The chosen membership cannot pay for Throwing class')
    await shop.call('currentCart.deleteCurrentCart', { token })
  })

  it('places no order of items or to an address that the buyer has not seen', async () => {
    const token = await shop.visitor()
    const [red, blue] = [await productWith(shop, 5), await productWith(shop, 5)]
    const address = await pageOf(shop, token, await checkoutOf(shop, token, [lineOf(red, 1)]))
    await post(shop, address, { step: 'address', ...newYorker })
    const review = await open(shop, address)
    // Another tab, at the same total.
    await post(shop, address, { step: 'address', ...newYorker, addressLine: '1 Main Street' })
    const moved = await post(shop, address, orderOn(review))
    const { cart } = await shop.call('currentCart.getCurrentCart', { token })
    const lineItemIds = present(cart).lineItems.map(({ id }) => id)
    await shop.call('currentCart.removeLineItemsFromCurrentCart', { token, body: { lineItemIds } })
    await checkoutOf(shop, token, [lineOf(blue, 1)])
    const swapped = await post(shop, address, orderOn(moved))
    for (const { status, text } of [moved, swapped])
      expect([status, text.includes('The order has changed')]).toEqual([409, true])
    expect((await post(shop, address, orderOn(swapped))).status).toBe(303)
    expect([await stockOf(shop, red), await stockOf(shop, blue)]).toEqual([5, 4])
  })

  it('reports a destination without a carrier', async () => {
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(await productWith(shop, 1), 1)])
    const address = await pageOf(shop, token, id)
    await post(shop, address, { step: 'address', ...berlin, country: 'AQ' })
    const { text } = await open(shop, address)
    expect(text).toContain('does not deliver to AQ')
    expect(text).not.toContain('Place the order')
  })

  it('shows not found for an unknown checkout', async () => {
    const { status } = await open(shop, 'http://127.0.0.1:4100/_sandbox/checkout?checkoutId=none')
    expect(status).toBe(404)
  })
})

describe('what an order changes', () => {
  it('is one use of the coupon, and the gift card’s balance once', async () => {
    const token = await shop.visitor()
    const mug = await productWith(shop, 50)
    await shop.call('currentCart.addToCurrentCart', {
      token,
      body: { lineItems: [lineOf(mug, 4)] },
    })
    for (const couponCode of [demoCoupons.percent, demoGiftCard]) {
      await shop.call('currentCart.updateCurrentCart', { token, body: { couponCode } })
    }
    const { checkoutId: id } = await shop.call('currentCart.createCheckoutFromCurrentCart', {
      token,
    })
    const { checkout } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(checkout.priceSummary).toMatchObject({
      subtotal: { amount: '50.00' },
      discount: { amount: '5.00' },
    })
    expect(checkout.giftCard?.amount?.amount).toBe('45.00')
    const address = await pageOf(shop, token, id)
    expect((await open(shop, address)).text).toContain(`Discount (${demoCoupons.percent})`)
    await buy(shop, address)
    expect((await open(shop, address)).text).toMatch(/Paid by gift card<\/dt><dd>−\$50\.00/)
    const next = await shop.visitor()
    await shop.call('currentCart.addToCurrentCart', {
      token: next,
      body: { lineItems: [lineOf(mug, 4)] },
    })
    await shop.refuse('currentCart.updateCurrentCart', {
      token: next,
      body: { couponCode: demoGiftCard },
    })
  })

  it('leaves items added meanwhile in the cart', async () => {
    const token = await shop.visitor()
    const [mug, cup] = [await productWith(shop, 5), await productWith(shop, 5)]
    const id = await checkoutOf(shop, token, [lineOf(mug, 1)])
    const { cart: before } = await shop.call('currentCart.addToCurrentCart', {
      token,
      body: { lineItems: [lineOf(mug, 2), lineOf(cup, 1)] },
    })
    await buy(shop, await pageOf(shop, token, id))
    const { cart } = await shop.call('currentCart.getCurrentCart', { token })
    const left = cart?.lineItems.map(({ catalogReference, quantity }) => [
      catalogReference?.catalogItemId,
      quantity,
    ])
    expect(left).toEqual([
      [mug, 2],
      [cup, 1],
    ])
    expect(cart?.checkoutId ?? null).toBeNull()
    // What stays is another purchase.
    expect([before?.id, before?.purchaseFlowId]).toEqual([cart?.id, expect.any(String)])
    expect(cart?.purchaseFlowId).not.toBe(before?.purchaseFlowId)
    expect(await stockOf(shop, mug)).toBe(4)
  })

  it.each([
    ['the stock alone', 2, 303, 0, true],
    ['the stock, and all that may be promised', 3, 303, 0, false],
    ['nothing, for more than both', 4, 409, 2, false],
  ])('is %s of a product with preorders', async (_name, quantity, status, left, mayPreorder) => {
    const mug = await productWith(shop, 2)
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId: mug },
      body: { inventoryItem: { preorderInfo: { enabled: true, limit: 1 } } },
    })
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(mug, quantity)])
    const bought = await buy(shop, await pageOf(shop, token, id))
    expect(bought.status).toBe(status)
    expect(await stockOf(shop, mug)).toBe(left)
    const { inventoryItem } = await shop.call('inventory.getInventoryVariants', {
      path: { inventoryId: mug },
      body: { productId: mug },
    })
    expect(inventoryItem.variants[0]?.availableForPreorder).toBe(mayPreorder)
  })

  it('is preorders of an untracked product', async () => {
    const mug = await productWith(shop, 0)
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId: mug },
      body: {
        inventoryItem: {
          trackQuantity: false,
          variants: [{ variantId: defaultVariantId, inStock: false }],
          preorderInfo: { enabled: true },
        },
      },
    })
    const token = await shop.visitor()
    const id = await checkoutOf(shop, token, [lineOf(mug, 2)])
    expect((await buy(shop, await pageOf(shop, token, id))).status).toBe(303)
  })

  it('never charges a gift card an amount that the buyer has not seen', async () => {
    const fresh = await openShop({ products: 1 })
    const mug = await productWith(fresh, 50)
    const pages = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const token = await fresh.visitor()
        await fresh.call('currentCart.addToCurrentCart', {
          token,
          body: { lineItems: [lineOf(mug, 4)] },
        })
        await fresh.call('currentCart.updateCurrentCart', {
          token,
          body: { couponCode: demoGiftCard },
        })
        const { checkoutId } = await fresh.call('currentCart.createCheckoutFromCurrentCart', {
          token,
        })
        const address = await pageOf(fresh, token, checkoutId)
        await post(fresh, address, { step: 'address', ...newYorker })
        return { address, order: orderOn(await open(fresh, address)) }
      }),
    )
    const statuses: number[] = []
    for (const { address, order } of pages)
      statuses.push((await post(fresh, address, order)).status)
    expect(statuses).toEqual([303, 409])
    const [, second] = pages
    const again = await open(fresh, present(second).address)
    expect(again.text).toContain(errorMeanings.ERROR_GIFT_CARD_EMPTY)
    expect((await post(fresh, present(second).address, orderOn(again))).status).toBe(303)
    await fresh.close()
  })

  it('is the last unit for one of many concurrent buyers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mug = await productWith(shop, 1)
      const pages = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const token = await shop.visitor()
          const id = await checkoutOf(shop, token, [lineOf(mug, 1)])
          const address = await pageOf(shop, token, id)
          await post(shop, address, { step: 'address', ...newYorker })
          return { address, token, total: totalOn(await open(shop, address)) }
        }),
      )
      const answers = await Promise.all(
        pages.map(({ address, total }) => post(shop, address, { step: 'order', total })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409])
      expect(await stockOf(shop, mug)).toBe(0)
      const carts = await Promise.all(
        pages.map(async ({ token }, index) => ({
          won: answers[index]?.status === 303,
          cart: (await shop.fetch(currentCartOf(token))).status,
        })),
      )
      for (const { won, cart } of carts) expect(cart).toBe(won ? 404 : 200)
    }
  })
})

/** The sums of a page by their names. */
const sumsOf = ({ text }: { readonly text: string }) =>
  Object.fromEntries(
    [...text.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, sum]) => [name, sum]),
  )

const currentCartOf = (token: string) =>
  new Request('http://127.0.0.1:4100/v1/carts/current', { headers: { authorization: token } })
