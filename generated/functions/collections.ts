// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.collections as functions of a client.

import type { ApiPromise, OperationCaller } from '../operation.ts'
import * as collections from '../operations/collections.ts'
import type * as schema from '../schema.ts'

/**
 * Query collections
 *
 * Returns a page of the collections that match a filter, sorted as asked: 50 when no limit is
 * given, 100 at most. Page by `paging` or by `cursorPaging`, not by both; a cursor already
 * knows filter and sort.
 *
 * `numberOfProducts` may be 0 where the platform did not count.
 *
 * `POST /v2/collections/query`, for visitor, member, app.
 */
export const queryCollections = <Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.QueryCollectionsRequest, options?: Options): ApiPromise<schema.QueryCollectionsResponse, Failure> =>
  client.call(collections.queryCollections, [body], options)

/**
 * Get a collection
 *
 * Returns one collection with its picture and the number of its products. For the products
 * themselves query products by `collectionIds`.
 *
 * `GET /v2/collections/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export const getCollection = <Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.GetCollectionResponse, Failure> =>
  client.call(collections.getCollection, [id], options)

/**
 * Get a collection by slug
 *
 * Returns the collection whose page address ends in the given slug.
 *
 * `GET /v2/collections/slug/{slug}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export const collectionsGetCollectionBySlug = <Options, Failure>(client: OperationCaller<Options, Failure>, slug: string, options?: Options): ApiPromise<schema.GetCollectionBySlugResponse, Failure> =>
  client.call(collections.getCollectionBySlug, [slug], options)
