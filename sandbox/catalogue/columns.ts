/** The SQL behind every field that catalogue queries may name. */
import { type RawBuilder, sql } from 'kysely'
import { queryFields } from '../../generated/fields.ts'
import { type ColumnMap, columnsFor } from '../filters/index.ts'
import { defaultVariantId } from '../rules/variants.ts'

const column = (name: string): { readonly sql: RawBuilder<unknown> } => ({ sql: sql.ref(name) })

/** The count of a product that counts, else null: a product without a count has no quantity. */
const countedQuantity = sql`case when products.track_inventory then products.stock_quantity end`

export const productColumns: ColumnMap = columnsFor(queryFields.products, {
  id: column('products.id'),
  name: column('products.name'),
  slug: column('products.slug'),
  sku: column('products.sku'),
  description: column('products.description'),
  productType: column('products.product_type'),
  price: column('products.price'),
  'priceData.price': column('products.price'),
  numericId: { ...column('products.numeric_id'), digits: true },
  lastUpdated: column('products.updated_date'),
  createdDate: column('products.created_date'),
  collectionIds: column('products.collection_ids'),
  visible: column('products.visible'),
  'stock.inventoryStatus': column('products.inventory_status'),
  'stock.quantity': { sql: countedQuantity },
  ribbon: column('products.ribbon'),
  brand: column('products.brand'),
  'discount.type': column('products.discount_type'),
})

/** Only the default variant uses the product's SKU. */
const variantSku = sql`coalesce(variants.sku,
  case when variants.id = ${sql.lit(defaultVariantId)} then products.sku end)`

/** A column of the variant's stock. */
const ofVariant = (name: 'quantity' | 'in_stock') => sql`(
  select ${sql.ref(`stock.${name}`)} from stock
  where stock.site_id = variants.site_id and stock.product_id = variants.product_id
    and stock.variant_id = variants.id)`

export const storeVariantColumns: ColumnMap = columnsFor(queryFields.storeVariants, {
  id: { sql: sql`(variants.product_id || '-' || variants.id)` },
  productId: column('variants.product_id'),
  variantId: column('variants.id'),
  sku: { sql: variantSku },
  productName: column('products.name'),
  collectionIds: column('products.collection_ids'),
  managedVariant: column('products.manage_variants'),
  'stock.trackQuantity': column('products.track_inventory'),
  'stock.inStock': {
    sql: sql`case when products.track_inventory then ${ofVariant('quantity')} > 0
      else ${ofVariant('in_stock')} end`,
  },
  'stock.quantity': {
    sql: sql`case when products.track_inventory then ${ofVariant('quantity')} end`,
  },
})

export const collectionColumns: ColumnMap = columnsFor(queryFields.collections, {
  id: column('collections.id'),
  name: column('collections.name'),
  slug: column('collections.slug'),
  visible: column('collections.visible'),
})

/** The scarcest variant speaks for the item: what is running out is what a stock list is asked for. */
const scarcest = sql`case when products.track_inventory then (
  select min(stock.quantity) from stock
  where stock.site_id = products.site_id and stock.product_id = products.id) end`

const variantIds = sql`array(select stock.variant_id from stock
  where stock.site_id = products.site_id and stock.product_id = products.id)`

/** Whether a variant that is sold out may be promised. */
const preorderable = sql`(products.preorder_enabled and exists (
  select from stock
  where stock.site_id = products.site_id and stock.product_id = products.id
    and (products.preorder_limit is null or stock.preordered < products.preorder_limit)
    and case when products.track_inventory then stock.quantity = 0 else not stock.in_stock end))`

export const inventoryColumns: ColumnMap = columnsFor(queryFields.inventory, {
  id: column('products.inventory_item_id'),
  productId: column('products.id'),
  externalId: column('products.id'),
  numericId: { ...column('products.numeric_id'), digits: true },
  lastUpdated: column('products.inventory_updated_date'),
  trackQuantity: column('products.track_inventory'),
  productName: column('products.name'),
  'variants.quantity': { sql: scarcest },
  'variants.inStock': column('products.in_stock'),
  'variants.variantId': { sql: variantIds },
  'variants.availableForPreorder': { sql: preorderable },
  'preorderInfo.enabled': column('products.preorder_enabled'),
  'preorderInfo.message': column('products.preorder_message'),
  'preorderInfo.limit': column('products.preorder_limit'),
})
