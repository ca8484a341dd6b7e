/** Tables of the carts domain. */
import type { CartDocument } from '../../../commerce/rules/documents/cart.ts'

/** Carts, each with its document. */
export interface CartsTable {
  site_id: string
  id: string
  /** Whose current cart it is; null for a cart known by id only. */
  owner_key: string | null
  /** Whose cart it is at all; null for an app's. */
  buyer_key: string | null
  revision: number
  doc: CartDocument
  created_date: Date
  updated_date: Date
}

/** The tables of carts. */
export interface CartTables {
  carts: CartsTable
}
