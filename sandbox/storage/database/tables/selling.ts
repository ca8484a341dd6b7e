/** Tables of coupons, gift cards, taxes and shipping. */
import type { CheckoutDocument, OrderDocument } from '../../../commerce/rules/documents/checkout.ts'
import type { CouponDocument } from '../../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../../commerce/rules/documents/selling.ts'
import { type Columns, exactNumeric, integer, jsonOf, moment, orNull, text } from '../columns.ts'

/** The rules that a site sells by. */
const selling = {
  site_id: text,
  doc: jsonOf<SellingDocument>(),
} satisfies Columns

/** Coupons and how often each was used. */
export const coupons = {
  site_id: text,
  id: text,
  code: text,
  used: integer,
  starts_date: orNull(moment),
  expires_date: orNull(moment),
  doc: jsonOf<CouponDocument>(),
} satisfies Columns

/** Gift cards and their balances. */
export const giftCards = {
  site_id: text,
  id: text,
  code: text,
  balance: exactNumeric,
  expires_date: orNull(moment),
} satisfies Columns

/** Memberships of members and how much of each is left. */
export const memberships = {
  site_id: text,
  id: text,
  member_id: text,
  name: text,
  total: integer,
  remaining: integer,
  expires_date: orNull(moment),
} satisfies Columns

/** Checkouts, each with its document. */
export const checkouts = {
  site_id: text,
  id: text,
  cart_id: text,
  buyer_key: orNull(text),
  /** Null until it is completed. */
  order_id: orNull(text),
  doc: jsonOf<CheckoutDocument>(),
  created_date: moment,
  updated_date: moment,
} satisfies Columns

/** The last number that a site gave to an order. */
const orderCounters = {
  site_id: text,
  last_number: integer,
} satisfies Columns

/** Orders, each with its document. */
export const orders = {
  site_id: text,
  id: text,
  number: integer,
  checkout_id: text,
  buyer_key: orNull(text),
  doc: jsonOf<OrderDocument>(),
  created_date: moment,
} satisfies Columns

/** Tables of the selling domain. */
export const sellingTables = {
  selling,
  coupons,
  gift_cards: giftCards,
  memberships,
  checkouts,
  order_counters: orderCounters,
  orders,
}
