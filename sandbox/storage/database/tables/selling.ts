/** Tables of carts, coupons, gift cards, taxes and shipping. */
import type { CartDocument } from '../../../commerce/rules/documents/cart.ts'
import type { CheckoutDocument, OrderDocument } from '../../../commerce/rules/documents/checkout.ts'
import type { CouponDocument } from '../../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../../commerce/rules/documents/selling.ts'
import { type Columns, exactNumeric, integer, jsonOf, moment, orNull, text } from '../columns.ts'

/** Tables of the selling domain. */
export const sellingTables = {
  carts: {
    site_id: text,
    id: text,
    /** The owner of a current cart; null for a cart known only by id. */
    owner_key: orNull(text),
    /** The buyer of any cart; null for an app's. */
    buyer_key: orNull(text),
    revision: integer,
    doc: jsonOf<CartDocument>(),
    created_date: moment,
    updated_date: moment,
  },
  selling: {
    site_id: text,
    doc: jsonOf<SellingDocument>(),
  },
  coupons: {
    site_id: text,
    id: text,
    code: text,
    used: integer,
    starts_date: orNull(moment),
    expires_date: orNull(moment),
    doc: jsonOf<CouponDocument>(),
  },
  gift_cards: {
    site_id: text,
    id: text,
    code: text,
    balance: exactNumeric,
    expires_date: orNull(moment),
  },
  memberships: {
    site_id: text,
    id: text,
    member_id: text,
    name: text,
    total: integer,
    remaining: integer,
    expires_date: orNull(moment),
  },
  checkouts: {
    site_id: text,
    id: text,
    cart_id: text,
    buyer_key: orNull(text),
    /** Null until it is completed. */
    order_id: orNull(text),
    doc: jsonOf<CheckoutDocument>(),
    created_date: moment,
    updated_date: moment,
  },
  order_counters: {
    site_id: text,
    last_number: integer,
  },
  orders: {
    site_id: text,
    id: text,
    number: integer,
    checkout_id: text,
    buyer_key: orNull(text),
    doc: jsonOf<OrderDocument>(),
    created_date: moment,
  },
} satisfies Record<string, Columns>
