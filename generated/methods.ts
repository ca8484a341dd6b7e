// Generated from spec/ by `npm run generate`. Do not edit.
// Every operation as a method of its group.

import type { ApiPromise, CallOptionsAreTheNextArgument, Offered, RawOptions } from './operation.ts'
import type * as schema from './schema.ts'

/**
 * Carts addressed by their id, for apps and for storefronts that keep the id themselves:
 * create, read, change and delete a cart, estimate its totals and turn it into a checkout.
 */
export interface CartsMethods<Options, Failure = Error> {
  /**
   * Create a cart
   *
   * Creates a cart with at least one line and returns it. Stock is checked, not reserved.
   *
   * A visitor's first `currentCart.addToCurrentCart` creates a cart too; use this call for
   * carts that are kept by id, such as those a server fills for a buyer. With a coupon that
   * does not apply the call fails, and no cart is created.
   *
   * `POST /v1/carts`, for visitor, member, app.
   *
   * @throws ApiError with code CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER,
   * CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM, CANT_CREATE_CART_WITHOUT_ITEMS,
   * ITEM_NOT_FOUND_IN_CATALOG, ERROR_COUPON_DOES_NOT_EXIST, ERROR_COUPON_HAS_EXPIRED,
   * ERROR_COUPON_IS_NOT_ACTIVE_YET, ERROR_COUPON_NOT_APPLICABLE, ERROR_COUPON_USAGE_EXCEEDED,
   * ERROR_GIFT_CARD_EMPTY, ERROR_GIFT_CARD_EXPIRED, ERROR_INVALID_SUBTOTAL, THROTTLED_FEATURE
   */
  createCart(body?: schema.CreateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateCartResponse, Failure>

  /** Create a cart: the response as it is on the wire. */
  createCart(body: schema.CreateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateCartResponse>, Failure>

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
  getCart(id: string, options?: Options): ApiPromise<schema.GetCartResponse, Failure>

  /** Get a cart: the response as it is on the wire. */
  getCart(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCartResponse>, Failure>

  /**
   * Change a cart
   *
   * Changes the note, contact, shipping option and the like of a cart, or puts a coupon or
   * discounts on it. Omitted fields stay unchanged. To clear a text or an id, send null; to
   * clear any field, name it in `cartFieldmask` without a value.
   *
   * A cart holds one coupon: sending another replaces it, and `carts.removeCoupon` removes it.
   * To change lines use
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
  updateCart(id: string, body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>

  /** Change a cart: the response as it is on the wire. */
  updateCart(id: string, body: schema.UpdateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>

  /**
   * Delete a cart
   *
   * Deletes a cart with all its lines. It cannot be restored; a checkout made from it stays.
   *
   * `DELETE /v1/carts/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteCart(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCartResponse, Failure>

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
  addToCart(id: string, body?: schema.AddToCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.AddToCartResponse, Failure>

  /** Add lines to a cart: the response as it is on the wire. */
  addToCart(id: string, body: schema.AddToCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.AddToCartResponse>, Failure>

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
  removeLineItems(id: string, body: schema.RemoveLineItemsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveLineItemsResponse, Failure>

  /** Remove lines from a cart: the response as it is on the wire. */
  removeLineItems(id: string, body: schema.RemoveLineItemsRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveLineItemsResponse>, Failure>

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
  updateLineItemsQuantity(id: string, body: schema.UpdateLineItemsQuantityRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateLineItemsQuantityResponse, Failure>

  /** Set quantities of lines: the response as it is on the wire. */
  updateLineItemsQuantity(id: string, body: schema.UpdateLineItemsQuantityRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateLineItemsQuantityResponse>, Failure>

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
  removeCoupon(id: string, body?: schema.RemoveCouponRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveCouponResponse, Failure>

  /** Remove the coupon from a cart: the response as it is on the wire. */
  removeCoupon(id: string, body: schema.RemoveCouponRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveCouponResponse>, Failure>

  /**
   * Estimate a cart's totals
   *
   * Calculates subtotal, discounts, shipping, fees, tax and total of a cart, for the addresses,
   * shipping option and memberships given. Nothing is stored. Without a shipping address
   * neither shipping nor, in most places, tax can be calculated.
   *
   * A part that fails does not fail the call: it counts as 0 and `calculationErrors` says why.
   * `violations` of severity `ERROR` mean that no checkout can be made.
   *
   * `POST /v1/carts/{id}/estimate-totals`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  estimateTotals(id: string, body?: schema.EstimateTotalsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.EstimateTotalsResponse, Failure>

  /** Estimate a cart's totals: the response as it is on the wire. */
  estimateTotals(id: string, body: schema.EstimateTotalsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.EstimateTotalsResponse>, Failure>

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
  getCartByCheckoutId(id: string, options?: Options): ApiPromise<schema.GetCartByCheckoutIdResponse, Failure>

  /** Get the cart of a checkout: the response as it is on the wire. */
  getCartByCheckoutId(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCartByCheckoutIdResponse>, Failure>

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
   * stays. The cart stays until then. A buyer who is not signed in needs an `email` as soon as
   * an address is sent.
   *
   * `POST /v1/carts/{id}/create-checkout`, for visitor, member, app.
   *
   * @throws ApiError with code LINE_ITEM_WITH_ZERO_QUANTITY,
   * SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT,
   * CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE,
   * CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE, MEMBERS_ONLY,
   * MEMBERSHIP_CANNOT_PAY, NOT_FOUND
   */
  createCheckout(id: string, body?: schema.CreateCheckoutRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCheckoutResponse, Failure>
}

/**
 * The cart of the calling visitor or member. The first line added creates it, and it stays with
 * a visitor who signs in; no id is needed.
 */
export interface CurrentCartMethods<Options, Failure = Error> {
  /** Get the current cart; `.orUndefined` returns undefined while there is none. */
  getCurrentCart: {
    /**
     * Get the current cart
     *
     * Returns the cart of the visitor or member whose token is sent. Until something is added
     * there is none, and the call fails with `OWNED_CART_NOT_FOUND`: treat that as an empty cart.
     * Some releases return no `cart` instead.
     *
     * This is the one read that always goes to the main host, so that it sees a line added just
     * before.
     *
     * `GET /v1/carts/current`, for visitor, member, app.
     *
     * @throws ApiError with code OWNED_CART_NOT_FOUND
     */
    (options?: Options): ApiPromise<schema.GetCurrentCartResponse, Failure>

    /** Get the current cart: the response as it is on the wire. */
    (options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCurrentCartResponse>, Failure>

    /**
     * Get the current cart, or undefined while there is none: `OWNED_CART_NOT_FOUND` and a
     * response without `cart` are not failures here, and the result is the `cart` itself.
     *
     * @throws ApiError for every other failure
     */
    orUndefined(options?: Options): ApiPromise<schema.Cart | undefined, Failure>
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
  updateCurrentCart(body?: schema.UpdateCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>

  /** Change the current cart: the response as it is on the wire. */
  updateCurrentCart(body: schema.UpdateCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>

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
  deleteCurrentCart(options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCartResponse, Failure>

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
  addToCurrentCart(body?: schema.AddToCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateCartResponse, Failure>

  /** Add lines to the current cart: the response as it is on the wire. */
  addToCurrentCart(body: schema.AddToCurrentCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateCartResponse>, Failure>

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
  removeLineItemsFromCurrentCart(body: schema.RemoveLineItemsFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveLineItemsResponse, Failure>

  /** Remove lines from the current cart: the response as it is on the wire. */
  removeLineItemsFromCurrentCart(body: schema.RemoveLineItemsFromCurrentCartRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveLineItemsResponse>, Failure>

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
  updateCurrentCartLineItemQuantity(body: schema.UpdateCurrentCartLineItemQuantityRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateLineItemsQuantityResponse, Failure>

  /** Set quantities of lines in the current cart: the response as it is on the wire. */
  updateCurrentCartLineItemQuantity(body: schema.UpdateCurrentCartLineItemQuantityRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateLineItemsQuantityResponse>, Failure>

  /**
   * Remove the coupon from the current cart
   *
   * Removes the coupon and the gift card from the caller's cart. A no-op for a cart without
   * them.
   *
   * `POST /v1/carts/current/remove-coupon`, for visitor, member, app.
   *
   * @throws ApiError with code OWNED_CART_NOT_FOUND
   */
  removeCouponFromCurrentCart(body?: schema.RemoveCouponFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.RemoveCouponResponse, Failure>

  /** Remove the coupon from the current cart: the response as it is on the wire. */
  removeCouponFromCurrentCart(body: schema.RemoveCouponFromCurrentCartRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.RemoveCouponResponse>, Failure>

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
  estimateCurrentCartTotals(body?: schema.EstimateCurrentCartTotalsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.EstimateTotalsResponse, Failure>

  /** Estimate the current cart's totals: the response as it is on the wire. */
  estimateCurrentCartTotals(body: schema.EstimateCurrentCartTotalsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.EstimateTotalsResponse>, Failure>

  /**
   * Create a checkout from the current cart
   *
   * Creates a checkout of what the caller's cart holds and returns its id. Pass the id to
   * `redirects.createRedirectSession` as `ecomCheckout` for the address of the hosted checkout
   * page.
   *
   * A cart has one open checkout: until it is paid for, another call updates that one to the
   * cart's current lines and returns the same id, and an omitted address or shipping option
   * stays. The cart stays until then. A buyer who is not signed in needs an `email` as soon as
   * an address is sent.
   *
   * `POST /v1/carts/current/create-checkout`, for visitor, member, app.
   *
   * @throws ApiError with code LINE_ITEM_WITH_ZERO_QUANTITY,
   * SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT,
   * CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE,
   * CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE, MEMBERS_ONLY,
   * MEMBERSHIP_CANNOT_PAY, OWNED_CART_NOT_FOUND
   */
  createCheckoutFromCurrentCart(body?: schema.CreateCheckoutFromCurrentCartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCheckoutResponse, Failure>
}

/**
 * The people registered on a site: their profile, contact details and status. Members read and
 * change their own record; apps and site owners manage all of them.
 */
export interface MembersMethods<Options, Failure = Error, Additions extends boolean = false> {
  /**
   * List members
   *
   * Returns the site's members page by page, without a filter; visitors and members see what
   * `queryMembers` shows them. For a filter, a search or an order that every service supports,
   * use `queryMembers`.
   *
   * `GET /v1/members`, for visitor, member, app.
   */
  listMembers(query?: schema.ListMembersQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.ListMembersResponse, Failure>

  /** List members: the response as it is on the wire. */
  listMembers(query: schema.ListMembersQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.ListMembersResponse>, Failure>

  /**
   * Create a member
   *
   * Registers a person on their behalf, for instance to import members. Only `loginEmail` is
   * required. The member is APPROVED at once and gets a password through the recovery e-mail.
   *
   * `POST /v1/members`, for app.
   *
   * @throws ApiError with code MEMBER_ALREADY_EXISTS
   */
  createMember(body: schema.CreateMemberRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateMemberResponse, Failure>

  /** Create a member: the response as it is on the wire. */
  createMember(body: schema.CreateMemberRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateMemberResponse>, Failure>

  /**
   * Query members
   *
   * Returns the members that match a filter, in the requested order and page. A read-only call,
   * although it is a POST. `search` is a text search in a few fields, on top of the filter.
   * Without a field set only the public part of each member is returned, and its enumerations
   * read UNKNOWN. Visitors and members find approved members with a public profile, and
   * themselves; the sandbox takes from them only `id`, `privacyStatus` and fields of the
   * profile.
   *
   * `POST /v1/members/query`, for visitor, member, app.
   */
  queryMembers(body?: Offered<Additions, schema.QueryMembersRequest, schema.QueryMembersRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryMembersResponse, Failure>

  /** Query members: the response as it is on the wire. */
  queryMembers(body: Offered<Additions, schema.QueryMembersRequest, schema.QueryMembersRequestWithAdditions> & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryMembersResponse>, Failure>

  /** Get the signed-in member; `.orUndefined` returns undefined while there is none. */
  getCurrentMember: {
    /**
     * Get the signed-in member
     *
     * Returns the member of the call's token. When no member is signed in, the call fails with
     * the application error NOT_FOUND, or on older services returns no `member`: treat both
     * alike.
     *
     * `GET /v1/members/my`, for visitor, member, app.
     *
     * @throws ApiError with code NOT_FOUND
     */
    (query?: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetMyMemberResponse, Failure>

    /** Get the signed-in member: the response as it is on the wire. */
    (query: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetMyMemberResponse>, Failure>

    /**
     * Get the signed-in member, or undefined while there is none: `NOT_FOUND` and a response
     * without `member` are not failures here, and the result is the `member` itself.
     *
     * @throws ApiError for every other failure
     */
    orUndefined(query?: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.Member | undefined, Failure>
  }

  /**
   * Delete the caller's membership
   *
   * Removes the calling member from the site and ends all of their sessions. The person can
   * register again with the same address, as a new member. The site's owner cannot leave. The
   * current release has this call.
   *
   * `DELETE /v1/members/my`, for member; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_DELETED
   */
  deleteMyMember(query?: schema.DeleteMyMemberQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteMyMemberResponse, Failure>

  /**
   * Change the caller's slug
   *
   * Sets a new slug for the calling member, the last part of the address of their page. A slug
   * that another member has is refused with SLUG_ALREADY_EXISTS; the error's data holds the
   * slug.
   *
   * `POST /v1/members/my/slug`, for member, app.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS, NOT_FOUND
   */
  updateCurrentMemberSlug(body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMySlugResponse, Failure>

  /** Change the caller's slug: the response as it is on the wire. */
  updateCurrentMemberSlug(body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMySlugResponse>, Failure>

  /**
   * Join the community
   *
   * Makes the calling member's profile public, so that others can see it. No body is needed; an
   * empty object as body is accepted. A member who may not join, such as one who awaits
   * approval, is refused with COMMUNITY_JOIN_IMPOSSIBLE.
   *
   * `POST /v1/members/join-community`, for member, app.
   *
   * @throws ApiError with code COMMUNITY_JOIN_IMPOSSIBLE, NOT_FOUND
   */
  joinCommunity(options?: Options): ApiPromise<schema.JoinCommunityResponse, Failure>

  /** Join the community: the response as it is on the wire. */
  joinCommunity(options: RawOptions<Options>): ApiPromise<schema.Wire<schema.JoinCommunityResponse>, Failure>

  /**
   * Leave the community
   *
   * Makes the calling member's profile private again; the member stays signed in and
   * registered. No body is needed; an empty object as body is accepted.
   *
   * `POST /v1/members/leave-community`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  leaveCommunity(options?: Options): ApiPromise<schema.LeaveCommunityResponse, Failure>

  /** Leave the community: the response as it is on the wire. */
  leaveCommunity(options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LeaveCommunityResponse>, Failure>

  /**
   * Change a member's slug
   *
   * Sets a new slug for a member, the last part of the address of their page. A member may
   * change only their own. A slug that another member has is refused with SLUG_ALREADY_EXISTS.
   * The current release has this call.
   *
   * `POST /v1/members/{id}/slug`, for member, app; an addition to the specification.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS, NOT_FOUND
   */
  updateMemberSlug(id: string, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMemberSlugResponse, Failure>

  /** Change a member's slug: the response as it is on the wire. */
  updateMemberSlug(id: string, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMemberSlugResponse>, Failure>

  /**
   * Get a member
   *
   * Returns one member by id. Without a field set only the public part is returned, and its
   * enumerations read UNKNOWN. A member whom this one has blocked is refused with
   * MEMBER_TO_MEMBER_BLOCKED.
   *
   * `GET /v1/members/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code MEMBER_TO_MEMBER_BLOCKED, NOT_FOUND
   */
  getMember(id: string, query?: schema.GetMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetMemberResponse, Failure>

  /** Get a member: the response as it is on the wire. */
  getMember(id: string, query: schema.GetMemberQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetMemberResponse>, Failure>

  /**
   * Change a member
   *
   * Changes the fields that are sent and keeps the others; a list that is sent replaces the
   * whole old list. Members may change themselves, apps anyone. E-mail addresses cannot be
   * changed here: the login address and those of the contact are ignored. An empty list does
   * not clear telephone numbers or postal addresses: `deleteMemberPhones` and the like do that.
   *
   * `PATCH /v1/members/{id}`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  updateMember(id: string, body: schema.UpdateMemberRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMemberResponse, Failure>

  /** Change a member: the response as it is on the wire. */
  updateMember(id: string, body: schema.UpdateMemberRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMemberResponse>, Failure>

  /**
   * Delete a member
   *
   * Removes a member from the site. The person can register again with the same address, as a
   * new member. Their contact record stays.
   *
   * `DELETE /v1/members/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_DELETED
   */
  deleteMember(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteMemberResponse, Failure>

  /**
   * Delete a member's telephone numbers
   *
   * Clears the whole list of telephone numbers of a member and returns the member. Members may
   * call it for themselves, apps for anyone.
   *
   * `DELETE /v1/members/{id}/phones`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteMemberPhones(id: string, options?: Options): ApiPromise<schema.DeleteMemberPhonesResponse, Failure>

  /** Delete a member's telephone numbers: the response as it is on the wire. */
  deleteMemberPhones(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberPhonesResponse>, Failure>

  /**
   * Delete a member's e-mail addresses
   *
   * Clears the list of e-mail addresses in a member's contact details. The address the member
   * signs in with is kept. Members may call it for themselves, apps for anyone.
   *
   * `DELETE /v1/members/{id}/emails`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteMemberEmails(id: string, options?: Options): ApiPromise<schema.DeleteMemberEmailsResponse, Failure>

  /** Delete a member's e-mail addresses: the response as it is on the wire. */
  deleteMemberEmails(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberEmailsResponse>, Failure>

  /**
   * Delete a member's postal addresses
   *
   * Clears the whole list of postal addresses of a member and returns the member. Members may
   * call it for themselves, apps for anyone.
   *
   * `DELETE /v1/members/{id}/addresses`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteMemberAddresses(id: string, options?: Options): ApiPromise<schema.DeleteMemberAddressesResponse, Failure>

  /** Delete a member's postal addresses: the response as it is on the wire. */
  deleteMemberAddresses(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberAddressesResponse>, Failure>

  /**
   * Approve a member
   *
   * Lets a pending or blocked member sign in: the status becomes APPROVED. A no-op for an
   * approved member.
   *
   * `POST /v1/members/{id}/approve`, for app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND
   */
  approveMember(id: string, options?: Options): ApiPromise<schema.ApproveMemberResponse, Failure>

  /** Approve a member: the response as it is on the wire. */
  approveMember(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.ApproveMemberResponse>, Failure>

  /**
   * Block a member
   *
   * Blocks a member: the status becomes BLOCKED, and the member can no longer sign in. The
   * record stays, and `approveMember` undoes the block. The owner of the site cannot be
   * blocked.
   *
   * `POST /v1/members/{id}/block`, for app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_BLOCKED
   */
  blockMember(id: string, options?: Options): ApiPromise<schema.BlockMemberResponse, Failure>

  /** Block a member: the response as it is on the wire. */
  blockMember(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.BlockMemberResponse>, Failure>

  /**
   * Mute a member
   *
   * Stops a member from posting in the community: the activity status becomes MUTED. The member
   * can still sign in, read and buy. The owner of the site cannot be muted.
   *
   * `POST /v1/members/{id}/mute`, for app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_MUTED
   */
  muteMember(id: string, options?: Options): ApiPromise<schema.MuteMemberResponse, Failure>

  /** Mute a member: the response as it is on the wire. */
  muteMember(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.MuteMemberResponse>, Failure>

  /**
   * Unmute a member
   *
   * Lets a muted member post again: the activity status becomes ACTIVE. A no-op for a member
   * who is not muted.
   *
   * `POST /v1/members/{id}/unmute`, for app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND
   */
  unmuteMember(id: string, options?: Options): ApiPromise<schema.UnmuteMemberResponse, Failure>

  /** Unmute a member: the response as it is on the wire. */
  unmuteMember(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UnmuteMemberResponse>, Failure>
}

/**
 * The catalogue: products with their options, variants, media, brand and ribbon, the
 * collections they are in, and bulk edits of products.
 */
export interface ProductsMethods<Options, Failure = Error, Additions extends boolean = false> {
  /**
   * Create a product
   *
   * Adds a product to the catalogue and returns it with everything the platform filled in:
   * identifiers, slug, page address, formatted prices and, when `productOptions` are given, one
   * variant per combination of choices.
   *
   * `name` and `priceData.price` are required. Only products of type `physical` can be created.
   * Media, stock and collections are not accepted here: add them afterwards with the media,
   * inventory and collection calls. Read-only fields in the request are ignored.
   *
   * Not idempotent: each successful call creates another product.
   *
   * `POST /v1/products`, for app.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS
   */
  createProduct(body: schema.CreateProductRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateProductResponse, Failure>

  /** Create a product: the response as it is on the wire. */
  createProduct(body: schema.CreateProductRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateProductResponse>, Failure>

  /**
   * Query products
   *
   * Returns a page of the products that match a filter, sorted as requested. Visitors and
   * members see visible products only. Several conditions in `filter` must all hold.
   *
   * Page by `paging` to jump to any position and get the total, or by `cursorPaging` to walk
   * through everything. A cursor already carries filter and sort, so neither may be sent with
   * it.
   *
   * Margin and profit are fields for callers who may manage the catalogue. A product is
   * compared by the lowest profit among its variants.
   *
   * `POST /v1/products/query-platformized`, for visitor, member, app.
   */
  queryProducts(body?: Offered<Additions, schema.QueryProductsPlatformizedRequest, schema.QueryProductsPlatformizedRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryProductsPlatformizedResponse, Failure>

  /** Query products: the response as it is on the wire. */
  queryProducts(body: Offered<Additions, schema.QueryProductsPlatformizedRequest, schema.QueryProductsPlatformizedRequestWithAdditions> & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryProductsPlatformizedResponse>, Failure>

  /**
   * Query the values of a field
   *
   * Returns the values that products have in a field, each with the number of products that
   * have it, the most frequent first. Products without a value are not counted. Visitors and
   * members see values of visible products only.
   *
   * The hosted platform has no such call: the sandbox takes it from callers who ask for
   * additions.
   *
   * `POST /v1/products/query-facets`, for visitor, member, app; an addition to the
   * specification.
   */
  queryProductFacets(body: schema.QueryProductFacetsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductFacetsResponse, Failure>

  /**
   * Query the figures of the catalogue
   *
   * Returns aggregate figures of all products: how many there are, the value of the tracked
   * stock at full price, and how many are in each range of margins.
   *
   * The hosted platform has no such call: the sandbox takes it from callers who ask for
   * additions.
   *
   * `POST /v1/products/query-figures`, for app; an addition to the specification.
   */
  queryProductFigures(body?: schema.QueryProductFiguresRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductFiguresResponse, Failure>

  /**
   * Get a product
   *
   * Returns one product with its options, variants, media and prices.
   *
   * Cost and profit are added when `includeMerchantSpecificData` is true and the caller may
   * manage the catalogue; for everyone else the flag changes nothing. A product that is not
   * visible is found only by such callers.
   *
   * `GET /v1/products/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getProduct(id: string, query?: schema.GetProductQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetProductResponse, Failure>

  /** Get a product: the response as it is on the wire. */
  getProduct(id: string, query: schema.GetProductQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetProductResponse>, Failure>

  /**
   * Change a product
   *
   * Changes the fields that are sent and leaves the others unchanged. Sending `productOptions`
   * replaces the whole list; a combination of choices that it keeps keeps its variant, and the
   * others are deleted with their stock. To change prices, weights or SKUs of single variants
   * use `products.updateProductVariants`, to change stock the inventory calls, and to remove
   * the brand `products.removeBrand`.
   *
   * A change of price or discount applies to every variant without its own price. Read-only
   * fields in the request are ignored, so the platform takes a product back as it was read; the
   * types ask for the fields that change.
   *
   * `PATCH /v1/products/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
   */
  updateProduct(id: string, body: schema.UpdateProductRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateProductResponse, Failure>

  /** Change a product: the response as it is on the wire. */
  updateProduct(id: string, body: schema.UpdateProductRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateProductResponse>, Failure>

  /**
   * Delete a product
   *
   * Deletes a product with its variants and stock permanently, and removes it from every
   * collection. To hide a product and keep it, set `visible` to false instead.
   *
   * `DELETE /v1/products/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteProduct(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductResponse, Failure>

  /**
   * Resolve a buyer's choices
   *
   * Takes the choices made so far, as option name and choice name, and returns which variant
   * they name, whether it can be bought, which pictures to show, and which of the remaining
   * choices are still visible and in stock.
   *
   * Meant for a product page: call it after each choice. With choices missing,
   * `selectedVariant` is absent and
   * `availableForPurchase` is false.
   *
   * `POST /v1/products/{id}/productOptionsAvailability`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getProductOptionsAvailability(id: string, body: schema.ProductOptionsAvailabilityRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ProductOptionsAvailabilityResponse, Failure>

  /**
   * Add media to a product
   *
   * Appends files to the product's gallery, each named by the identifier of a file in the media
   * store or by a public address to copy it from, not by both. The first file of an empty
   * gallery becomes the main one.
   *
   * An entry with `choice` also assigns the file to that choice; all choices with media must
   * belong to one option. Repeating the call copies files given by `url` again.
   *
   * `POST /v1/products/{id}/media`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  addProductMedia(id: string, body: schema.AddProductMediaRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductMediaResponse, Failure>

  /**
   * Remove media from a product
   *
   * Removes the named items from the product's gallery and from any choice they were assigned
   * to; the files stay in the media store.
   *
   * Caution: an empty `mediaIds` list removes every item of the gallery.
   *
   * `POST /v1/products/{id}/media/delete`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  removeProductMedia(id: string, body: schema.RemoveProductMediaRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductMediaResponse, Failure>

  /**
   * Assign media to choices
   *
   * Assigns items of the product's gallery to the choices they show, so that a product page can
   * switch pictures with the choice. The items must already be in the gallery. Assigning an
   * item twice is a no-op.
   *
   * Only one option of a product can have media: entries for choices of different options are
   * refused.
   *
   * `PATCH /v1/products/{id}/choices/media`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  addProductMediaToChoices(id: string, body: schema.AddProductMediaToChoicesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductMediaToChoicesResponse, Failure>

  /**
   * Unassign media from choices
   *
   * Unassigns gallery items from choices; the items stay in the gallery. An entry without
   * `mediaIds` unassigns everything its choice has.
   *
   * Caution: an empty `media` list clears every choice of the product.
   *
   * `POST /v1/products/{id}/choices/media/delete`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  removeProductMediaFromChoices(id: string, body: schema.RemoveProductMediaFromChoicesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductMediaFromChoicesResponse, Failure>

  /**
   * Delete a product's options
   *
   * Removes all options of a product and with them its variants and their overrides; what
   * remains is the product with its own price, weight and SKU, and one variant whose identifier
   * is all zeros.
   *
   * `DELETE /v1/products/{id}/options`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  deleteProductOptions(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductOptionsResponse, Failure>

  /**
   * Remove a product's brand
   *
   * Removes the brand of a product; an update refuses an empty brand. A no-op for a product
   * without a brand.
   *
   * `POST /v1/products/{id}/remove-brand`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  removeBrand(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductBrandResponse, Failure>

  /**
   * Remove a product's ribbon
   *
   * Removes the ribbon of a product; a no-op for a product without a ribbon.
   *
   * `POST /v1/products/{id}/remove-ribbon`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  removeRibbon(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductRibbonResponse, Failure>

  /**
   * Set one property of many products
   *
   * Sets the same price, cost, weight, ribbon or brand for many products: exactly one property
   * per call. An empty ribbon or brand removes it. A price, cost or weight applies to all
   * variants of a product.
   *
   * Each product succeeds or fails on its own, so check `results`; a status of 200 only says
   * that the call as a whole was accepted.
   *
   * `POST /v1/bulk/products/update`, for app.
   */
  bulkUpdateProductsProperty(body: schema.BulkUpdateProductsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.BulkUpdateProductsResponse, Failure>

  /**
   * Raise or lower one property of many products
   *
   * Changes the price, cost or weight of many products, and of variants that have their own, by
   * an amount or by a percentage: exactly one property, and exactly one way, per call. The
   * result of a percentage is rounded to two decimal places, or to a whole number when
   * `roundToInt` is true; prices and costs have two at most.
   *
   * A product whose value would fall below zero fails and is not changed; check `results`.
   * Repeating the call changes the values again.
   *
   * `POST /v1/bulk/products/adjust-properties`, for app.
   */
  bulkAdjustProductProperty(body: schema.BulkAdjustProductPropertiesRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.BulkAdjustProductPropertiesResponse, Failure>

  /**
   * Create a product (twin of createProduct)
   *
   * Same as `products.createProduct`, under the platform's uniform path. The current release no
   * longer has it; call `products.createProduct` instead.
   *
   * `POST /v1/products-platformized`, for app.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS
   * @deprecated Call `products.createProduct` instead.
   */
  createProductPlatformized(body: schema.CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateProductPlatformizedResponse, Failure>

  /** Create a product (twin of createProduct): the response as it is on the wire. */
  createProductPlatformized(body: schema.CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateProductPlatformizedResponse>, Failure>

  /**
   * Get a product (twin of getProduct)
   *
   * Same as `products.getProduct`, under the platform's uniform path. The current release no
   * longer has it; call `products.getProduct` instead.
   *
   * `GET /v1/products-platformized/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   * @deprecated Call `products.getProduct` instead.
   */
  getProductPlatformized(id: string, query?: schema.GetProductPlatformizedQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetProductPlatformizedResponse, Failure>

  /** Get a product (twin of getProduct): the response as it is on the wire. */
  getProductPlatformized(id: string, query: schema.GetProductPlatformizedQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetProductPlatformizedResponse>, Failure>

  /**
   * Change a product (twin of updateProduct)
   *
   * Same as `products.updateProduct`, under the platform's uniform path. The current release no
   * longer has it; call `products.updateProduct` instead.
   *
   * `PATCH /v1/products-platformized/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
   * @deprecated Call `products.updateProduct` instead.
   */
  updateProductPlatformized(id: string, body: schema.UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateProductPlatformizedResponse, Failure>

  /** Change a product (twin of updateProduct): the response as it is on the wire. */
  updateProductPlatformized(id: string, body: schema.UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateProductPlatformizedResponse>, Failure>

  /**
   * Delete a product (twin of deleteProduct)
   *
   * Same as `products.deleteProduct`, under the platform's uniform path. The current release no
   * longer has it; call `products.deleteProduct` instead.
   *
   * `DELETE /v1/products-platformized/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   * @deprecated Call `products.deleteProduct` instead.
   */
  deleteProductPlatformized(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteProductPlatformizedResponse, Failure>

  /**
   * Create a product through the write proxy
   *
   * Same as `products.createProduct`, through a proxy in front of the catalogue. No public path
   * to that service is known, so it is likely unreachable outside the sandbox. The current
   * release no longer has it; call `products.createProduct` instead.
   *
   * `POST /v2/products-platformized`, for app.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS
   * @deprecated Call `products.createProduct` instead.
   */
  writeProxyCreateProductPlatformized(body: schema.V1CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.V1CreateProductPlatformizedResponse, Failure>

  /** Create a product through the write proxy: the response as it is on the wire. */
  writeProxyCreateProductPlatformized(body: schema.V1CreateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.V1CreateProductPlatformizedResponse>, Failure>

  /**
   * Change a product through the write proxy
   *
   * Same as `products.updateProduct`, through a proxy in front of the catalogue. No public path
   * to that service is known, so it is likely unreachable outside the sandbox. The current
   * release no longer has it; call `products.updateProduct` instead.
   *
   * `PATCH /v2/products-platformized/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS
   * @deprecated Call `products.updateProduct` instead.
   */
  writeProxyUpdateProductPlatformized(id: string, body: schema.V1UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.V1UpdateProductPlatformizedResponse, Failure>

  /** Change a product through the write proxy: the response as it is on the wire. */
  writeProxyUpdateProductPlatformized(id: string, body: schema.V1UpdateProductPlatformizedRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.V1UpdateProductPlatformizedResponse>, Failure>

  /**
   * Delete a product through the write proxy
   *
   * Same as `products.deleteProduct`, through a proxy in front of the catalogue. No public path
   * to that service is known, so it is likely unreachable outside the sandbox. The current
   * release no longer has it; call `products.deleteProduct` instead.
   *
   * `DELETE /v2/products-platformized/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   * @deprecated Call `products.deleteProduct` instead.
   */
  writeProxyDeleteProductPlatformized(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.V1DeleteProductPlatformizedResponse, Failure>

  /**
   * Change a product's variants
   *
   * Sets price, cost, weight, SKU or visibility of some variants of a product and returns all
   * of its variants. Each entry names variants by `variantIds` or by `choices`, where omitted
   * options match every choice; the entries are applied in order. Omitted fields stay
   * unchanged, and so do variants no entry names.
   *
   * An entry that names no variant of the product fails the whole call. `null` resets a variant
   * to the product's value, and removes its SKU. While `manageVariants` is false there is one
   * variant, and its values are those of the product. Stock is changed by the inventory calls.
   *
   * `PATCH /v1/products/{id}/variants`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  updateProductVariants(id: string, body: schema.UpdateVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateVariantsResponse, Failure>

  /**
   * Query a product's variants
   *
   * Returns the variants of one product, page by page. Name choices to get the variants that
   * have them, or identifiers to get exactly those; with neither, all variants are returned.
   *
   * A product whose variants are not managed has one, with an identifier of all zeros. Cost and
   * profit are added when
   * `includeMerchantSpecificData` is true and the caller may manage the catalogue.
   *
   * `POST /v1/products/{id}/variants/query`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  queryProductVariants(id: string, body?: schema.QueryProductVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryProductVariantsResponse, Failure>

  /**
   * Reset all variants of a product
   *
   * Removes the overrides of a product's variants, so that each inherits price, cost and weight
   * from the product again, is visible, and has no SKU. The variants themselves and their stock
   * stay.
   *
   * `POST /v1/products/{id}/variants/resetToDefault`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  resetAllProductVariantData(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.ResetAllVariantDataResponse, Failure>

  /**
   * Query the variants of the store
   *
   * Returns a page of the variants of all products as one list, each with its product's name
   * and identifier: what a stock list or a search by SKU needs. A product without managed
   * variants appears as one variant.
   *
   * Page by `paging` or by `cursorPaging`, not by both; a cursor already carries filter and
   * sort.
   *
   * `POST /v1/variants/query`, for visitor, member, app.
   */
  queryStoreVariants(body: Offered<Additions, schema.QueryStoreVariantsRequest, schema.QueryStoreVariantsRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryStoreVariantsResponse, Failure>

  /** Query the variants of the store: the response as it is on the wire. */
  queryStoreVariants(body: Offered<Additions, schema.QueryStoreVariantsRequest, schema.QueryStoreVariantsRequestWithAdditions> & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryStoreVariantsResponse>, Failure>

  /**
   * Get a variant of the store
   *
   * Returns one variant with the name and identifier of its product. The identifier is that of
   * the product and that of the variant, joined by a hyphen; without managed variants the
   * second part is all zeros.
   *
   * `GET /v1/variants/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getStoreVariant(id: string, options?: Options): ApiPromise<schema.GetStoreVariantResponse, Failure>

  /** Get a variant of the store: the response as it is on the wire. */
  getStoreVariant(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetStoreVariantResponse>, Failure>

  /**
   * Create a collection
   *
   * Adds an empty collection and returns it. `name` is required; the slug is made from it when
   * none is given. Put products in with `products.addProductsToCollection`.
   *
   * Not idempotent: each successful call creates another collection.
   *
   * `POST /v1/collections`, for app.
   *
   * @throws ApiError with code SLUG_ALREADY_EXISTS
   */
  createCollection(body: schema.CreateCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateCollectionResponse, Failure>

  /**
   * Change a collection
   *
   * Changes the fields that are sent and leaves the others unchanged. The products of the
   * collection have calls of their own.
   *
   * `PATCH /v1/collections/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, SLUG_ALREADY_EXISTS, FAILED_PRECONDITION
   */
  updateCollection(id: string, body: schema.UpdateCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateCollectionResponse, Failure>

  /**
   * Delete a collection
   *
   * Deletes a collection permanently; its products stay in the catalogue and in other
   * collections.
   *
   * `DELETE /v1/collections/{id}`, for app.
   *
   * @throws ApiError with code NOT_FOUND, FAILED_PRECONDITION
   */
  deleteCollection(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteCollectionResponse, Failure>

  /**
   * Add products to a collection
   *
   * Adds products to a collection. Products already in it stay, so the call is idempotent. An
   * unknown collection or product fails the whole call.
   *
   * `POST /v1/collections/{id}/productIds`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  addProductsToCollection(id: string, body: schema.AddProductsToCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.AddProductsToCollectionResponse, Failure>

  /**
   * Remove products from a collection
   *
   * Removes products from a collection; the products themselves stay in the catalogue. Products
   * that are not in the collection are ignored, so the call is idempotent.
   *
   * `POST /v1/collections/{id}/productIds/delete`, for app.
   *
   * @throws ApiError with code NOT_FOUND, FAILED_PRECONDITION
   */
  removeProductsFromCollection(id: string, body: schema.RemoveProductsFromCollectionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RemoveProductsFromCollectionResponse, Failure>

  /**
   * Get a collection by slug (v1)
   *
   * Returns the collection whose page address ends in the given slug, through the older product
   * service;
   * `collections.getCollectionBySlug` returns the same from the collections service.
   *
   * `GET /v1/collections/slug/{slug}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getCollectionBySlug(slug: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionBySlugResponse, Failure>
}

/** Reading the catalogue's collections by id, by slug or by query. */
export interface CollectionsMethods<Options, Failure = Error, Additions extends boolean = false> {
  /**
   * Query collections
   *
   * Returns a page of the collections that match a filter, sorted as requested. Page by
   * `paging` or by `cursorPaging`, not by both; a cursor already carries filter and sort.
   *
   * `numberOfProducts` may be 0 where the platform did not count.
   *
   * `POST /v2/collections/query`, for visitor, member, app.
   */
  queryCollections(body?: Offered<Additions, schema.QueryCollectionsRequest, schema.QueryCollectionsRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryCollectionsResponse, Failure>

  /**
   * Get a collection
   *
   * Returns one collection with its picture and the number of its products. For the products
   * themselves query products by `collectionIds`.
   *
   * `GET /v2/collections/{id}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getCollection(id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionResponse, Failure>

  /**
   * Get a collection by slug
   *
   * Returns the collection whose page address ends in the given slug.
   *
   * `GET /v2/collections/slug/{slug}`, for visitor, member, app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getCollectionBySlug(slug: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionBySlugResponse, Failure>
}

/** Stock per product variant, set absolutely or by atomic steps that never oversell. */
export interface InventoryMethods<Options, Failure = Error> {
  /**
   * Query stock
   *
   * Returns a page of inventory items, one per product.
   *
   * Unlike the other queries this one takes `filter` and `sort` as JSON strings: the filter an
   * object of conditions, the sort a list such as `[{"lastUpdated":"desc"}]`. Invalid JSON is
   * refused.
   *
   * `POST /v2/inventoryItems/query`, for app.
   */
  queryInventory(body?: schema.QueryInventoryRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryInventoryResponse, Failure>

  /** Query stock: the response as it is on the wire. */
  queryInventory(body: schema.QueryInventoryRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryInventoryResponse>, Failure>

  /**
   * Get the stock of a product
   *
   * Returns an inventory item with the stock of all of its variants, or of those named by
   * `variantIds`.
   *
   * The item is found by the identifier in the path, which a product carries as
   * `inventoryItemId`. With the product's identifier in the body, the path may hold that one,
   * too; an identifier of another product is refused. `quantity` applies only while
   * `trackQuantity` is true, `inStock` only while it is false.
   *
   * `POST /v2/inventoryItems/{inventoryId}/getVariants`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getInventoryVariants(inventoryId: string, body?: schema.GetInventoryVariantsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetInventoryVariantsResponse, Failure>

  /** Get the stock of a product: the response as it is on the wire. */
  getInventoryVariants(inventoryId: string, body: schema.GetInventoryVariantsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetInventoryVariantsResponse>, Failure>

  /**
   * Set the stock of a product
   *
   * Sets stock to absolute values: `trackQuantity` for the product, and `quantity` or `inStock`
   * for the variants named. Omitted variants and fields stay unchanged.
   *
   * Send `quantity` while inventory is tracked and `inStock` while it is not; turning
   * `trackQuantity` on or off in the same call decides which of the two applies. For relative
   * changes while others sell, use
   * `inventory.decrementInventory` and `inventory.incrementInventory`, which never overwrite
   * each other.
   *
   * `PATCH /v2/inventoryItems/product/{productId}`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  updateInventoryVariants(productId: string, body: schema.UpdateInventoryVariantsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.UpdateInventoryVariantsResponse, Failure>

  /**
   * Decrement stock
   *
   * Decrements the stock of variants, as an order does. Each entry names its inventory item by
   * `inventoryId` or
   * `productId` and its variant; at least one unit is removed. The call is atomic: all entries
   * are applied, or none.
   *
   * Stock never falls below zero: when a variant has too few units the call fails with
   * `INSUFFICIENT_INVENTORY` and nothing changes. With `preorderRequest` a variant that can be
   * preordered passes while out of stock. Variants without tracked inventory are not changed.
   *
   * Not idempotent: a second call removes the units again.
   *
   * `POST /v2/inventoryItems/decrement`, for app.
   *
   * @throws ApiError with code NOT_FOUND, INSUFFICIENT_INVENTORY
   */
  decrementInventory(body: schema.DecrementInventoryRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DecrementInventoryResponse, Failure>

  /**
   * Increment stock
   *
   * Increments the stock of variants, as a return or a cancelled order does. Each entry names
   * its inventory item by
   * `inventoryId` or `productId` and its variant; at least one unit is added. The call is
   * atomic: all entries are applied, or none. An entry that would exceed a variant's maximum is
   * refused; variants without tracked inventory are not changed.
   *
   * Not idempotent: a second call adds the units again.
   *
   * `POST /v2/inventoryItems/increment`, for app.
   *
   * @throws ApiError with code NOT_FOUND
   */
  incrementInventory(body: schema.IncrementInventoryRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.IncrementInventoryResponse, Failure>
}

/**
 * Addresses of hosted pages for login, logout, checkout and the like, made for one visitor at a
 * time.
 */
export interface RedirectsMethods<Options, Failure = Error> {
  /**
   * Create the address of a hosted page
   *
   * Returns the address of a hosted page for one intent: sign in (`auth`, or `login` without
   * the code flow), sign out (`logout`), or pay (`ecomCheckout`, `bookingsCheckout`,
   * `eventsCheckout`, `paidPlansCheckout`). Send exactly one of them, and send the browser to
   * `redirectSession.fullUrl` at once: the address is meant for one visitor and one visit.
   *
   * For `auth` the request is an authorization request with PKCE (`responseType` `code`,
   * `scope` `offline_access`,
   * `codeChallengeMethod` `S256`). With the `sessionToken` of a login just completed, `prompt`
   * `none` and
   * `responseMode` `web_message`, a hidden frame gets the code without input from the person;
   * `redirectUri` is then absent.
   *
   * Redirect and callback addresses must be registered for the client.
   *
   * `POST /v1/redirect-session`, for visitor, member.
   *
   * @throws ApiError with code NOT_FOUND
   */
  createRedirectSession(body?: schema.CreateRedirectSessionRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.CreateRedirectSessionResponse, Failure>
}

/**
 * Registration, sign-in and sign-out of people by e-mail and password. They lead to a session
 * token, which the authorization flow exchanges for a member's tokens.
 */
export interface AuthenticationMethods<Options, Failure = Error> {
  /**
   * Register (first version)
   *
   * Creates an identity with the inputs of a check, such as a password. The response says what
   * has to happen before the person is signed in. The current release no longer has this call;
   * use `authentication.registerV2` instead.
   *
   * `POST /v1/register`, for visitor, member, app.
   *
   * @throws ApiError with code -19971, -19995, -19970, THROTTLED_FEATURE, INVALID_STATE_TOKEN
   * @deprecated Use `authentication.registerV2` instead.
   */
  register(body: schema.RegisterRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>

  /** Register (first version): the response as it is on the wire. */
  register(body: schema.RegisterRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>

  /**
   * Register by e-mail and password
   *
   * Creates an identity, and with it a member of the site. On SUCCESS the response holds a
   * session token; a site that approves its members returns REQUIRE_OWNER_APPROVAL, one that
   * verifies addresses REQUIRE_EMAIL_VERIFICATION with a state token for
   * `verifyDuringAuthentication`. An address that is taken is refused with code -19995, a
   * missing captcha with -19971, a wrong one with -19970, and a malformed address is a
   * violation whose data has type EMAIL.
   *
   * `POST /v2/register`, for visitor, member, app.
   *
   * @throws ApiError with code -19971, -19995, -19970, UNIMPLEMENTED_FEATURE,
   * THROTTLED_FEATURE, INVALID_CAPTCHA_TOKEN, CAPTCHA_TOKEN_REQUIRED, IP_ADDRESS_FILTERED,
   * RECAPTCHA_FAILED, RECAPTCHA_REQUIRED, MISSING_CAPTCHA_TOKEN, USER_EMAIL_OFAC_ADDRESS,
   * UNSUPPORTED_FIELD, ATTRIBUTE_NOT_FOUND, CLIENT_METADATA_NOT_FOUND, INVALID_LD_SESSION,
   * DUPLICATE_EMAIL, COULD_NOT_CREATE_SET_ACCOUNT_USER, INVALID_USER_TYPE,
   * REGISTRATION_TO_EDITORX_NOT_ALLOWED
   */
  registerV2(body: schema.RegisterV2Request & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Register by e-mail and password: the response as it is on the wire. */
  registerV2(body: schema.RegisterV2Request & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>

  /**
   * Sign in (first version)
   *
   * Signs a person in with the inputs of a check, such as a password. The current release no
   * longer has this call; use `authentication.loginV2` instead.
   *
   * `POST /v1/login`, for visitor, member, app.
   *
   * @throws ApiError with code -19971, -19970, -19976, -19973, -19999, THROTTLED_FEATURE,
   * MEMBER_BLOCKED, INVALID_STATE_TOKEN
   * @deprecated Use `authentication.loginV2` instead.
   */
  login(body: schema.LoginRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>

  /** Sign in (first version): the response as it is on the wire. */
  login(body: schema.LoginRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>

  /**
   * Sign in by e-mail and password
   *
   * Signs a person in. On SUCCESS the response holds a session token, which the authorization
   * flow turns into a member's tokens; the other states are those of `registerV2`. A wrong
   * password is refused with code -19976, a password that must be reset with -19973, a missing
   * captcha with -19971, a wrong one with -19970. Treat any other refusal as an unknown
   * address; the sandbox refuses that one with -19999, and a blocked member with
   * MEMBER_BLOCKED. It asks for a captcha after five failures of an account in a quarter of an
   * hour, and refuses attempts with THROTTLED_FEATURE and `Retry-After` after twenty, or after
   * a hundred from one address.
   *
   * `POST /v2/login`, for visitor, member, app.
   *
   * @throws ApiError with code -19971, -19970, -19976, -19973, THROTTLED_FEATURE,
   * INVALID_CAPTCHA_TOKEN, CAPTCHA_TOKEN_REQUIRED, REENROLLMENT_REQUIRED_BY_ADMIN,
   * TRUSTED_CLIENTS_ONLY, WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED, -19999, MEMBER_BLOCKED
   */
  loginV2(body: schema.LoginV2Request & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Sign in by e-mail and password: the response as it is on the wire. */
  loginV2(body: schema.LoginV2Request & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>

  /**
   * Change the caller's password
   *
   * Sets a new password for the calling member. The current one is not required: the member's
   * token is proof enough, so a page should ask for the password itself before it calls. In the
   * sandbox the member's other sign-ins end.
   *
   * `POST /v2/change-password`, for member.
   */
  changePassword(body: schema.ChangePasswordRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ChangePasswordResponse, Failure>

  /**
   * Sign in with another provider's token
   *
   * Signs a person in with what another identity provider has issued to the page, for instance
   * an ID token. The site must have a connection to that provider. The sandbox has a provider
   * of its own, whose connection and token parameters it prints when it starts; it refuses a
   * token that is not that provider's with INVALID_IDP_TOKEN. The current release no longer has
   * this call; use the hosted sign-in page (`redirects.createRedirectSession`) instead.
   *
   * `POST /v1/sso/login-with-token-params`, for visitor, member, app.
   *
   * @throws ApiError with code INVALID_IDP_TOKEN, NOT_FOUND, MEMBER_BLOCKED
   * @deprecated Use the hosted sign-in page (`redirects.createRedirectSession`) instead.
   */
  loginWithIdpConnectionTokenParams(body?: schema.LoginWithIdpConnectionTokenParamsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Sign in with another provider's token: the response as it is on the wire. */
  loginWithIdpConnectionTokenParams(body: schema.LoginWithIdpConnectionTokenParamsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>

  /**
   * Continue a sign-in (first version)
   *
   * Reads the state of a sign-in of the first version, for instance whether the site's owner
   * has approved it meanwhile. Each response may bring a new state token that replaces the last
   * one. STATUS_CHECK means that something else is missing, such as the code of an e-mail. The
   * sandbox refuses a state token that is unknown or expired with INVALID_STATE_TOKEN. The
   * current release no longer has this call; use `authentication.loginV2` instead.
   *
   * `POST /v1/state/proceed`, for visitor, member, app.
   *
   * @throws ApiError with code INVALID_STATE_TOKEN, MEMBER_BLOCKED
   * @deprecated Use `authentication.loginV2` instead.
   */
  proceedToNextState(body?: schema.ProceedToNextStateRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>

  /** Continue a sign-in (first version): the response as it is on the wire. */
  proceedToNextState(body: schema.ProceedToNextStateRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>

  /**
   * Check an e-mail address
   *
   * Checks whether an e-mail address can be registered, before the person fills in the rest of
   * a form. It does not tell whether the address is taken. The sandbox checks the format of the
   * address without a DNS lookup. The current release has this call.
   *
   * `POST /v2/validate-email`, for visitor, member, app; an addition to the specification.
   */
  validateEmail(body: schema.ValidateEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ValidateEmailResponse, Failure>

  /**
   * Sign a person in without a password
   *
   * Signs a person in at the request of a trusted server, which has identified them by other
   * means, and registers them first if they are new. The session token is exchanged for a
   * member's tokens as after a login: give it only to that person. The sandbox refuses members
   * who could not sign in themselves: those who await the owner's approval, and, on a site that
   * verifies addresses, those with an address that neither a code nor `verifyEmail` has
   * confirmed.
   *
   * `POST /v2/sign-on`, for app.
   *
   * @throws ApiError with code MEMBER_BLOCKED, OWNER_APPROVAL_REQUIRED,
   * EMAIL_VERIFICATION_REQUIRED
   */
  signOn(body: schema.SignOnRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.SignOnResponse, Failure>

  /** Sign a person in without a password: the response as it is on the wire. */
  signOn(body: schema.SignOnRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.SignOnResponse>, Failure>

  /**
   * Sign out in the browser
   *
   * Ends the cookie session of the hosted pages, and leads the browser back to the page it came
   * from. Navigate to it, without a token, for a redirect; a program gets the same redirect as
   * JSON. The client's own sign-out uses a redirect session instead, whose page ends here.
   *
   * `GET /v1/logout`, for anyone.
   */
  logout(query?: schema.LogoutQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RawHttpResponse, Failure>
}

/** Setting a new password through a link sent by e-mail. */
export interface RecoveryMethods<Options, Failure = Error> {
  /**
   * Send a password recovery e-mail
   *
   * Sends an e-mail with a link to the page where a new password is set. The response is the
   * same whether or not an account has the address, so that it does not reveal who is
   * registered. In the sandbox the link is valid for an hour, and the mail is in its outbox.
   *
   * `POST /v1/send-email`, for visitor, member, app.
   *
   * @throws ApiError with code INVALID_CLIENT, THROTTLED_FEATURE
   */
  sendRecoveryEmail(body: schema.SendRecoveryEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.SendRecoveryEmailResponse, Failure>

  /**
   * Send an activation e-mail
   *
   * Invites a person who was registered by an app or the site's owner to set a first password,
   * through a link in an e-mail.
   *
   * `POST /v1/activation-email`, for app.
   *
   * @throws ApiError with code NOT_FOUND, INVALID_CLIENT
   */
  sendActivationEmail(body: schema.SendActivationEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.SendActivationEmailResponse, Failure>

  /**
   * Set a new password
   *
   * Sets a new password with the token from a recovery or activation e-mail, and signs the
   * person in at once. A token works once; the sandbox refuses one that is used, expired or
   * unknown with INVALID_RECOVERY_TOKEN, and ends the sign-ins that were made with the old
   * password.
   *
   * `POST /v1/recover`, for visitor, member, app.
   *
   * @throws ApiError with code INVALID_RECOVERY_TOKEN, MEMBER_BLOCKED
   */
  recover(body: schema.RecoverRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Set a new password: the response as it is on the wire. */
  recover(body: schema.RecoverRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
}

/** Proving that an e-mail address belongs to the person who signs in, by a six-digit code. */
export interface VerificationMethods<Options, Failure = Error> {
  /**
   * Start a verification
   *
   * Sends a code to the address of an identity, outside of a sign-in; a member may name only
   * themselves, which is the default. The path's capital S is the platform's own and is kept in
   * all releases but the newest. The sandbox accepts the code in a pending sign-in of the same
   * person.
   *
   * `POST /v1/Start`, for member, app.
   *
   * @throws ApiError with code NOT_FOUND, THROTTLED_FEATURE
   */
  start(body?: schema.StartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.StartResponse, Failure>

  /**
   * Verify an address during sign-in
   *
   * Continues a registration or sign-in that returned REQUIRE_EMAIL_VERIFICATION, with the code
   * the person has received. A wrong or stale code is refused with VERIFICATION_FAILED, and the
   * state token stays valid for another attempt. In the sandbox a code is valid for ten minutes
   * and five wrong attempts; only the newest one counts.
   *
   * `POST /v1/auth/verify`, for visitor, member, app.
   *
   * @throws ApiError with code VERIFICATION_FAILED, MEMBER_BLOCKED, THROTTLED_FEATURE
   */
  verifyDuringAuthentication(body: schema.VerifyDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Verify an address during sign-in: the response as it is on the wire. */
  verifyDuringAuthentication(body: schema.VerifyDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>

  /**
   * Send the code again
   *
   * Sends a new code for a sign-in that awaits one; the old code is no longer valid. A state
   * token that is unknown or expired is refused by the sandbox with INVALID_STATE_TOKEN. Only
   * late releases of the time this description covers have the call, the current one does not;
   * call `authentication.loginV2` again instead.
   *
   * `POST /v1/auth/resend`, for visitor, member, app.
   *
   * @throws ApiError with code INVALID_STATE_TOKEN, MEMBER_BLOCKED, THROTTLED_FEATURE
   * @deprecated Call `authentication.loginV2` again instead.
   */
  resendDuringAuthentication(body: schema.ResendDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>

  /** Send the code again: the response as it is on the wire. */
  resendDuringAuthentication(body: schema.ResendDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
}

/**
 * Access and refresh tokens for visitors and members, the authorization page and token
 * revocation.
 */
export interface TokensMethods<Options, Failure = Error> {
  /**
   * Get tokens
   *
   * Returns an access token and a refresh token. There are four grants: `anonymous` creates a
   * new visitor,
   * `refresh_token` renews the tokens of a visitor or member, `authorization_code` exchanges
   * the code of the authorization page for a member's tokens, and the device grant polls for
   * those of `tokens.deviceCode`.
   *
   * The call carries no `Authorization`. The request is in camel case, the response in snake
   * case. A code is single-use, so its exchange must not be retried; retrying an `anonymous`
   * call only creates one more visitor. A renewal with a `clientId` may rotate the refresh
   * token: use the new one from then on. Without one the refresh token stays the same.
   *
   * A device polls: AUTHORIZATION_PENDING until the person has decided, SLOW_DOWN when it
   * polled sooner than the interval, which from then on is five seconds longer, ACCESS_DENIED
   * or EXPIRED_TOKEN when it has to start over.
   *
   * `POST /oauth2/token`, for anyone.
   *
   * @throws ApiError with code INVALID_CLIENT, INVALID_GRANT, AUTHORIZATION_PENDING, SLOW_DOWN,
   * ACCESS_DENIED, EXPIRED_TOKEN
   */
  token(body: schema.TokenRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.TokenResponse, Failure>

  /**
   * Look up an access token
   *
   * Tells whether an access token is active, whose it is and when it expires. Without a `token`
   * in the body it is the caller's own, from `Authorization`. A token that is unknown, expired
   * or revoked is not active, which is not an error. The current release has this call.
   *
   * `POST /oauth2/token-info`, for anyone; an addition to the specification.
   */
  getTokenInfo(body?: schema.TokenInfoRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.TokenInfoResponse, Failure>

  /**
   * Get the signed-in person
   *
   * Returns the OpenID Connect claims of the calling member: id, names, e-mail address and
   * picture. The current release has this call.
   *
   * `GET /oauth2/user-info`, for member; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getUserInfo(options?: Options | RawOptions<Options>): ApiPromise<schema.UserInfoResponse, Failure>

  /**
   * Get the keys that tokens are signed with
   *
   * Returns the public keys of the site as a JSON Web Key Set, for a service that verifies
   * signed tokens by itself. The current release has this call. In the sandbox these are the
   * keys of its own identity provider.
   *
   * `GET /oauth2/jwks`, for anyone; an addition to the specification.
   */
  getKeys(options?: Options | RawOptions<Options>): ApiPromise<schema.GetKeysResponse, Failure>

  /**
   * Revoke a refresh token
   *
   * Revokes a refresh token and all access tokens made with it. Part of signing out. A token
   * that is unknown or already revoked is not an error.
   *
   * `POST /oauth2/revoke`, for anyone; an addition to the specification.
   */
  revokeRefreshToken(body: schema.RevokeRefreshTokenRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RevokeRefreshTokenResponse, Failure>

  /**
   * The authorization page
   *
   * The page where a visitor signs in, for a browser. Take its address from
   * `redirects.createRedirectSession` rather than building it. When done it redirects to
   * `redirectUri` with `code` and `state`, after the `#` or the `?` depending on
   * `responseMode`; with `web_message` it posts them to the window that opened or framed it. On
   * refusal
   * `error` and `error_description` replace the code.
   *
   * A wrong `clientId` or `redirectUri` is shown on the page and never redirected to.
   *
   * `GET /oauth2/authorize`, for anyone; an addition to the specification.
   */
  authorize(query: schema.AuthorizeQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<string, Failure>

  /**
   * Get a code for a device without a browser
   *
   * Starts the sign-in of a device that has no browser or no keyboard (RFC 8628). Show the
   * person `userCode` and
   * `verificationUri`, where they sign in and approve the device. Meanwhile the device polls
   * `tokens.token` with
   * `deviceCode`, not more often than every `interval` seconds.
   *
   * `GET /oauth2/device/code`, for anyone; an addition to the specification.
   *
   * @throws ApiError with code INVALID_CLIENT
   */
  deviceCode(query: schema.DeviceCodeQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceCodeResponse, Failure>

  /**
   * Approve a device
   *
   * Approves the device that shows `userCode` for the calling member: its next request for
   * tokens gets the member's. For a signed-in app in which the person enters the code; everyone
   * else has the page at `verificationUri`. Ask the person first whether the device in front of
   * them shows this code, as the page does. A code is approved once; one that is unknown,
   * expired or approved by another member is refused with NOT_FOUND.
   *
   * `GET /oauth2/device/verify`, for member; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND, THROTTLED_FEATURE
   */
  deviceVerify(query: schema.DeviceVerifyQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceVerifyResponse, Failure>
}

/** One endpoint that runs GraphQL documents over the platform's data. */
export interface GraphqlMethods<Options, Failure = Error> {
  /**
   * Run a GraphQL document
   *
   * Runs a GraphQL document over the platform's data. Errors of the document are returned with
   * status 200 in `errors`, beside the data of the parts that succeeded; only a refused call
   * has another status.
   *
   * The sandbox resolves `products`, `product`, `collections`, `collection`, `cart`, `members`
   * and `member` with the fields of this description; the pages take `limit`, `offset`,
   * `filter` and `sort`. It supports the release
   * `alpha`, and refuses others with NOT_FOUND.
   *
   * A document may have side effects, so a call whose outcome is unknown is not retried.
   *
   * `POST /graphql/{apiVersion}`, for visitor, member, app.
   *
   * Its `apiVersion` is 'alpha'; a call by path can give another.
   *
   * @throws ApiError with code NOT_FOUND
   */
  query(body: schema.GraphqlRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.GraphqlResponse, Failure>
}

/** Checkouts made from carts. */
export interface CheckoutsMethods<Options, Failure = Error> {
  /**
   * Get a checkout
   *
   * Returns a checkout, its lines, addresses and totals. Use it to show a summary before the
   * buyer goes to the hosted page, and to see by `completed` whether they paid.
   *
   * `GET /v1/checkouts/{id}`, for visitor, member, app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getCheckout(id: string, options?: Options): ApiPromise<schema.GetCheckoutResponse, Failure>

  /** Get a checkout: the response as it is on the wire. */
  getCheckout(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetCheckoutResponse>, Failure>
}

/** Orders, which checkouts become when they are paid. */
export interface OrdersMethods<Options, Failure = Error> {
  /**
   * Get an order
   *
   * Returns an order of the caller: its number, its lines and what was paid. Use it on the
   * thank-you page, to which the hosted checkout page redirects with the id of the order.
   *
   * `GET /v1/orders/{id}`, for visitor, member, app; an addition to the specification.
   *
   * @throws ApiError with code NOT_FOUND
   */
  getOrder(id: string, options?: Options): ApiPromise<schema.GetOrderResponse, Failure>

  /** Get an order: the response as it is on the wire. */
  getOrder(id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetOrderResponse>, Failure>
}

/**
 * The named methods of the client. `Options` are the options of one call, `Failure` is the
 * error it rejects with; with `Additions` they take what only the sandbox has.
 */
export interface Methods<Options, Failure = Error, Additions extends boolean = false> {
  /**
   * Carts addressed by their id, for apps and for storefronts that keep the id themselves:
   * create, read, change and delete a cart, estimate its totals and turn it into a checkout.
   */
  carts: CartsMethods<Options, Failure>
  /**
   * The cart of the calling visitor or member. The first line added creates it, and it stays
   * with a visitor who signs in; no id is needed.
   */
  currentCart: CurrentCartMethods<Options, Failure>
  /**
   * The people registered on a site: their profile, contact details and status. Members read
   * and change their own record; apps and site owners manage all of them.
   */
  members: MembersMethods<Options, Failure, Additions>
  /**
   * The catalogue: products with their options, variants, media, brand and ribbon, the
   * collections they are in, and bulk edits of products.
   */
  products: ProductsMethods<Options, Failure, Additions>
  /** Reading the catalogue's collections by id, by slug or by query. */
  collections: CollectionsMethods<Options, Failure, Additions>
  /** Stock per product variant, set absolutely or by atomic steps that never oversell. */
  inventory: InventoryMethods<Options, Failure>
  /**
   * Addresses of hosted pages for login, logout, checkout and the like, made for one visitor at
   * a time.
   */
  redirects: RedirectsMethods<Options, Failure>
  /**
   * Registration, sign-in and sign-out of people by e-mail and password. They lead to a session
   * token, which the authorization flow exchanges for a member's tokens.
   */
  authentication: AuthenticationMethods<Options, Failure>
  /** Setting a new password through a link sent by e-mail. */
  recovery: RecoveryMethods<Options, Failure>
  /** Proving that an e-mail address belongs to the person who signs in, by a six-digit code. */
  verification: VerificationMethods<Options, Failure>
  /**
   * Access and refresh tokens for visitors and members, the authorization page and token
   * revocation.
   */
  tokens: TokensMethods<Options, Failure>
  /** One endpoint that runs GraphQL documents over the platform's data. */
  graphql: GraphqlMethods<Options, Failure>
  /** Checkouts made from carts. */
  checkouts: CheckoutsMethods<Options, Failure>
  /** Orders, which checkouts become when they are paid. */
  orders: OrdersMethods<Options, Failure>
}
