/** Tables of what carts are sold with. */
import type { CheckoutDocument, OrderDocument } from '../../../commerce/rules/documents/checkout.ts'
import type { CouponDocument } from '../../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../../commerce/rules/documents/selling.ts'

/** The rules that a site sells by. */
export interface SellingTable {
  site_id: string
  doc: SellingDocument
}

/** Coupons and how often each was used. */
export interface CouponTable {
  site_id: string
  id: string
  code: string
  used: number
  starts_date: Date | null
  expires_date: Date | null
  doc: CouponDocument
}

/** Gift cards and what is left on them. */
export interface GiftCardTable {
  site_id: string
  id: string
  code: string
  /** Drivers disagree whether a decimal is a text. */
  balance: string | number
  expires_date: Date | null
}

/** Memberships of members and how much of each is left. */
export interface MembershipTable {
  site_id: string
  id: string
  member_id: string
  name: string
  total: number
  remaining: number
  expires_date: Date | null
}

/** Checkouts, each with its document. */
export interface CheckoutTable {
  site_id: string
  id: string
  cart_id: string
  buyer_key: string | null
  /** Null until it is completed. */
  order_id: string | null
  doc: CheckoutDocument
  created_date: Date
  updated_date: Date
}

/** The last number that a site gave to an order. */
export interface OrderCounterTable {
  site_id: string
  last_number: number
}

/** Orders, each with its document. */
export interface OrderTable {
  site_id: string
  id: string
  number: number
  checkout_id: string
  buyer_key: string | null
  doc: OrderDocument
  created_date: Date
}

/** Tables of the selling domain. */
export interface SellingTables {
  selling: SellingTable
  coupons: CouponTable
  gift_cards: GiftCardTable
  memberships: MembershipTable
  checkouts: CheckoutTable
  order_counters: OrderCounterTable
  orders: OrderTable
}
