/** Products, variants and stock between their rows and the shapes the sandbox works with. */
import { namesOf } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import { type NewRow, type Row, tables } from '../../storage/database/schema.ts'
import { discountedPrice } from '../rules/discounts.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { Choices, ProductOption } from '../rules/options.ts'
import { summarizeStock } from '../rules/stock.ts'
import type { Variant } from '../rules/variants.ts'
import { revisionOf } from './revision.ts'

/** The stock columns of a variant's row. */
export const stockColumns = namesOf(tables.stock, 'site_id', 'product_id', 'variant_id')

/** A variant's row joined with its stock. */
export type VariantRow = Row<'variants'> & Pick<Row<'stock'>, (typeof stockColumns)[number]>

/** The columns of a product's row without what is worked out for reading it. */
export const productRowColumns = namesOf(tables.products, 'answer', 'scarcest_quantity', 'revision')

/** A row of these columns. */
export type ProductRow = Pick<Row<'products'>, (typeof productRowColumns)[number]>

/** Maps a row and its variants' rows to a product. */
export function productFrom(row: ProductRow, variantRows: readonly VariantRow[]): StoreProduct {
  return {
    id: row.id,
    numericId: String(row.numeric_id),
    inventoryItemId: row.inventory_item_id,
    name: row.name,
    slug: row.slug,
    visible: row.visible,
    description: row.description,
    sku: row.sku,
    brand: row.brand,
    ribbon: row.ribbon,
    weight: row.weight,
    price: row.price,
    discount: { type: row.discount_type, value: row.discount_value },
    itemCost: row.item_cost,
    manageVariants: row.manage_variants,
    collectionIds: row.collection_ids,
    trackInventory: row.track_inventory,
    preorder: {
      enabled: row.preorder_enabled,
      message: row.preorder_message,
      limit: row.preorder_limit,
    },
    document: row.doc,
    variants: variantRows.map((variant) => variantFrom(variant, row.doc.options)),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
    inventoryUpdatedDate: row.inventory_updated_date,
  }
}

/** The row of a product, with the columns that are worked out from its variants and stock. */
export function productRow(site: string, product: StoreProduct): NewRow<'products'> {
  const summary = summarizeStock(product.variants, product.trackInventory)
  return {
    site_id: site,
    id: product.id,
    numeric_id: product.numericId,
    inventory_item_id: product.inventoryItemId,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    product_type: 'physical',
    description: product.description,
    sku: product.sku,
    brand: product.brand,
    ribbon: product.ribbon,
    weight: product.weight,
    price: product.price,
    discount_type: product.discount.type,
    discount_value: product.discount.value,
    item_cost: product.itemCost,
    manage_variants: product.manageVariants,
    collection_ids: [...product.collectionIds],
    track_inventory: product.trackInventory,
    preorder_enabled: product.preorder.enabled,
    preorder_message: product.preorder.message,
    preorder_limit: product.preorder.limit,
    discounted_price: discountedPrice(product.price, product.discount),
    stock_quantity: summary.quantity,
    in_stock: summary.inStock,
    inventory_status: summary.status,
    doc: json(product.document),
    created_date: product.createdDate,
    updated_date: product.updatedDate,
    inventory_updated_date: product.inventoryUpdatedDate,
    answer: null,
    revision: revisionOf(product),
    // The scarcest variant speaks for the item: what is running out is what a stock list is asked for.
    scarcest_quantity: product.trackInventory
      ? Math.min(...product.variants.map(({ quantity }) => quantity))
      : null,
  }
}

/** The row of a variant, at its place in the product's order. */
export function variantRow(
  site: string,
  productId: string,
  variant: Variant,
  position: number,
): NewRow<'variants'> {
  return {
    site_id: site,
    product_id: productId,
    id: variant.id,
    position,
    choices: json(variant.choices),
    sku: variant.sku,
    price: variant.price,
    item_cost: variant.itemCost,
    weight: variant.weight,
    visible: variant.visible,
    doc: json(variant.document),
  }
}

/** The row of a variant's stock. */
export function stockRow(site: string, productId: string, variant: Variant): NewRow<'stock'> {
  return {
    site_id: site,
    product_id: productId,
    variant_id: variant.id,
    quantity: variant.quantity,
    in_stock: variant.inStock,
    preordered: variant.preordered,
  }
}

function variantFrom(row: VariantRow, options: readonly ProductOption[]): Variant {
  return {
    id: row.id,
    choices: inOrderOf(options, row.choices),
    sku: row.sku,
    price: row.price,
    itemCost: row.item_cost,
    weight: row.weight,
    visible: row.visible,
    document: row.doc,
    quantity: row.quantity,
    inStock: row.in_stock,
    preordered: row.preordered,
  }
}

/** A column of JSON has its own order. */
function inOrderOf(options: readonly ProductOption[], choices: Choices): Choices {
  const names = options.map(({ name }) => name)
  const sorted = Object.entries(choices).sort(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  )
  return Object.fromEntries(sorted)
}
