// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.currentCart.

import { addToCurrentCartRequestCodec, estimateTotalsResponseCodec, getCurrentCartResponseCodec, removeCouponResponseCodec, removeLineItemsResponseCodec, updateCartRequestCodec, updateCartResponseCodec, updateLineItemsQuantityResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

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
export const getCurrentCart: Operation = {
  id: 'currentCart.getCurrentCart',
  tag: 'currentCart',
  name: 'getCurrentCart',
  method: 'GET',
  path: '/v1/carts/current',
  service: 'carts',
  host: 'main',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: false,
  answer: getCurrentCartResponseCodec,
}

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
export const updateCurrentCart: Operation = {
  id: 'currentCart.updateCurrentCart',
  tag: 'currentCart',
  name: 'updateCurrentCart',
  method: 'PATCH',
  path: '/v1/carts/current',
  service: 'carts',
  host: 'main',
  retry: 'repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  request: updateCartRequestCodec,
  answer: updateCartResponseCodec,
}

/**
 * Delete the current cart
 *
 * Deletes the caller's cart with all its lines. The next line added starts a new one, so a
 * repeated call could delete that: do not repeat one whose outcome you do not know.
 */
export const deleteCurrentCart: Operation = {
  id: 'currentCart.deleteCurrentCart',
  tag: 'currentCart',
  name: 'deleteCurrentCart',
  method: 'DELETE',
  path: '/v1/carts/current',
  service: 'carts',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: false,
}

/**
 * Add lines to the current cart
 *
 * Adds items to the caller's cart and makes the cart if there is none yet. An item that is
 * already there in the same choice gets its quantity raised rather than a second line. At most
 * 100 items per call.
 *
 * Only `catalogReference`, `quantity` and `selectedMembership` of a line are read. A repeated
 * call adds again, so do not repeat one whose outcome you do not know: read the cart first.
 */
export const addToCurrentCart: Operation = {
  id: 'currentCart.addToCurrentCart',
  tag: 'currentCart',
  name: 'addToCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/add-to-cart',
  service: 'carts',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  request: addToCurrentCartRequestCodec,
  answer: updateCartResponseCodec,
}

/**
 * Remove lines from the current cart
 *
 * Takes whole lines out of the caller's cart. The ids are those of the lines
 * (`lineItems[].id`), not of the products. Removing the last line leaves an empty cart.
 */
export const removeLineItemsFromCurrentCart: Operation = {
  id: 'currentCart.removeLineItemsFromCurrentCart',
  tag: 'currentCart',
  name: 'removeLineItemsFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/remove-line-items',
  service: 'carts',
  host: 'main',
  retry: 'repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: removeLineItemsResponseCodec,
}

/**
 * Set quantities of lines in the current cart
 *
 * Sets the quantity of lines to the given numbers; nothing is added up. The least is 1: to drop
 * a line use
 * `currentCart.removeLineItemsFromCurrentCart`. Asking for more than there is in stock is
 * allowed, the line's
 * `availability` tells.
 */
export const updateCurrentCartLineItemQuantity: Operation = {
  id: 'currentCart.updateCurrentCartLineItemQuantity',
  tag: 'currentCart',
  name: 'updateCurrentCartLineItemQuantity',
  method: 'POST',
  path: '/v1/carts/current/update-line-items-quantity',
  service: 'carts',
  host: 'main',
  retry: 'repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: updateLineItemsQuantityResponseCodec,
}

/**
 * Take the coupon off the current cart
 *
 * Takes the coupon off the caller's cart. A cart without one is left as it is.
 */
export const removeCouponFromCurrentCart: Operation = {
  id: 'currentCart.removeCouponFromCurrentCart',
  tag: 'currentCart',
  name: 'removeCouponFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/remove-coupon',
  service: 'carts',
  host: 'main',
  retry: 'repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: removeCouponResponseCodec,
}

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
export const estimateCurrentCartTotals: Operation = {
  id: 'currentCart.estimateCurrentCartTotals',
  tag: 'currentCart',
  name: 'estimateCurrentCartTotals',
  method: 'POST',
  path: '/v1/carts/current/estimate-totals',
  service: 'carts',
  host: 'main',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: estimateTotalsResponseCodec,
}

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
export const createCheckoutFromCurrentCart: Operation = {
  id: 'currentCart.createCheckoutFromCurrentCart',
  tag: 'currentCart',
  name: 'createCheckoutFromCurrentCart',
  method: 'POST',
  path: '/v1/carts/current/create-checkout',
  service: 'carts',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
}
