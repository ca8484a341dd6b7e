/** What a buyer does at the checkout. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { present } from '../commerce/catalogue/shop.ts'
import { buy, pageOf } from '../commerce/checkouts/buyer.ts'
import { aBuyer } from './cart-steps.ts'
import { buyerAt, productAt, subtotalOf, withoutOrdered } from './model.ts'
import { type Command, step } from './stage.ts'

const checkOut = (buyer: number) =>
  step(`checkOut(${buyer})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    const { cart } = own
    if (cart === undefined) return
    const parts = { token: present(tokens[buyer]), body: {} }
    const isBarred =
      cart.lines.length === 0 ||
      cart.lines.some(({ product }) => productAt(model, product).stock === 0)
    if (isBarred) {
      const { code } = await shop.refuse('currentCart.createCheckoutFromCurrentCart', parts)
      expect(code).toBe('LINE_ITEM_WITH_ZERO_QUANTITY')
      return
    }
    const { checkoutId } = await shop.call('currentCart.createCheckoutFromCurrentCart', parts)
    expect(checkoutId).toBe(cart.checkout ?? checkoutId)
    cart.checkout = checkoutId
    own.checkouts.set(checkoutId, {
      cart: cart.number,
      coupon: cart.coupon,
      isBought: false,
      lines: cart.lines.map((line) => ({ ...line, cents: productAt(model, line.product).cents })),
    })
  })

const pay = (buyer: number, which: number) =>
  step(`pay(${buyer}, ${which})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    const found = [...own.checkouts][which % Math.max(1, own.checkouts.size)]
    if (found === undefined) return
    const [id, checkout] = found
    const token = present(tokens[buyer])
    const { location, status } = await buy(shop, await pageOf(shop, token, id))
    const isShort = checkout.lines.some(
      ({ product, quantity }) => productAt(model, product).stock < quantity,
    )
    const { checkout: after } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(after.completed).toBe(checkout.isBought || !isShort)
    if (checkout.isBought) return
    expect([status, location !== null]).toEqual(isShort ? [409, false] : [303, true])
    if (isShort) return
    checkout.isBought = true
    expect(after.priceSummary?.subtotal?.amount).toBe(
      (subtotalOf(model, checkout.lines) / 100).toFixed(2),
    )
    for (const { product, quantity } of checkout.lines) productAt(model, product).stock -= quantity
    if (own.cart?.number !== checkout.cart) return
    const lines = withoutOrdered(own.cart.lines, checkout.lines)
    const { number, coupon } = own.cart
    // A code that was entered after the checkout stays.
    const left = coupon === checkout.coupon ? undefined : coupon
    own.cart = lines.length === 0 ? undefined : { number, lines, coupon: left }
  })

export const checkoutSteps: readonly fc.Arbitrary<Command>[] = [
  aBuyer.map(checkOut),
  aBuyer.map(checkOut),
  fc.tuple(aBuyer, fc.nat(3)).map((given) => pay(...given)),
]
