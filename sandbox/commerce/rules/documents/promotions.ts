/** Promotions: coupons, gift cards, memberships. */

/** The benefit of a coupon. Amounts are decimal texts. */
export type CouponBenefit =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'free-shipping' }

/** A coupon, without its count of uses. */
export interface CouponDocument {
  readonly name: string
  readonly benefit: CouponBenefit
  readonly minimumSubtotal?: string
  readonly usageLimit?: number
  /** Only products of this collection count. */
  readonly collectionId?: string
}

/** A coupon with how often it was used. */
export interface StoreCoupon extends CouponDocument {
  readonly id: string
  readonly code: string
  readonly used: number
  /** Valid from the first moment until before the last; null for no such limit. */
  readonly startsDate: Date | null
  readonly expiresDate: Date | null
}

/** A gift card with what is left on it. */
export interface StoreGiftCard {
  readonly id: string
  readonly code: string
  readonly balance: string
  readonly expiresDate: Date | null
}

/** A membership that a member holds, with the uses that are left. */
export interface StoreMembership {
  readonly id: string
  readonly name: string
  readonly total: number
  readonly remaining: number
  readonly expiresDate: string | null
}
