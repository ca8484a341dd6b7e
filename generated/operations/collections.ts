// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.collections.

import { type Operation, operation } from '../operation.ts'

/**
 * Query collections
 *
 * Returns a page of the collections that match a filter, sorted as requested. Page by `paging`
 * or by `cursorPaging`, not by both; a cursor already carries filter and sort.
 *
 * `numberOfProducts` may be 0 where the platform did not count.
 */
export const queryCollections: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryCollections', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/query', {
  queryField: 'query',
})

/**
 * Get a collection
 *
 * Returns one collection with its picture and the number of its products. For the products
 * themselves query products by `collectionIds`.
 */
export const getCollection: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollection', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/{id}')

/**
 * Get a collection by slug
 *
 * Returns the collection whose page address ends in the given slug.
 */
export const getCollectionBySlug: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollectionBySlug', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/slug/{slug}')
