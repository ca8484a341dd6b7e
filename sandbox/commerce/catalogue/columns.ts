/** The SQL of every catalogue field that queries can name. */
import { sql } from 'kysely'
import { queryFields } from '../../../generated/fields.ts'
import { storedId } from '../../platform/guid.ts'
import { type ColumnMap, type ColumnSource, columnsFor } from '../../storage/filters/index.ts'
import { defaultVariantId } from '../rules/variants.ts'

const column = (name: string): ColumnSource => ({ sql: sql.ref(name) })

const nullable = (name: string): ColumnSource => ({ ...column(name), nullable: true })

const guid = (name: string): ColumnSource => ({ ...column(name), stored: storedId })

/** Sorted by its key, independent of the database's collation. */
const id = (name: string): ColumnSource => ({ ...guid(name), sortedBy: [sql.ref(name)] })

/** A number that is text on the wire. Non-digits pass through for its type to refuse. */
const numericId: ColumnSource = {
  ...column('products.numeric_id'),
  stored: (text) => (/^\d{1,15}$|^[1-8]\d{15}$/.test(text) ? Number(text) : text),
}

/** The tracked quantity, else null. */
const countedQuantity = sql`case when products.track_inventory then products.stock_quantity end`

/** Profit as a share of the discounted price; null without a cost. */
const profitMargin = sql`case when products.discounted_price = 0 then 0 else
  round((products.discounted_price - products.item_cost) / products.discounted_price, 4) end`

const variantPays = sql`case products.discount_type
  when 'PERCENT' then round(coalesce(variants.price, products.price) * (100 - products.discount_value) / 100, 2)
  when 'AMOUNT' then greatest(0, round(coalesce(variants.price, products.price) - products.discount_value, 2))
  else coalesce(variants.price, products.price) end`

/** The lowest profit of any variant; null without a cost. */
const lowestProfit = sql`(
  select min(${variantPays} - coalesce(variants.item_cost, products.item_cost)) from variants
  where variants.site_id = products.site_id and variants.product_id = products.id)`

/** Only the default variant uses the product's SKU. */
const variantSku = sql`coalesce(variants.sku,
  case when variants.id = ${sql.lit(defaultVariantId)} then products.sku end)`

/** The SKUs of all variants, a line each. */
const variantSkus = sql`(
  select string_agg(${variantSku}, E'\\n') from variants
  where variants.site_id = products.site_id and variants.product_id = products.id)`

/** Fields that reveal cost and profit. */
const merchantFields: readonly string[] = [
  'costAndProfitData.profitMargin',
  'variants.variant.costAndProfitData.profit',
]

/** The filter and sort columns of products, for store managers. */
export const productColumns: ColumnMap = columnsFor(queryFields.products, {
  id: id('products.id'),
  name: column('products.name'),
  slug: column('products.slug'),
  sku: nullable('products.sku'),
  description: column('products.description'),
  productType: column('products.product_type'),
  price: column('products.price'),
  'priceData.price': column('products.price'),
  numericId,
  lastUpdated: column('products.updated_date'),
  createdDate: column('products.created_date'),
  collectionIds: guid('products.collection_ids'),
  visible: column('products.visible'),
  'stock.inventoryStatus': column('products.inventory_status'),
  'stock.quantity': { sql: countedQuantity, nullable: true },
  ribbon: nullable('products.ribbon'),
  brand: nullable('products.brand'),
  'discount.type': column('products.discount_type'),
  'costAndProfitData.profitMargin': { sql: profitMargin, nullable: true },
  'variants.variant.costAndProfitData.profit': { sql: lowestProfit, nullable: true },
  'variants.variant.sku': { sql: variantSkus, nullable: true },
})

/** The same for everyone else: filtering by cost would reveal it. */
export const publicProductColumns: ColumnMap = Object.fromEntries(
  Object.entries(productColumns).filter(([name]) => !merchantFields.includes(name)),
)

const ofVariant = (name: 'quantity' | 'in_stock') => sql`(
  select ${sql.ref(`stock.${name}`)} from stock
  where stock.site_id = variants.site_id and stock.product_id = variants.product_id
    and stock.variant_id = variants.id)`

/** The key of a store variant, in primary-key order. */
export const storeVariantKey = [sql.ref('variants.product_id'), sql.ref('variants.id')]

/** The filter and sort columns of store variants. */
export const storeVariantColumns: ColumnMap = columnsFor(queryFields.storeVariants, {
  // Product ids have a fixed length, so both keys sort like their concatenation.
  id: {
    sql: sql`(variants.product_id || '-' || variants.id)`,
    sortedBy: storeVariantKey,
    stored: storedId,
  },
  productId: id('variants.product_id'),
  variantId: guid('variants.id'),
  sku: { sql: variantSku, nullable: true },
  productName: column('products.name'),
  collectionIds: guid('products.collection_ids'),
  managedVariant: column('products.manage_variants'),
  'stock.trackQuantity': column('products.track_inventory'),
  'stock.inStock': {
    sql: sql`case when products.track_inventory then ${ofVariant('quantity')} > 0
      else ${ofVariant('in_stock')} end`,
  },
  'stock.quantity': {
    sql: sql`case when products.track_inventory then ${ofVariant('quantity')} end`,
    nullable: true,
  },
})

/** The filter and sort columns of collections. */
export const collectionColumns: ColumnMap = columnsFor(queryFields.collections, {
  id: id('collections.id'),
  name: column('collections.name'),
  slug: column('collections.slug'),
  visible: column('collections.visible'),
})

const variantIds = sql`array(select stock.variant_id from stock
  where stock.site_id = products.site_id and stock.product_id = products.id)`

/** Whether a sold-out variant can be preordered. */
const preorderable = sql`(products.preorder_enabled and exists (
  select from stock
  where stock.site_id = products.site_id and stock.product_id = products.id
    and (products.preorder_limit is null or stock.preordered < products.preorder_limit)
    and case when products.track_inventory then stock.quantity = 0 else not stock.in_stock end))`

/** The filter and sort columns of the inventory. */
export const inventoryColumns: ColumnMap = columnsFor(queryFields.inventory, {
  id: guid('products.inventory_item_id'),
  productId: id('products.id'),
  externalId: id('products.id'),
  numericId,
  lastUpdated: column('products.inventory_updated_date'),
  trackQuantity: column('products.track_inventory'),
  productName: column('products.name'),
  'variants.quantity': nullable('products.scarcest_quantity'),
  'variants.inStock': column('products.in_stock'),
  'variants.variantId': { sql: variantIds, stored: storedId },
  'variants.availableForPreorder': { sql: preorderable },
  'preorderInfo.enabled': column('products.preorder_enabled'),
  'preorderInfo.message': nullable('products.preorder_message'),
  'preorderInfo.limit': nullable('products.preorder_limit'),
})
