// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.carts.

import { cartCodec, customLineItemCodec, lineItemInputCodec, membershipOptionsCodec, shippingInformationCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Create a cart
 *
 * Creates a cart with at least one line and returns it. Stock is checked, not reserved.
 *
 * A visitor's first `currentCart.addToCurrentCart` creates a cart too; use this call for carts
 * that are kept by id, such as those a server fills for a buyer. With a coupon that does not
 * apply the call fails, and no cart is created.
 */
export const createCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Get a cart
 *
 * Returns a cart with current prices and availability. Totals with shipping and tax are not
 * part of a cart: call
 * `carts.estimateTotals`. When its checkout is paid, the lines bought leave the cart; if none
 * are left, it is deleted.
 */
export const getCart: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  answer: { cart: cartCodec },
})

/**
 * Change a cart
 *
 * Changes the note, contact, shipping option and the like of a cart, or puts a coupon or
 * discounts on it. Omitted fields stay unchanged. To clear a text or an id, send null; to clear
 * any field, name it in `cartFieldmask` without a value.
 *
 * A cart holds one coupon: sending another replaces it, and `carts.removeCoupon` removes it. To
 * change lines use
 * `carts.addToCart`, `carts.updateLineItemsQuantity` and `carts.removeLineItems`. The contact
 * id can only be set for buyers who are not signed in.
 */
export const updateCart: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  mirrors: { id: 'cartInfo.id' },
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Delete a cart
 *
 * Deletes a cart with all its lines. It cannot be restored; a checkout made from it stays.
 */
export const deleteCart: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  empty: true,
})

/**
 * Add lines to a cart
 *
 * Adds items to a cart. An item that is already there with the same choices has its quantity
 * increased instead of a second line.
 *
 * The call is not idempotent: when its outcome is unknown, read the cart before you retry it.
 */
export const addToCart: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addToCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
})

/**
 * Remove lines from a cart
 *
 * Removes whole lines from a cart. The ids are those of the lines (`lineItems[].id`), not of
 * the products. Removing the last line leaves an empty cart.
 */
export const removeLineItems: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeLineItems', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/remove-line-items', {
  answer: { cart: cartCodec },
})

/**
 * Set quantities of lines
 *
 * Sets the quantities of lines to absolute values. The minimum is 1: to remove a line use
 * `carts.removeLineItems`. A quantity above the stock is accepted; the line's `availability`
 * shows it.
 */
export const updateLineItemsQuantity: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateLineItemsQuantity', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/update-line-items-quantity', {
  answer: { cart: cartCodec },
})

/**
 * Remove the coupon from a cart
 *
 * Removes the coupon and the gift card from a cart. A no-op for a cart without them. Merchant
 * discounts stay.
 */
export const removeCoupon: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeCoupon', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/remove-coupon', {
  answer: { cart: cartCodec },
})

/**
 * Estimate a cart's totals
 *
 * Calculates subtotal, discounts, shipping, fees, tax and total of a cart, for the addresses,
 * shipping option and memberships given. Nothing is stored. Without a shipping address neither
 * shipping nor, in most places, tax can be calculated.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 */
export const estimateTotals: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'estimateTotals', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
})

/**
 * Get the cart of a checkout
 *
 * Returns the cart that a checkout was made from, as `carts.getCart` does. A checkout whose
 * cart no longer exists, because all of it was paid or it was deleted, returns NOT_FOUND. The
 * current release has this call.
 */
export const getCartByCheckoutId: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCartByCheckoutId', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/by-checkout-id/{id}', {
  answer: { cart: cartCodec },
})

/**
 * Create a checkout from a cart
 *
 * Creates a checkout of what the cart holds and returns its id. Pass the id to
 * `redirects.createRedirectSession` as
 * `ecomCheckout` for the address of the hosted checkout page, or read the checkout with
 * `checkouts.getCheckout`.
 *
 * A cart has one open checkout: until it is paid for, another call updates that one to the
 * cart's current lines and returns the same id, and an omitted address or shipping option
 * stays. The cart stays until then. A buyer who is not signed in needs an `email` as soon as an
 * address is sent.
 */
export const createCheckout: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCheckout', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/create-checkout')
