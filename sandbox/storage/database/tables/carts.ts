/** Tables of the carts domain. */
import type { CartDocument } from '../../../commerce/rules/documents/cart.ts'
import { type Columns, integer, jsonOf, moment, orNull, text } from '../columns.ts'

/** The tables of carts. */
export const cartTables = {
  /** Carts, each with its document. */
  carts: {
    site_id: text,
    id: text,
    /** Whose current cart it is; null for a cart known by id only. */
    owner_key: orNull(text),
    /** Whose cart it is at all; null for an app's. */
    buyer_key: orNull(text),
    revision: integer,
    doc: jsonOf<CartDocument>(),
    created_date: moment,
    updated_date: moment,
  },
} satisfies Record<string, Columns>
