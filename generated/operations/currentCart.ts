// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.currentCart.

import { cartCodec, customLineItemCodec, lineItemInputCodec, membershipOptionsCodec, shippingInformationCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Get the current cart
 *
 * Returns the cart of the visitor or member whose token is sent. Until something is added there
 * is none, and the call fails with `OWNED_CART_NOT_FOUND`: treat that as an empty cart. Some
 * releases return no `cart` instead.
 *
 * This is the one read that always goes to the main host, so that it sees a line added just
 * before.
 */
export const getCurrentCart: Operation = /* @__PURE__ */ operation('GET', 'main', 'read', 'getCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  answer: { cart: cartCodec },
})

/**
 * Change the current cart
 *
 * Changes the note, contact, shipping option and the like of the caller's cart, or puts a
 * coupon on it. Omitted fields stay unchanged. To clear a text or an id, send null; to clear
 * any field, name it in `cartFieldmask` without a value. A cart holds one coupon: sending
 * another replaces it.
 *
 * To change lines use `currentCart.addToCurrentCart`,
 * `currentCart.updateCurrentCartLineItemQuantity` and
 * `currentCart.removeLineItemsFromCurrentCart`.
 */
export const updateCurrentCart: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Delete the current cart
 *
 * Deletes the caller's cart with all its lines. The next line added starts a new one, so a
 * repeated call could delete that: do not retry a call with an unknown outcome.
 */
export const deleteCurrentCart: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'not-repeatable', 'deleteCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  empty: true,
})

/**
 * Add lines to the current cart
 *
 * Adds items to the caller's cart and creates the cart if there is none yet. An item that is
 * already there with the same choices has its quantity increased instead of a second line.
 *
 * The call is not idempotent: when its outcome is unknown, read the cart before you retry it.
 */
export const addToCurrentCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addToCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Remove lines from the current cart
 *
 * Removes whole lines from the caller's cart. The ids are those of the lines
 * (`lineItems[].id`), not of the products. Removing the last line leaves an empty cart.
 */
export const removeLineItemsFromCurrentCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeLineItemsFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/remove-line-items', {
  answer: { cart: cartCodec },
})

/**
 * Set quantities of lines in the current cart
 *
 * Sets the quantities of lines to absolute values. The minimum is 1: to remove a line use
 * `currentCart.removeLineItemsFromCurrentCart`. A quantity above the stock is accepted; the
 * line's `availability` shows it.
 */
export const updateCurrentCartLineItemQuantity: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateCurrentCartLineItemQuantity', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/update-line-items-quantity', {
  answer: { cart: cartCodec },
})

/**
 * Remove the coupon from the current cart
 *
 * Removes the coupon and the gift card from the caller's cart. A no-op for a cart without them.
 */
export const removeCouponFromCurrentCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeCouponFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/remove-coupon', {
  answer: { cart: cartCodec },
})

/**
 * Estimate the current cart's totals
 *
 * Calculates subtotal, discounts, shipping, fees, tax and total of the caller's cart, for the
 * addresses, shipping option and memberships given. Nothing is stored. Without a shipping
 * address neither shipping nor, in most places, tax can be calculated.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 */
export const estimateCurrentCartTotals: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'estimateCurrentCartTotals', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
})

/**
 * Create a checkout from the current cart
 *
 * Creates a checkout of what the caller's cart holds and returns its id. Pass the id to
 * `redirects.createRedirectSession` as `ecomCheckout` for the address of the hosted checkout
 * page.
 *
 * A cart has one open checkout: until it is paid for, another call updates that one to the
 * cart's current lines and returns the same id, and an omitted address or shipping option
 * stays. The cart stays until then. A buyer who is not signed in needs an `email` as soon as an
 * address is sent.
 */
export const createCheckoutFromCurrentCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCheckoutFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/create-checkout')
