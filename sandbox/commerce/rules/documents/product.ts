/** A stored product: its own data, variants and stock. */
import type * as wire from '../../../../generated/wire.ts'
import type { Discount } from '../discounts.ts'
import type { ProductOption } from '../options.ts'
import type { Variant } from '../variants.ts'
import type { StoredMedia } from './media.ts'

/** The unqueryable part of a product: one JSON column. */
export interface ProductDocument {
  readonly options: readonly ProductOption[]
  readonly media: readonly StoredMedia[]
  readonly choiceMedia: readonly ChoiceMedia[]
  /** Files removed from the gallery: the media store keeps them, so that their ids can be added again. */
  readonly releasedMedia?: readonly StoredMedia[]
  readonly infoSections: readonly wire.AdditionalInfoSection[]
  readonly customTextFields: readonly wire.CustomTextField[]
  readonly pricePerUnit?: wire.PricePerUnitData
  readonly seoData?: wire.SeoSchema
  readonly productDimensions?: wire.Dimensions
  readonly packageDimensions?: wire.Dimensions
}

/** Gallery items of one choice. All entries of a product belong to one option. */
export interface ChoiceMedia {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** Preorder settings of a product. */
export interface Preorder {
  readonly enabled: boolean
  readonly message: string | null
  readonly limit: number | null
}

/** A product with its variants and stock. */
export interface StoreProduct {
  readonly id: string
  readonly numericId: string
  readonly inventoryItemId: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly description: string
  readonly sku: string | null
  readonly brand: string | null
  readonly ribbon: string | null
  readonly weight: number | null
  readonly price: number
  readonly discount: Discount
  readonly itemCost: number | null
  readonly manageVariants: boolean
  readonly collectionIds: readonly string[]
  readonly trackInventory: boolean
  readonly preorder: Preorder
  readonly document: ProductDocument
  readonly variants: readonly Variant[]
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly inventoryUpdatedDate: Date
}

/** An empty product document. */
export const emptyDocument: ProductDocument = {
  options: [],
  media: [],
  choiceMedia: [],
  infoSections: [],
  customTextFields: [],
}

/**
 * The id of a product's inventory item: the bitwise complement, so that the two differ and each is
 * derived from the other.
 */
export function inventoryItemIdOf(productId: string): string {
  return productId.replace(/[0-9a-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))
}
