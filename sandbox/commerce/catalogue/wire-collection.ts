/** Collections on the wire. */
import type * as wire from '../../../generated/wire.ts'
import { managesStore } from '../../platform/caller.ts'
import { type ApplicationError, notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { StoreCollection } from '../rules/documents/collection.ts'
import { type CollectionKey, readCollection } from './collections-store.ts'
import { mediaAnswer } from './media.ts'

/** A collection, with the number of its products visible to the caller. */
export function collectionAnswer(
  { id, name, slug, description, visible, document, ...counts }: StoreCollection,
  { caller, origin }: Context,
): wire.Collection {
  return {
    id,
    name,
    slug,
    description,
    visible,
    media: mediaAnswer(document.media, origin),
    numberOfProducts: managesStore(caller) ? counts.productCount : counts.visibleProductCount,
    ...(document.seoSchema && { seoSchema: document.seoSchema }),
  }
}

/** The answer about the collection with this id or slug. */
export async function collectionBy(key: CollectionKey, context: Context) {
  const collection = await readCollection(context, key)
  if (!collection) throw collectionNotFound(key)
  return { collection: collectionAnswer(collection, context) }
}

/** The error for a missing collection. */
export function collectionNotFound(key: CollectionKey): ApplicationError {
  const named = Object.entries(key).flat().join(' ')
  return notFound('NOT_FOUND', `Collection with ${named} not found`, key)
}
