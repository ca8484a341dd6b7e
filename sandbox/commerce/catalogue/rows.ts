/** Maps products, variants and stock between rows and the sandbox's types. */
import { namesOf } from '../../storage/database/columns.ts'
import { recordFrom, rowFrom } from '../../storage/database/fields.ts'
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

/** The columns of a product's row without the derived ones. */
export const productRowColumns = namesOf(
  tables.products,
  ...(['site_id', 'product_type', 'discounted_price', 'stock_quantity', 'in_stock'] as const),
  ...(['inventory_status', 'scarcest_quantity', 'revision'] as const),
)

/** A row of these columns. */
export type ProductRow = Pick<Row<'products'>, (typeof productRowColumns)[number]>

/** Maps a row and its variants' rows to a product. */
export function productFrom(row: ProductRow, variantRows: readonly VariantRow[]): StoreProduct {
  const { numericId, discountType, discountValue, ...record } = recordFrom(row)
  const { preorderEnabled, preorderMessage, preorderLimit, ...product } = record
  return {
    ...product,
    numericId: String(numericId),
    discount: { type: discountType, value: discountValue },
    preorder: { enabled: preorderEnabled, message: preorderMessage, limit: preorderLimit },
    variants: variantRows.map((variant) => variantFrom(variant, row.doc.options)),
  }
}

/** The row of a product, with the columns derived from its variants and stock. */
export function productRow(site: string, product: StoreProduct): NewRow<'products'> {
  const { discount, preorder, variants, trackInventory } = product
  const summary = summarizeStock(variants, trackInventory)
  return rowFrom('products', {
    ...product,
    site,
    productType: 'physical',
    discountType: discount.type,
    discountValue: discount.value,
    collectionIds: [...product.collectionIds],
    preorderEnabled: preorder.enabled,
    preorderMessage: preorder.message,
    preorderLimit: preorder.limit,
    discountedPrice: discountedPrice(product.price, discount),
    stockQuantity: summary.quantity,
    inStock: summary.inStock,
    inventoryStatus: summary.status,
    revision: revisionOf(product),
    // The lowest quantity of any variant: stock lists look for low stock.
    scarcestQuantity: trackInventory ? Math.min(...variants.map(({ quantity }) => quantity)) : null,
  })
}

/** The row of a variant, at its position in the product. */
export function variantRow(site: string, productId: string, variant: Variant, position: number) {
  return rowFrom('variants', { ...variant, site, productId, position })
}

/** The row of a variant's stock. */
export function stockRow(site: string, productId: string, variant: Variant): NewRow<'stock'> {
  return rowFrom('stock', { ...variant, site, productId, variantId: variant.id })
}

function variantFrom(row: VariantRow, options: readonly ProductOption[]): Variant {
  const { site: _site, productId: _product, position: _position, ...variant } = recordFrom(row)
  return { ...variant, choices: inOrderOf(options, row.choices) }
}

/** Restores the order of keys, which jsonb does not keep. */
function inOrderOf(options: readonly ProductOption[], choices: Choices): Choices {
  const names = options.map(({ name }) => name)
  const sorted = Object.entries(choices).sort(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  )
  return Object.fromEntries(sorted)
}
