// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.currentCart as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as currentCart from '../operations/currentCart.ts'
import type * as schema from '../schema.ts'

/**
 * Get the current cart
 *
 * Returns the cart of the visitor or member whose token is sent. Until something is added there
 * is none, and the call fails with `OWNED_CART_NOT_FOUND`: treat that as an empty cart. Some
 * releases return no `cart` instead.
 *
 * This is the one read that always goes to the main host, so that it sees a line added just
 * before.
 *
 * `GET /v1/carts/current`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND
 */
export function getCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options): ApiPromise<schema.GetCurrentCartResponse, Failure>
/** Get the current cart: the response as it is on the wire. */
export function getCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCurrentCartResponse>, Failure>
export function getCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.getCurrentCart, [], options)
}

/**
 * Get the current cart, or undefined while there is none: `OWNED_CART_NOT_FOUND` and a response
 * without `cart` are not failures here, and the result is the `cart` itself.
 *
 * @throws ApiError for every other failure
 */
export function getCurrentCartOrUndefined<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options): ApiPromise<schema.Cart | undefined, Failure> {
  return client.call({ ...currentCart.getCurrentCart, noneYet: ['OWNED_CART_NOT_FOUND', 'cart'] }, [], options)
}

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
 *
 * `PATCH /v1/carts/current`, for visitor, member, app.
 *
 * @throws ApiError with code CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER,
 * CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM, ITEM_NOT_FOUND_IN_CATALOG,
 * OWNED_CART_NOT_FOUND, ERROR_COUPON_DOES_NOT_EXIST, ERROR_COUPON_HAS_EXPIRED,
 * ERROR_COUPON_IS_NOT_ACTIVE_YET, ERROR_COUPON_NOT_APPLICABLE, ERROR_COUPON_USAGE_EXCEEDED,
 * ERROR_GIFT_CARD_EMPTY, ERROR_GIFT_CARD_EXPIRED, ERROR_INVALID_SUBTOTAL, THROTTLED_FEATURE
 */
export function updateCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>
/** Change the current cart: the response as it is on the wire. */
export function updateCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>
export function updateCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.updateCurrentCart, [body], options)
}

/**
 * Delete the current cart
 *
 * Deletes the caller's cart with all its lines. The next line added starts a new one, so a
 * repeated call could delete that: do not retry a call with an unknown outcome.
 *
 * `DELETE /v1/carts/current`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND
 */
export function deleteCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCartResponse, Failure> {
  return client.call(currentCart.deleteCurrentCart, [], options)
}

/**
 * Add lines to the current cart
 *
 * Adds items to the caller's cart and creates the cart if there is none yet. An item that is
 * already there with the same choices has its quantity increased instead of a second line.
 *
 * The call is not idempotent: when its outcome is unknown, read the cart before you retry it.
 *
 * `POST /v1/carts/current/add-to-cart`, for visitor, member, app.
 *
 * @throws ApiError with code CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM,
 * CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION, ITEM_NOT_FOUND_IN_CATALOG
 */
export function addToCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.AddToCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>
/** Add lines to the current cart: the response as it is on the wire. */
export function addToCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.AddToCurrentCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>
export function addToCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.AddToCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.addToCurrentCart, [body], options)
}

/**
 * Remove lines from the current cart
 *
 * Removes whole lines from the caller's cart. The ids are those of the lines
 * (`lineItems[].id`), not of the products. Removing the last line leaves an empty cart.
 *
 * `POST /v1/carts/current/remove-line-items`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND
 */
export function removeLineItemsFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RemoveLineItemsFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveLineItemsResponse, Failure>
/** Remove lines from the current cart: the response as it is on the wire. */
export function removeLineItemsFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RemoveLineItemsFromCurrentCartRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveLineItemsResponse>, Failure>
export function removeLineItemsFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RemoveLineItemsFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.removeLineItemsFromCurrentCart, [body], options)
}

/**
 * Set quantities of lines in the current cart
 *
 * Sets the quantities of lines to absolute values. The minimum is 1: to remove a line use
 * `currentCart.removeLineItemsFromCurrentCart`. A quantity above the stock is accepted; the
 * line's `availability` shows it.
 *
 * `POST /v1/carts/current/update-line-items-quantity`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND, LINE_ITEM_NOT_FOUND
 */
export function updateCurrentCartLineItemQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateCurrentCartLineItemQuantityRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateLineItemsQuantityResponse, Failure>
/** Set quantities of lines in the current cart: the response as it is on the wire. */
export function updateCurrentCartLineItemQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateCurrentCartLineItemQuantityRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateLineItemsQuantityResponse>, Failure>
export function updateCurrentCartLineItemQuantity<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateCurrentCartLineItemQuantityRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.updateCurrentCartLineItemQuantity, [body], options)
}

/**
 * Remove the coupon from the current cart
 *
 * Removes the coupon and the gift card from the caller's cart. A no-op for a cart without them.
 *
 * `POST /v1/carts/current/remove-coupon`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND
 */
export function removeCouponFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.RemoveCouponFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveCouponResponse, Failure>
/** Remove the coupon from the current cart: the response as it is on the wire. */
export function removeCouponFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RemoveCouponFromCurrentCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveCouponResponse>, Failure>
export function removeCouponFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.RemoveCouponFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.removeCouponFromCurrentCart, [body], options)
}

/**
 * Estimate the current cart's totals
 *
 * Calculates subtotal, discounts, shipping, fees, tax and total of the caller's cart, for the
 * addresses, shipping option and memberships given. Nothing is stored. Without a shipping
 * address neither shipping nor, in most places, tax can be calculated.
 *
 * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
 * `violations` of severity `ERROR` mean that no checkout can be made.
 *
 * `POST /v1/carts/current/estimate-totals`, for visitor, member, app.
 *
 * @throws ApiError with code OWNED_CART_NOT_FOUND
 */
export function estimateCurrentCartTotals<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.EstimateCurrentCartTotalsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.EstimateTotalsResponse, Failure>
/** Estimate the current cart's totals: the response as it is on the wire. */
export function estimateCurrentCartTotals<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.EstimateCurrentCartTotalsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.EstimateTotalsResponse>, Failure>
export function estimateCurrentCartTotals<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.EstimateCurrentCartTotalsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(currentCart.estimateCurrentCartTotals, [body], options)
}

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
 *
 * `POST /v1/carts/current/create-checkout`, for visitor, member, app.
 *
 * @throws ApiError with code LINE_ITEM_WITH_ZERO_QUANTITY,
 * SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT,
 * CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE,
 * CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE, MEMBERS_ONLY, MEMBERSHIP_CANNOT_PAY,
 * OWNED_CART_NOT_FOUND
 */
export function createCheckoutFromCurrentCart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.CreateCheckoutFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCheckoutResponse, Failure> {
  return client.call(currentCart.createCheckoutFromCurrentCart, [body], options)
}
