/** A stored collection. */
import type { SeoSchema } from '../../../../generated/wire.ts'
import type { StoredMedia } from './media.ts'

/** The unqueryable part of a collection: one JSON column. */
export interface CollectionDocument {
  readonly media: readonly StoredMedia[]
  readonly seoSchema?: SeoSchema
}

/** A collection in the rules. */
export interface StoreCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly visible: boolean
  readonly document: CollectionDocument
  readonly createdDate: Date
  readonly updatedDate: Date
  /** All its products, and the visible ones. */
  readonly productCount: number
  readonly visibleProductCount: number
}

/** A collection without products. */
export type NewCollection = Omit<StoreCollection, 'productCount' | 'visibleProductCount'>

/** The platform's built-in collection of every product. It cannot be renamed or deleted. */
export const allProducts = {
  id: '00000000-000000-000000-000000000001',
  name: 'All Products',
  slug: 'all-products',
} as const
