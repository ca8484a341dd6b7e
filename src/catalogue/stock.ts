/** The availability of a variant, or of a product without its variants. */
import type { Offer, OfferedVariant } from './offer.ts'

/** Whether something can be bought: from stock, as a preorder, or not at all. */
export type Availability = 'inStock' | 'preorder' | 'soldOut'

/** The part of a product that decides whether any of it can be bought. */
export type Stocked = Pick<Offer, 'stock' | 'preorderInfo'> & {
  readonly variants?: readonly OfferedVariant[]
}

/** Whether buyers see a variant. */
export const isVisible = ({ variant }: OfferedVariant): boolean => variant?.visible !== false

/** Whether a variant, or without one the product, is available now. */
const isInStock = ({ stock }: Stocked, variant?: OfferedVariant): boolean =>
  variant?.stock ? variant.stock.inStock : stock?.inventoryStatus !== 'OUT_OF_STOCK'

/** Whether a variant can be ordered beyond its stock. */
export const takesPreorders = (product: Stocked, variant?: OfferedVariant): boolean =>
  product.preorderInfo?.enabled === true &&
  (variant?.availableForPreorder !== false || isInStock(product, variant))

/**
 * Whether a product, or one of its variants, can be bought. A product can if one of its visible variants can.
 *
 * @param product as the platform returns it; with its `preorderInfo`, what is out of stock can be preordered
 * @param variant one of its variants; without it, the product as a whole
 * @returns `inStock`, `preorder` or `soldOut`; hidden variants are `soldOut`
 * @example
 * const badge = availabilityOf(product) === 'soldOut' ? 'Sold out' : product.ribbon
 */
export const availabilityOf = (product: Stocked, variant?: OfferedVariant): Availability => {
  const { variants = [] } = product
  // A list may omit all variants.
  if (!variant && variants.length > 0 && !variants.some(isVisible)) return 'soldOut'
  if (variant && !isVisible(variant)) return 'soldOut'
  if (isInStock(product, variant)) return 'inStock'
  const open = variant || variants.length === 0 ? [variant] : variants.filter(isVisible)
  return open.some((one) => takesPreorders(product, one)) ? 'preorder' : 'soldOut'
}

/** The units in stock; undefined where inventory is not tracked. */
export const unitsOf = ({ stock }: Offer, variant?: OfferedVariant): number | undefined => {
  const own = variant?.stock
  const isCounted = own ? own.trackQuantity : stock?.trackInventory
  return isCounted ? ((own ?? stock)?.quantity ?? undefined) : undefined
}
