// Why a product is unavailable, by the platform's rules.
import type { InventoryStatus } from 'storefront-client'
import { isInStock } from './in-stock.ts'

/** The reasons, in the order an owner fixes them. */
export type PurchaseObstacle = 'hidden' | 'noPrice' | 'variantsHidden' | 'outOfStock'

/** The fields that a product's availability depends on. */
export interface Sellable {
  visible?: boolean | null
  priceData?: { price?: number | null }
  variants: { variant?: { visible?: boolean }; stock?: { inStock?: boolean } }[]
  stock?: { inventoryStatus?: InventoryStatus }
}

/** Why every variant is unavailable, unless it can be preordered; empty where one is not. */
export function purchaseObstacles(
  { visible, priceData, variants, stock }: Sellable,
  { preorder = false }: { preorder?: boolean } = {},
): PurchaseObstacle[] {
  const obstacles: PurchaseObstacle[] = []
  if (visible === false) obstacles.push('hidden')
  if (typeof priceData?.price !== 'number') obstacles.push('noPrice')
  const shown = variants.filter(({ variant }) => variant?.visible !== false)
  if (variants.length > 0 && shown.length === 0) obstacles.push('variantsHidden')
  const candidates = shown.length > 0 ? shown : variants
  const inStock =
    candidates.length > 0
      ? candidates.some((variant) => variant.stock?.inStock !== false)
      : isInStock(stock?.inventoryStatus)
  if (!inStock && !preorder) obstacles.push('outOfStock')
  return obstacles
}
