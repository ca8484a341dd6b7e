/** Tables of the carts domain. */
import type { CartDocument } from '../../rules/documents/cart.ts'

export interface CartsTable {
  site_id: string
  id: string
  owner_key: string | null
  revision: number
  doc: CartDocument
  created_date: Date
  updated_date: Date
}

export interface CartTables {
  carts: CartsTable
}
