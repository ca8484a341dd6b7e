/** Promotions: coupons, gift cards, memberships. */

/** The benefit of a coupon. Amounts are decimal strings. */
type CouponBenefit =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'free-shipping' }

/** A coupon, without its usage count. */
export interface CouponDocument {
  readonly name: string
  readonly benefit: CouponBenefit
  readonly minimumSubtotal?: string
  readonly usageLimit?: number
  /** Limits the coupon to products of this collection. */
  readonly collectionId?: string
}

/** A coupon with its usage count. */
export interface StoreCoupon extends CouponDocument {
  readonly id: string
  readonly code: string
  readonly used: number
  /** The half-open validity interval; null is unbounded. */
  readonly startsDate: Date | null
  readonly expiresDate: Date | null
}

/** A gift card with its balance. */
export interface StoreGiftCard {
  readonly id: string
  readonly code: string
  readonly balance: string
  readonly expiresDate: Date | null
}

/** A member's membership with its remaining uses. */
export interface StoreMembership {
  readonly id: string
  readonly name: string
  readonly total: number
  readonly remaining: number
  readonly expiresDate: string | null
}
