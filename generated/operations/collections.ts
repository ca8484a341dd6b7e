// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.collections.

import type { Operation } from '../operation.ts'

/**
 * Query collections
 *
 * Returns a page of the collections that match a filter, sorted as asked: 50 when no limit is
 * given, 100 at most. Page by `paging` or by `cursorPaging`, not by both; a cursor already
 * knows filter and sort.
 *
 * `numberOfProducts` may be 0 where the platform did not count.
 */
export const queryCollections: Operation = {
  id: 'collections.queryCollections',
  tag: 'collections',
  name: 'queryCollections',
  method: 'POST',
  path: '/v2/collections/query',
  service: 'collections-reader',
  host: 'main',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  paging: { style: ['offset', 'cursor'], items: 'collections', query: 'query', total: 'metadata.total' },
}

/**
 * Get a collection
 *
 * Returns one collection with its picture and the number of its products. For the products
 * themselves query products by `collectionIds`.
 */
export const getCollection: Operation = {
  id: 'collections.getCollection',
  tag: 'collections',
  name: 'getCollection',
  method: 'GET',
  path: '/v2/collections/{id}',
  service: 'collections-reader',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
}

/**
 * Get a collection by slug
 *
 * Returns the collection whose page address ends in the given slug.
 */
export const getCollectionBySlug: Operation = {
  id: 'collections.getCollectionBySlug',
  tag: 'collections',
  name: 'getCollectionBySlug',
  method: 'GET',
  path: '/v2/collections/slug/{slug}',
  service: 'collections-reader',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: ['slug'],
  queryParameters: {},
  hasBody: false,
}
