import type { Collection, CollectionsFilterWithAdditions } from 'storefront-client'
import { changedFields } from '../../store/changed-fields.ts'
import { knownQueries, type SortField, searchWords, textMatch } from '../../store/known-queries.ts'
import { listAnswer, pageAndOrder, textFilter } from '../../store/list-query.ts'
import { mergedConditions, type QueryFilters } from '../../store/query-filters.ts'
import type { ResourceAdapter } from '../../store/resource-adapter.ts'
import { changesOf, readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Sort } from '../../ui/list/list-address.ts'
import { productFilters } from '../products/list-filter.ts'

export const usualOrder: Sort<SortField<'collections'>> = { field: 'name', order: 'ASC' }

/** A collection as the console keeps it: one that exists has an id. */
export type CollectionRow = Collection & { id: string }

export const collectionFilters = {
  visibility: productFilters.visibility,
} as const satisfies QueryFilters<'collections', CollectionsFilterWithAdditions>

const fields = ['name', 'description', 'visible', 'slug'] as const

export function collectionsAdapter(client: StoreClient): ResourceAdapter<CollectionRow> {
  const queries = knownQueries(client, 'collections')
  const one = async (id: string, signal?: AbortSignal) =>
    readRevision(client, client.collections.getCollection(id, { signal }), ({ collection }) =>
      rowOf(collection),
    )
  return {
    subject: 'collection',
    one,

    async list(request) {
      const words = searchWords(textFilter(request.filter, 'q') ?? '', queries, 'name')
      const { collections, metadata } = await client.collections.queryCollections(
        {
          query: {
            filter: {
              ...(words.length > 0 && {
                $and: words.map((word) => ({ name: textMatch(queries, 'name', word) })),
              }),
              ...mergedConditions(collectionFilters, request.filter, queries),
            },
            ...pageAndOrder(request, queries),
          },
        },
        { signal: request.signal },
      )
      return listAnswer(collections.map(rowOf), metadata, request)
    },

    async create({ name = null, description, slug, visible }, options) {
      const answer = await client.products.createCollection(
        { collection: { name, description, visible, ...(slug && { slug }) } },
        options,
      )
      return rowOf(answer.collection)
    },

    async update(id, draft, previous) {
      const collection = changedFields(previous, draft, fields)
      if (Object.keys(collection).length === 0) return one(id)
      const answer = await changesOf(previous)((options) =>
        client.products.updateCollection(id, { collection }, options),
      )
      return rowOf(answer.collection)
    },

    async remove(id) {
      await client.products.deleteCollection(id)
    },
  }
}

function rowOf(collection: Collection | undefined): CollectionRow {
  if (!collection?.id) throw new Error('The platform answered without the collection.')
  return { ...collection, id: collection.id }
}
