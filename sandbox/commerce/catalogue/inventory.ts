/** A product's inventory item: its answer, and absolute updates. */
import type * as wire from '../../../generated/wire.ts'
import { notFound } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { composed } from '../rules/names.ts'
import { isInStock } from '../rules/stock.ts'
import { defaultVariantId, type Variant } from '../rules/variants.ts'

/** The item with the requested variants, or all. */
export function inventoryAnswer(
  product: StoreProduct,
  variantIds: readonly string[] = [],
): wire.InventoryItemV2 {
  const variants = product.variants.filter(
    ({ id }) => variantIds.length === 0 || variantIds.includes(id),
  )
  return {
    id: product.inventoryItemId,
    externalId: product.id,
    productId: product.id,
    trackQuantity: product.trackInventory,
    variants: variants.map((variant) => {
      const inStock = isInStock(variant, product.trackInventory)
      return {
        variantId: variant.id,
        inStock,
        ...(product.trackInventory && { quantity: variant.quantity }),
        availableForPreorder: !inStock && mayPreorder(product, variant, 1),
      }
    }),
    lastUpdated: product.inventoryUpdatedDate.toISOString(),
    numericId: product.numericId,
    preorderInfo: preorderAnswer(product),
  }
}

/** A product's preorder settings. */
export function preorderAnswer({ preorder: { enabled, message, limit } }: StoreProduct) {
  return {
    enabled,
    ...(message !== null && { message }),
    ...(limit !== null && { limit }),
  }
}

/** The column's stand-in for no limit. */
const unlimited = 1_000_000_000

/** Whether this many more units can be preordered. */
export function mayPreorder({ preorder }: StoreProduct, variant: Variant, units: number): boolean {
  return preorder.enabled && variant.preordered + units <= (preorder.limit ?? unlimited)
}

/**
 * The product with stock set to absolute values. Of quantity and inStock only the relevant one is taken,
 * so an item can be read and sent back whole.
 */
export function editInventory(
  product: StoreProduct,
  item: wire.InventoryItemV2Input,
  now: Date,
): StoreProduct {
  const trackInventory = item.trackQuantity ?? product.trackInventory
  const given = new Map(
    (item.variants ?? []).map((variant) => [
      storedId(variant.variantId ?? defaultVariantId),
      variant,
    ]),
  )
  for (const id of given.keys()) {
    if (!product.variants.some((variant) => variant.id === id))
      throw variantNotFound(product.id, id)
  }
  const { enabled, message, limit } = item.preorderInfo ?? {}
  const { preorder } = product
  return {
    ...product,
    trackInventory,
    preorder: {
      enabled: enabled ?? preorder.enabled,
      message: message === undefined ? preorder.message : composed(message),
      limit: limit === undefined ? preorder.limit : limit,
    },
    variants: product.variants.map((variant) => {
      const { quantity, inStock } = given.get(variant.id) ?? {}
      const wasInStock = isInStock(variant, product.trackInventory)
      const changed = trackInventory
        ? { quantity: quantity ?? variant.quantity }
        : // Tracking ends: a variant in stock stays in stock, unless the call says otherwise.
          { inStock: inStock ?? wasInStock }
      const after = { ...variant, ...changed }
      const comesIn =
        after.quantity > variant.quantity || (!wasInStock && isInStock(after, trackInventory))
      return comesIn ? { ...after, preordered: 0 } : after
    }),
    inventoryUpdatedDate: now,
  }
}

/** The error for an unknown variant of a product. */
export function variantNotFound(productId: string, variantId: string | undefined) {
  const description = `Variant with id ${variantId} not found in product ${productId}`
  return notFound('NOT_FOUND', description, { productId, variantId })
}
