/** Tables of the catalogue: products, variants, stock, collections. */
import type {
  InventoryStatus,
  ProductDiscountType,
  ProductType,
  StockChangeReason,
} from '../../../../generated/wire.ts'
import type { CollectionDocument } from '../../../commerce/rules/documents/collection.ts'
import type { ProductDocument } from '../../../commerce/rules/documents/product.ts'
import type { VariantDocument } from '../../../commerce/rules/variants.ts'
import {
  bigInteger,
  boolean,
  type Columns,
  filled,
  integer,
  jsonOf,
  moment,
  numeric,
  orNull,
  text,
  textOf,
  texts,
} from '../columns.ts'

/** The tables of the catalogue. */
export const catalogueTables = {
  /** The last numeric product id of a site. */
  catalogue_counters: {
    site_id: text,
    last_numeric_id: bigInteger,
  },
  /** Collections. */
  collections: {
    site_id: text,
    id: text,
    name: text,
    slug: text,
    description: text,
    visible: boolean,
    doc: jsonOf<CollectionDocument>(),
    created_date: moment,
    updated_date: moment,
    /** Updated with the products. */
    product_count: filled(integer, '0'),
    visible_product_count: filled(integer, '0'),
  },
  /** Products: a document beside the queryable columns. */
  products: {
    site_id: text,
    id: text,
    numeric_id: bigInteger,
    inventory_item_id: text,
    name: text,
    slug: text,
    visible: boolean,
    product_type: textOf<ProductType>(),
    description: text,
    sku: orNull(text),
    brand: orNull(text),
    ribbon: orNull(text),
    weight: orNull(numeric),
    price: numeric,
    discount_type: textOf<ProductDiscountType>(),
    discount_value: numeric,
    item_cost: orNull(numeric),
    manage_variants: boolean,
    collection_ids: texts,
    track_inventory: boolean,
    preorder_enabled: boolean,
    preorder_message: orNull(text),
    preorder_limit: orNull(integer),
    discounted_price: numeric,
    stock_quantity: integer,
    in_stock: boolean,
    inventory_status: textOf<InventoryStatus>(),
    doc: jsonOf<ProductDocument>(),
    created_date: moment,
    updated_date: moment,
    inventory_updated_date: moment,
    scarcest_quantity: orNull(integer),
    /** Changes with every input of a product's answer. */
    revision: text,
  },
  /** Variants of products. */
  variants: {
    site_id: text,
    product_id: text,
    id: text,
    position: integer,
    choices: jsonOf<Record<string, string>>(),
    sku: orNull(text),
    price: orNull(numeric),
    item_cost: orNull(numeric),
    weight: orNull(numeric),
    visible: boolean,
    doc: jsonOf<VariantDocument>(),
  },
  /** The stock of each variant. */
  stock: {
    site_id: text,
    product_id: text,
    variant_id: text,
    quantity: integer,
    in_stock: boolean,
    preordered: integer,
  },
  /** Changes of stock, one row each. */
  stock_changes: {
    site_id: text,
    id: text,
    product_id: text,
    variant_id: text,
    quantity: integer,
    preordered: integer,
    reason: textOf<StockChangeReason>(),
    created_date: moment,
  },
} satisfies Record<string, Columns>
