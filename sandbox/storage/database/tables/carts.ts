/** Tables of the carts domain. */
import type { CartDocument } from '../../../commerce/rules/documents/cart.ts'
import { type Columns, integer, jsonOf, moment, orNull, text } from '../columns.ts'

/** The tables of carts. */
export const cartTables = {
  /** Carts, each with its document. */
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
} satisfies Record<string, Columns>
