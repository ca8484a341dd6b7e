/** What a cart's caller asks for beside its lines: amounts in another currency, and a checkout page of its own. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { adjust } from '../../../../sandbox/commerce/rules/adjustments.ts'
import { discountedPrice } from '../../../../sandbox/commerce/rules/discounts.ts'
import { openShop, origin, type Shop } from '../catalogue/shop.ts'
import { lineOf, productWith } from '../checkouts/buyer.ts'

let shop: Shop
let lineItems: readonly ReturnType<typeof lineOf>[]
beforeAll(async () => {
  shop = await openShop({ products: 3 })
  // At 12.50 each.
  lineItems = [lineOf(await productWith(shop, 100), 3)]
})
afterAll(() => shop?.close())

describe('a cart in another currency', () => {
  const answered = async (currency: string) => {
    const response = await shop.fetch(
      new Request(`${origin}${operations['currentCart.addToCurrentCart'].path}`, {
        method: 'POST',
        headers: { authorization: await shop.visitor(), 'x-wix-currency': currency },
        body: JSON.stringify({ lineItems }),
      }),
    )
    const { cart } = await response.json()
    return cart
  }

  it('has every amount in both, rounded to the units of each currency', async () => {
    // One dollar is 155 yen and 0.31 dinars.
    const yen = await answered('JPY')
    expect(yen).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'JPY',
      subtotal: { amount: '37.50', convertedAmount: '5813', formattedConvertedAmount: '¥5,813' },
    })
    expect(yen.lineItems[0].price).toMatchObject({ amount: '12.50', convertedAmount: '1938' })
    const dinars = await answered('KWD')
    expect(dinars.subtotal).toMatchObject({ amount: '37.50', convertedAmount: '11.625' })
  })

  it('leaves what apps keep on it as they sent it', async () => {
    const own = { amount: 'a lot', convertedAmount: 'even more', conversionCurrency: 'shells' }
    const extendedFields = { namespaces: { '@acme/barter': own } }
    const reference = { ...lineItems[0]?.catalogReference, options: own }
    const sent = {
      cartInfo: { extendedFields },
      lineItems: [{ quantity: 1, catalogReference: reference, extendedFields }],
    }
    const { cart } = await shop.call('carts.createCart', {
      headers: { 'x-wix-currency': 'EUR' },
      body: sent,
    })
    expect(cart).toMatchObject({ extendedFields, conversionCurrency: 'EUR' })
    expect(cart?.lineItems[0]).toMatchObject({ extendedFields, catalogReference: reference })
    expect(cart?.subtotal?.convertedAmount).toBe('11.50')
  })

  it('stays in the store’s currency without a rate', async () => {
    const cart = await answered('XXX')
    expect(cart.conversionCurrency).toBe('USD')
    expect(cart.subtotal).toMatchObject({ amount: '37.50', convertedAmount: '37.50' })
  })
})

describe('a checkout page of the caller', () => {
  const sessionFor = async (overrideCheckoutUrl: string) => {
    const token = await shop.visitor()
    const { cart } = await shop.call('carts.createCart', {
      token,
      body: { cartInfo: { overrideCheckoutUrl }, lineItems },
    })
    const { checkoutId } = await shop.call('carts.createCheckout', {
      token,
      path: { id: cart?.id ?? '' },
      body: { channelType: 'WEB' },
    })
    return { token, checkoutId, body: { ecomCheckout: { checkoutId } } }
  }

  it('replaces the hosted one', async () => {
    const { token, checkoutId, body } = await sessionFor('http://localhost:3000/pay?step=1')
    const { redirectSession } = await shop.call('redirects.createRedirectSession', { token, body })
    const address = new URL(redirectSession.fullUrl)
    expect(`${address.origin}${address.pathname}`).toBe('http://localhost:3000/pay')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ step: '1', checkoutId })
  })

  it('that is not registered is refused', async () => {
    const { token, body } = await sessionFor('https://evil.example/pay')
    const refused = await shop.refuse('redirects.createRedirectSession', { token, body })
    expect(refused).toMatchObject({
      status: 400,
      violations: [{ field: 'ecomCheckout.checkoutId' }],
    })
  })
})

describe('prices are decimals', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 })
  const hundredths = fc.integer({ min: 0, max: 10_000 })

  it('a discount in per cent is exact to the cent, halves up', () => {
    fc.assert(
      fc.property(cents, hundredths, (price, rate) => {
        const exact = (BigInt(price) * BigInt(10_000 - rate) + 5_000n) / 10_000n
        expect(discountedPrice(price / 100, { type: 'PERCENT', value: rate / 100 })).toBe(
          Number(exact) / 100,
        )
      }),
    )
  })

  it('an adjustment in per cent is exact to the cent, halves up', () => {
    fc.assert(
      fc.property(cents, hundredths, (price, rate) => {
        const exact = (BigInt(price) * BigInt(10_000 + rate) + 5_000n) / 10_000n
        const change = { percentage: { rate: rate / 100, roundToInt: false } }
        expect(adjust(price / 100, change)).toBe(Number(exact) / 100)
      }),
    )
  })
})
