// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.carts.

import { cartCodec, customLineItemCodec, lineItemInputCodec, membershipOptionsCodec, shippingInformationCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Create a cart
 *
 * Creates a cart with at least one line and answers with it. Nothing is reserved: stock is only
 * checked.
 *
 * A visitor's first `currentCart.addToCurrentCart` creates a cart too; use this call for carts
 * that are kept by id, such as those a server fills for a buyer. A coupon that does not apply
 * is refused, the cart is then not created.
 */
export const createCart: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCart', '/v1/carts', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Get a cart
 *
 * Answers with a cart, its prices and availability as the catalogue has them now. Totals with
 * shipping and tax are not part of a cart: call `carts.estimateTotals`. A cart no longer exists
 * once its checkout is paid.
 */
export const getCart: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCart', '/v1/carts/{id}', {
  answer: { cart: cartCodec },
})

/**
 * Change a cart
 *
 * Changes the note, contact, shipping option and the like of a cart, or puts a coupon or
 * discounts on it. What is left out stays as it is; to clear a field, send it as null or name
 * it in `cartFieldmask` without a value.
 *
 * A cart holds one coupon: sending another replaces it, and `carts.removeCoupon` takes it off.
 * To change lines use
 * `carts.addToCart`, `carts.updateLineItemsQuantity` and `carts.removeLineItems`, which say
 * what they do. The contact id can only be set for buyers who are not signed in.
 */
export const updateCart: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'PATCH', 'updateCart', '/v1/carts/{id}', {
  mirrors: { id: 'cartInfo.id' },
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Delete a cart
 *
 * Deletes a cart with all its lines. It cannot be brought back; a checkout made from it stays.
 */
export const deleteCart: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'DELETE', 'deleteCart', '/v1/carts/{id}', {
  empty: true,
})

/**
 * Add lines to a cart
 *
 * Adds items to a cart. An item that is already there in the same choice gets its quantity
 * raised rather than a second line.
 *
 * Only `catalogReference`, `quantity` and `selectedMembership` of a line are read. A repeated
 * call adds again: when the outcome of a call is unknown, read the cart before you repeat it.
 */
export const addToCart: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'addToCart', '/v1/carts/{id}/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Remove lines from a cart
 *
 * Takes whole lines out of a cart. The ids are those of the lines (`lineItems[].id`), not of
 * the products. Removing the last line leaves an empty cart.
 */
export const removeLineItems: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeLineItems', '/v1/carts/{id}/remove-line-items', {
  answer: { cart: cartCodec },
})

/**
 * Set quantities of lines
 *
 * Sets the quantity of lines to the given numbers; nothing is added up. The least is 1: to drop
 * a line use
 * `carts.removeLineItems`. A quantity above the stock is accepted; the line's `availability`
 * shows it.
 */
export const updateLineItemsQuantity: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'updateLineItemsQuantity', '/v1/carts/{id}/update-line-items-quantity', {
  answer: { cart: cartCodec },
})

/**
 * Take the coupon off a cart
 *
 * Takes the coupon and the gift card off a cart. A cart without one is not changed. Merchant
 * discounts stay.
 */
export const removeCoupon: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeCoupon', '/v1/carts/{id}/remove-coupon', {
  answer: { cart: cartCodec },
})

/**
 * Estimate a cart's totals
 *
 * Reckons subtotal, discounts, shipping, fees, tax and total of a cart, for the addresses,
 * shipping option and memberships given. Nothing is stored. Without a shipping address neither
 * shipping nor, in most places, tax can be reckoned.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 */
export const estimateTotals: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'estimateTotals', '/v1/carts/{id}/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
})

/**
 * Get the cart of a checkout
 *
 * Answers with the cart that a checkout was made from, as `carts.getCart` does. A checkout
 * whose cart is gone, because it was paid or deleted, answers NOT_FOUND. The current release
 * has this call.
 */
export const getCartByCheckoutId: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCartByCheckoutId', '/v1/carts/by-checkout-id/{id}', {
  answer: { cart: cartCodec },
})

/**
 * Make a checkout from a cart
 *
 * Makes a checkout of what the cart holds and answers with its id. Hand the id to
 * `redirects.createRedirectSession` as `ecomCheckout` for the address of the page where the
 * buyer pays, or read the checkout with `checkouts.getCheckout`.
 *
 * The cart stays until the checkout is paid for. A buyer who is not signed in needs an `email`
 * as soon as an address is sent.
 */
export const createCheckout: Operation = /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCheckout', '/v1/carts/{id}/create-checkout')
