/** Collections on the wire. */
import type * as wire from '../../../generated/wire.ts'
import { managesStore } from '../../platform/caller.ts'
import { type ApplicationError, notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { StoreCollection } from '../rules/documents/collection.ts'
import { countProducts, readCollection } from './collections-store.ts'
import { mediaAnswer } from './media.ts'

/** The number of products in each collection that the caller can see. */
async function countsOf(
  collections: readonly StoreCollection[],
  context: Context,
): Promise<ReadonlyMap<string, number>> {
  const ids = collections.map(({ id }) => id)
  return countProducts(context, ids, { hidden: managesStore(context.caller) })
}

function answerOf(
  { id, name, slug, description, visible, document }: StoreCollection,
  counts: ReadonlyMap<string, number>,
  origin: string,
): wire.Collection {
  return {
    id,
    name,
    slug,
    description,
    visible,
    media: mediaAnswer(document.media, origin),
    numberOfProducts: counts.get(id) ?? 0,
    ...(document.seoSchema && { seoSchema: document.seoSchema }),
  }
}

/** Several collections, with the number of products the caller would find in each. */
export async function collectionAnswers(collections: readonly StoreCollection[], context: Context) {
  const counts = await countsOf(collections, context)
  return collections.map((collection) => answerOf(collection, counts, context.origin))
}

/** The envelope of calls that answer a single collection. */
export async function collectionAnswer(collection: StoreCollection, context: Context) {
  const counts = await countsOf([collection], context)
  return { collection: answerOf(collection, counts, context.origin) }
}

/** The collection with this slug. */
export async function collectionBySlug(slug: string, context: Context) {
  const collection = await readCollection(context, { slug })
  if (!collection) throw collectionNotFound('slug', slug)
  return collectionAnswer(collection, context)
}

/** The error for a missing collection. */
export function collectionNotFound(by: 'id' | 'slug', value: string): ApplicationError {
  return notFound('NOT_FOUND', `Collection with ${by} ${value} not found`, { [by]: value })
}
