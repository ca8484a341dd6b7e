/** A product as the sandbox keeps it: its own data, its variants and their stock. */
import type {
  AdditionalInfoSection,
  CustomTextField,
  Dimensions,
  PricePerUnitData,
  SeoSchema,
} from '../../../../generated/wire.ts'
import type { Discount } from '../discounts.ts'
import type { ProductOption } from '../options.ts'
import type { Variant } from '../variants.ts'
import type { StoredMedia } from './media.ts'

/** The part of a product that no query names: one JSON column. */
export interface ProductDocument {
  readonly options: readonly ProductOption[]
  readonly media: readonly StoredMedia[]
  readonly choiceMedia: readonly ChoiceMedia[]
  /** Files that left the gallery: the media store keeps them, so that their ids can be added again. */
  readonly releasedMedia?: readonly StoredMedia[]
  readonly infoSections: readonly AdditionalInfoSection[]
  readonly customTextFields: readonly CustomTextField[]
  readonly pricePerUnit?: PricePerUnitData
  readonly seoData?: SeoSchema
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** Gallery items that illustrate one choice. All entries of a product are of one option. */
export interface ChoiceMedia {
  readonly option: string
  readonly choice: string
  readonly mediaIds: readonly string[]
}

/** Whether and how often a product can be ordered before it is in stock. */
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
 * The inventory item of a product: its id with every bit turned over. The two differ
 * and each is found from the other, without a second id to keep.
 */
export function inventoryItemIdOf(productId: string): string {
  return productId.replace(/[0-9a-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))
}
