// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.currentCart.

import { cartCodec, customLineItemCodec, lineItemInputCodec, membershipOptionsCodec, shippingInformationCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Get the current cart
 *
 * Answers with the cart of the visitor or member whose token is sent. Until something has been
 * added there is none, which is refused with `OWNED_CART_NOT_FOUND`: treat that as an empty
 * cart. Some releases answer without `cart` instead.
 *
 * This is the one read that always goes to the main host, so that it sees a line added a moment
 * ago.
 */
export const getCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'GET', 'getCurrentCart', '/v1/carts/current', {
  answer: { cart: cartCodec },
})

/**
 * Change the current cart
 *
 * Changes the note, contact, shipping option and the like of the caller's cart, or puts a
 * coupon on it. What is left out stays as it is. A cart holds one coupon: sending another
 * replaces it.
 *
 * To change lines use `currentCart.addToCurrentCart`,
 * `currentCart.updateCurrentCartLineItemQuantity` and
 * `currentCart.removeLineItemsFromCurrentCart`, which say what they do.
 */
export const updateCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'PATCH', 'updateCurrentCart', '/v1/carts/current', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Delete the current cart
 *
 * Deletes the caller's cart with all its lines. The next line added starts a new one, so a
 * repeated call could delete that: do not repeat a call with an unknown outcome.
 */
export const deleteCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'DELETE', 'deleteCurrentCart', '/v1/carts/current', {
  empty: true,
})

/**
 * Add lines to the current cart
 *
 * Adds items to the caller's cart and makes the cart if there is none yet. An item that is
 * already there in the same choice gets its quantity raised rather than a second line.
 *
 * Only `catalogReference`, `quantity` and `selectedMembership` of a line are read. A repeated
 * call adds again: when the outcome of a call is unknown, read the cart before you repeat it.
 */
export const addToCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'addToCurrentCart', '/v1/carts/current/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Remove lines from the current cart
 *
 * Takes whole lines out of the caller's cart. The ids are those of the lines
 * (`lineItems[].id`), not of the products. Removing the last line leaves an empty cart.
 */
export const removeLineItemsFromCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeLineItemsFromCurrentCart', '/v1/carts/current/remove-line-items', {
  answer: { cart: cartCodec },
})

/**
 * Set quantities of lines in the current cart
 *
 * Sets the quantity of lines to the given numbers; nothing is added up. The least is 1: to drop
 * a line use
 * `currentCart.removeLineItemsFromCurrentCart`. A quantity above the stock is accepted; the
 * line's
 * `availability` shows it.
 */
export const updateCurrentCartLineItemQuantity: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'updateCurrentCartLineItemQuantity', '/v1/carts/current/update-line-items-quantity', {
  answer: { cart: cartCodec },
})

/**
 * Take the coupon off the current cart
 *
 * Takes the coupon and the gift card off the caller's cart. A cart without one is not changed.
 */
export const removeCouponFromCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeCouponFromCurrentCart', '/v1/carts/current/remove-coupon', {
  answer: { cart: cartCodec },
})

/**
 * Estimate the current cart's totals
 *
 * Reckons subtotal, discounts, shipping, fees, tax and total of the caller's cart, for the
 * addresses, shipping option and memberships given. Nothing is stored. Without a shipping
 * address neither shipping nor, in most places, tax can be reckoned.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 */
export const estimateCurrentCartTotals: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'estimateCurrentCartTotals', '/v1/carts/current/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
})

/**
 * Make a checkout from the current cart
 *
 * Makes a checkout of what the caller's cart holds and answers with its id. Hand the id to
 * `redirects.createRedirectSession` as `ecomCheckout` for the address of the page where the
 * buyer pays.
 *
 * The cart stays until the checkout is paid for. A buyer who is not signed in needs an `email`
 * as soon as an address is sent. Every call makes another checkout.
 */
export const createCheckoutFromCurrentCart: Operation = /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCheckoutFromCurrentCart', '/v1/carts/current/create-checkout')
