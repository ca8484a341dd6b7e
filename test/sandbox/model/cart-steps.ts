/** What a buyer does with a cart. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { demoCoupons } from '../../../sandbox/demo/seed/data.ts'
import { present } from '../commerce/catalogue/shop.ts'
import { lineOf } from '../commerce/checkouts/buyer.ts'
import { buyerAt, buyerCount, discountOf, type ModelCoupon, subtotalOf } from './model.ts'
import { type Command, expectCart, type Stage, step } from './stage.ts'

const add = (buyer: number, product: number, quantity: number) =>
  step(`add(${buyer}, ${product}, ${quantity})`, async (model, stage) => {
    const own = buyerAt(model, buyer)
    const { cart } = await stage.shop.call('currentCart.addToCurrentCart', {
      token: present(stage.tokens[buyer]),
      body: { lineItems: [lineOf(present(stage.productIds[product]), quantity)] },
    })
    if (own.cart === undefined) {
      model.carts += 1
      own.cart = { number: model.carts, lines: [] }
    }
    const before = own.cart.lines.find((line) => line.product === product)
    own.cart.lines = before
      ? own.cart.lines.map((line) =>
          line === before ? { ...line, quantity: line.quantity + quantity } : line,
        )
      : [...own.cart.lines, { product, quantity }]
    expectCart(model, stage, own.cart, cart)
  })

/** The id of the line at a place of the cart, or undefined. */
async function lineAt({ shop, tokens }: Stage, buyer: number, place: number) {
  const { cart } = await shop.call('currentCart.getCurrentCart', { token: present(tokens[buyer]) })
  return cart?.lineItems[place]?.id ?? undefined
}

const setQuantity = (buyer: number, place: number, quantity: number) =>
  step(`setQuantity(${buyer}, ${place}, ${quantity})`, async (model, stage) => {
    const { cart } = buyerAt(model, buyer)
    if (cart?.lines[place] === undefined) return
    const id = await lineAt(stage, buyer, place)
    const answer = await stage.shop.call('currentCart.updateCurrentCartLineItemQuantity', {
      token: present(stage.tokens[buyer]),
      body: { lineItems: [{ id, quantity }] },
    })
    cart.lines = cart.lines.map((line, at) => (at === place ? { ...line, quantity } : line))
    expectCart(model, stage, cart, answer.cart)
  })

const remove = (buyer: number, place: number) =>
  step(`remove(${buyer}, ${place})`, async (model, stage) => {
    const { cart } = buyerAt(model, buyer)
    if (cart?.lines[place] === undefined) return
    const id = await lineAt(stage, buyer, place)
    const answer = await stage.shop.call('currentCart.removeLineItemsFromCurrentCart', {
      token: present(stage.tokens[buyer]),
      body: { lineItemIds: [id] },
    })
    cart.lines = cart.lines.filter((_, at) => at !== place)
    expectCart(model, stage, cart, answer.cart)
  })

const drop = (buyer: number) =>
  step(`drop(${buyer})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    if (own.cart === undefined) return
    await shop.call('currentCart.deleteCurrentCart', { token: present(tokens[buyer]) })
    own.cart = undefined
  })

const putCoupon = (buyer: number, coupon: ModelCoupon) =>
  step(`putCoupon(${buyer}, ${coupon})`, async (model, { shop, tokens }) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    const parts = { token: present(tokens[buyer]), body: { couponCode: demoCoupons[coupon] } }
    if (cart.lines.length === 0) {
      const { code } = await shop.refuse('currentCart.updateCurrentCart', parts)
      expect(code).toBe('ERROR_COUPON_NOT_APPLICABLE')
    } else if (coupon === 'minimumSubtotal' && subtotalOf(model, cart.lines) < 100_00) {
      const { code } = await shop.refuse('currentCart.updateCurrentCart', parts)
      expect(code).toBe('ERROR_INVALID_SUBTOTAL')
    } else {
      await shop.call('currentCart.updateCurrentCart', parts)
      cart.coupon = coupon
    }
  })

const takeCouponOff = (buyer: number) =>
  step(`takeCouponOff(${buyer})`, async (model, stage) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    const answer = await stage.shop.call('currentCart.removeCouponFromCurrentCart', {
      token: present(stage.tokens[buyer]),
      body: {},
    })
    cart.coupon = undefined
    expectCart(model, stage, cart, answer.cart)
  })

const estimate = (buyer: number) =>
  step(`estimate(${buyer})`, async (model, stage) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    const answer = await stage.shop.call('currentCart.estimateCurrentCartTotals', {
      token: present(stage.tokens[buyer]),
      body: { shippingAddress: { country: 'US', subdivision: 'US-NY' } },
    })
    const cents = (
      name: 'subtotal' | 'discount' | 'shipping' | 'additionalFees' | 'tax' | 'total',
    ) => Math.round(Number(answer.priceSummary?.[name]?.amount) * 100)
    expect(cents('subtotal')).toBe(subtotalOf(model, cart.lines))
    expect(cents('discount')).toBe(discountOf(model, cart))
    expect(cents('total')).toBe(
      cents('subtotal') -
        cents('discount') +
        cents('shipping') +
        cents('additionalFees') +
        cents('tax'),
    )
    const taxed = cents('subtotal') - cents('discount') + cents('additionalFees')
    expect(Math.abs(cents('tax') - taxed * 0.08875)).toBeLessThanOrEqual(cart.lines.length + 1)
    expectCart(model, stage, cart, answer.cart)
  })

export const aBuyer = fc.integer({ min: 0, max: buyerCount - 1 })
export const aProduct = fc.integer({ min: 0, max: 2 })
export const someUnits = fc.integer({ min: 1, max: 6 })
const aPlace = fc.integer({ min: 0, max: 2 })
const aCoupon = fc.constantFrom<ModelCoupon>('percent', 'amount', 'minimumSubtotal')

export const cartSteps: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(aBuyer, aProduct, someUnits).map((given) => add(...given)),
  fc.tuple(aBuyer, aProduct, someUnits).map((given) => add(...given)),
  fc.tuple(aBuyer, aPlace, someUnits).map((given) => setQuantity(...given)),
  fc.tuple(aBuyer, aPlace).map((given) => remove(...given)),
  aBuyer.map(drop),
  fc.tuple(aBuyer, aCoupon).map((given) => putCoupon(...given)),
  aBuyer.map(takeCouponOff),
  aBuyer.map(estimate),
]
