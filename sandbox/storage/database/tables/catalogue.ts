/** Tables of the catalogue: products, variants, stock, collections. */
import type { ColumnType, Generated } from 'kysely'
import type {
  InventoryStatus,
  ProductDiscountType,
  ProductType,
  StockChangeReason,
} from '../../../../generated/wire.ts'
import type { CollectionDocument } from '../../../commerce/rules/documents/collection.ts'
import type { ProductDocument } from '../../../commerce/rules/documents/product.ts'
import type { VariantDocument } from '../../../commerce/rules/variants.ts'

/** A number in SQL's exact type: engines answer text, so read it through `Number`. */
type Numeric = ColumnType<string | number, number, number>
type NullableNumeric = ColumnType<string | number | null, number | null, number | null>

/** A 64-bit integer: engines answer text, a number or a bigint, so read it through `String`. */
type BigInteger = ColumnType<string | number | bigint, string, string>

/** The last numeric id that a site gave to a product. */
export interface CatalogueCounterTable {
  site_id: string
  last_numeric_id: BigInteger
}

/** Collections. */
export interface CollectionTable {
  site_id: string
  id: string
  name: string
  slug: string
  description: string
  visible: boolean
  doc: CollectionDocument
  created_date: Date
  updated_date: Date
  /** Changed with the products themselves. */
  product_count: Generated<number>
  visible_product_count: Generated<number>
}

/** Products, each with its document beside the columns it is found by. */
export interface ProductTable {
  site_id: string
  id: string
  numeric_id: BigInteger
  inventory_item_id: string
  name: string
  slug: string
  visible: boolean
  product_type: ProductType
  description: string
  sku: string | null
  brand: string | null
  ribbon: string | null
  weight: NullableNumeric
  price: Numeric
  discount_type: ProductDiscountType
  discount_value: Numeric
  item_cost: NullableNumeric
  manage_variants: boolean
  collection_ids: string[]
  track_inventory: boolean
  preorder_enabled: boolean
  preorder_message: string | null
  preorder_limit: number | null
  discounted_price: Numeric
  stock_quantity: number
  in_stock: boolean
  inventory_status: InventoryStatus
  doc: ProductDocument
  created_date: Date
  updated_date: Date
  inventory_updated_date: Date
  /** Always null: an earlier release keeps answers here and builds those that are missing. */
  answer: null
  scarcest_quantity: number | null
  /** Changes with everything a product's answer is made of. */
  revision: string
}

/** Variants of products. */
export interface VariantTable {
  site_id: string
  product_id: string
  id: string
  position: number
  choices: Record<string, string>
  sku: string | null
  price: NullableNumeric
  item_cost: NullableNumeric
  weight: NullableNumeric
  visible: boolean
  doc: VariantDocument
}

/** What is in stock of each variant. */
export interface StockTable {
  site_id: string
  product_id: string
  variant_id: string
  quantity: number
  in_stock: boolean
  preordered: number
}

/** Changes of stock, one row each. */
export interface StockChangeTable {
  site_id: string
  id: string
  product_id: string
  variant_id: string
  quantity: number
  preordered: number
  reason: StockChangeReason
  created_date: Date
}

/** The tables of the catalogue. */
export interface CatalogueTables {
  catalogue_counters: CatalogueCounterTable
  collections: CollectionTable
  products: ProductTable
  variants: VariantTable
  stock: StockTable
  stock_changes: StockChangeTable
}
