// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.carts as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as carts from '../operations/carts.ts'
import type * as schema from '../schema.ts'

/**
 * Create a cart
 *
 * Creates a cart with at least one line and returns it. Stock is checked, not reserved.
 *
 * A visitor's first `currentCart.addToCurrentCart` creates a cart too; use this call for carts
 * that are kept by id, such as those a server fills for a buyer. With a coupon that does not
 * apply the call fails, and no cart is created.
 *
 * `POST /v1/carts`, for visitor, member, app.
 *
 * @throws ApiError with code CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER,
 * CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM, CANT_CREATE_CART_WITHOUT_ITEMS,
 * ITEM_NOT_FOUND_IN_CATALOG, ERROR_COUPON_DOES_NOT_EXIST, ERROR_COUPON_HAS_EXPIRED,
 * ERROR_COUPON_IS_NOT_ACTIVE_YET, ERROR_COUPON_NOT_APPLICABLE, ERROR_COUPON_USAGE_EXCEEDED,
 * ERROR_GIFT_CARD_EMPTY, ERROR_GIFT_CARD_EXPIRED, ERROR_INVALID_SUBTOTAL, THROTTLED_FEATURE
 */
export function createCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.CreateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateCartResponse, Failure>
/** Create a cart: the response as it is on the wire. */
export function createCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateCartResponse>, Failure>
export function createCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.CreateCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.createCart, [body], options)
}

/**
 * Get a cart
 *
 * Returns a cart with current prices and availability. Totals with shipping and tax are not
 * part of a cart: call
 * `carts.estimateTotals`. When its checkout is paid, the lines bought leave the cart; if none
 * are left, it is deleted.
 *
 * `GET /v1/carts/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetCartResponse, Failure>
/** Get a cart: the response as it is on the wire. */
export function getCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCartResponse>, Failure>
export function getCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.getCart, [id], options)
}

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
 *
 * `PATCH /v1/carts/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER,
 * CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM, ITEM_NOT_FOUND_IN_CATALOG, NOT_FOUND,
 * ERROR_COUPON_DOES_NOT_EXIST, ERROR_COUPON_HAS_EXPIRED, ERROR_COUPON_IS_NOT_ACTIVE_YET,
 * ERROR_COUPON_NOT_APPLICABLE, ERROR_COUPON_USAGE_EXCEEDED, ERROR_GIFT_CARD_EMPTY,
 * ERROR_GIFT_CARD_EXPIRED, ERROR_INVALID_SUBTOTAL, THROTTLED_FEATURE
 */
export function updateCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>
/** Change a cart: the response as it is on the wire. */
export function updateCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>
export function updateCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.updateCart, [id, body], options)
}

/**
 * Delete a cart
 *
 * Deletes a cart with all its lines. It cannot be restored; a checkout made from it stays.
 *
 * `DELETE /v1/carts/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCartResponse, Failure> {
  return client.call(carts.deleteCart, [id], options)
}

/**
 * Add lines to a cart
 *
 * Adds items to a cart. An item that is already there with the same choices has its quantity
 * increased instead of a second line.
 *
 * The call is not idempotent: when its outcome is unknown, read the cart before you retry it.
 *
 * `POST /v1/carts/{id}/add-to-cart`, for visitor, member, app.
 *
 * @throws ApiError with code CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM,
 * CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION, ITEM_NOT_FOUND_IN_CATALOG, NOT_FOUND
 */
export function addToCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.AddToCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.AddToCartResponse, Failure>
/** Add lines to a cart: the response as it is on the wire. */
export function addToCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.AddToCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.AddToCartResponse>, Failure>
export function addToCart<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.AddToCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.addToCart, [id, body], options)
}

/**
 * Remove lines from a cart
 *
 * Removes whole lines from a cart. The ids are those of the lines (`lineItems[].id`), not of
 * the products. Removing the last line leaves an empty cart.
 *
 * `POST /v1/carts/{id}/remove-line-items`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeLineItems<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveLineItemsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveLineItemsResponse, Failure>
/** Remove lines from a cart: the response as it is on the wire. */
export function removeLineItems<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveLineItemsRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveLineItemsResponse>, Failure>
export function removeLineItems<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveLineItemsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.removeLineItems, [id, body], options)
}

/**
 * Set quantities of lines
 *
 * Sets the quantities of lines to absolute values. The minimum is 1: to remove a line use
 * `carts.removeLineItems`. A quantity above the stock is accepted; the line's `availability`
 * shows it.
 *
 * `POST /v1/carts/{id}/update-line-items-quantity`, for visitor, member, app.
 *
 * @throws ApiError with code LINE_ITEM_NOT_FOUND, NOT_FOUND
 */
export function updateLineItemsQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateLineItemsQuantityRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateLineItemsQuantityResponse, Failure>
/** Set quantities of lines: the response as it is on the wire. */
export function updateLineItemsQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateLineItemsQuantityRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateLineItemsQuantityResponse>, Failure>
export function updateLineItemsQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateLineItemsQuantityRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.updateLineItemsQuantity, [id, body], options)
}

/**
 * Remove the coupon from a cart
 *
 * Removes the coupon and the gift card from a cart. A no-op for a cart without them. Merchant
 * discounts stay.
 *
 * `POST /v1/carts/{id}/remove-coupon`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function removeCoupon<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.RemoveCouponRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveCouponResponse, Failure>
/** Remove the coupon from a cart: the response as it is on the wire. */
export function removeCoupon<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.RemoveCouponRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveCouponResponse>, Failure>
export function removeCoupon<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.RemoveCouponRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.removeCoupon, [id, body], options)
}

/**
 * Estimate a cart's totals
 *
 * Calculates subtotal, discounts, shipping, fees, tax and total of a cart, for the addresses,
 * shipping option and memberships given. Nothing is stored. Without a shipping address neither
 * shipping nor, in most places, tax can be calculated.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 *
 * `POST /v1/carts/{id}/estimate-totals`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function estimateTotals<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.EstimateTotalsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.EstimateTotalsResponse, Failure>
/** Estimate a cart's totals: the response as it is on the wire. */
export function estimateTotals<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.EstimateTotalsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.EstimateTotalsResponse>, Failure>
export function estimateTotals<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.EstimateTotalsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.estimateTotals, [id, body], options)
}

/**
 * Get the cart of a checkout
 *
 * Returns the cart that a checkout was made from, as `carts.getCart` does. A checkout whose
 * cart no longer exists, because all of it was paid or it was deleted, returns NOT_FOUND. The
 * current release has this call.
 *
 * `GET /v1/carts/by-checkout-id/{id}`, for visitor, member, app; an addition to the
 * specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getCartByCheckoutId<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetCartByCheckoutIdResponse, Failure>
/** Get the cart of a checkout: the response as it is on the wire. */
export function getCartByCheckoutId<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCartByCheckoutIdResponse>, Failure>
export function getCartByCheckoutId<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(carts.getCartByCheckoutId, [id], options)
}

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
 *
 * `POST /v1/carts/{id}/create-checkout`, for visitor, member, app.
 *
 * @throws ApiError with code LINE_ITEM_WITH_ZERO_QUANTITY,
 * SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT,
 * CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE,
 * CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE, MEMBERS_ONLY, MEMBERSHIP_CANNOT_PAY,
 * NOT_FOUND
 */
export function createCheckout<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body?: schema.CreateCheckoutRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCheckoutResponse, Failure> {
  return client.call(carts.createCheckout, [id, body], options)
}
