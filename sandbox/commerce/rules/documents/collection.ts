/** A collection as the sandbox keeps it. */
import type { SeoSchema } from '../../../../generated/wire.ts'
import type { StoredMedia } from './media.ts'

/** The part of a collection that no query names: one JSON column. */
export interface CollectionDocument {
  readonly media: readonly StoredMedia[]
  readonly seoSchema?: SeoSchema
}

/** A collection as the rules see it. */
export interface StoreCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly visible: boolean
  readonly document: CollectionDocument
  readonly createdDate: Date
  readonly updatedDate: Date
  /** How many products are in it, and how many of them everyone sees. */
  readonly productCount: number
  readonly visibleProductCount: number
}

/** A collection without products. */
export type NewCollection = Omit<StoreCollection, 'productCount' | 'visibleProductCount'>

/** The platform's own collection that holds every product. It cannot be renamed or deleted. */
export const allProducts = {
  id: '00000000-000000-000000-000000000001',
  name: 'All Products',
  slug: 'all-products',
} as const
