/** The availability of a variant, or of a product without its variants. */
import type { Offer, OfferedVariant } from './offer.ts'

/** Whether buyers see a variant. */
export const isVisible = ({ variant }: OfferedVariant): boolean => variant?.visible !== false

/** Whether a variant, or without one the product, is available now. */
export const isInStock = ({ stock }: Pick<Offer, 'stock'>, variant?: OfferedVariant): boolean =>
  variant?.stock ? variant.stock.inStock : stock?.inventoryStatus !== 'OUT_OF_STOCK'

/** Whether what is out of stock can be ordered. */
export const takesPreorders = ({ preorderInfo }: Pick<Offer, 'preorderInfo'>): boolean =>
  preorderInfo?.enabled === true

/** The units in stock; undefined where inventory is not tracked. */
export const unitsOf = ({ stock }: Offer, variant?: OfferedVariant): number | undefined => {
  const own = variant?.stock
  const isCounted = own ? own.trackQuantity : stock?.trackInventory
  return isCounted ? ((own ?? stock)?.quantity ?? undefined) : undefined
}
