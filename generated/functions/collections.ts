// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.collections as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, Offered, OperationCaller, RawOptions } from '../operation.ts'
import * as collections from '../operations/collections.ts'
import type * as schema from '../schema.ts'

/**
 * Query collections
 *
 * Returns a page of the collections that match a filter, sorted as requested. Page by `paging`
 * or by `cursorPaging`, not by both; a cursor already carries filter and sort.
 *
 * `numberOfProducts` may be 0 where the platform did not count.
 *
 * `POST /v2/collections/query`, for visitor, member, app.
 */
export function queryCollections<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body?: Offered<Additions, schema.QueryCollectionsRequest, schema.QueryCollectionsRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.QueryCollectionsResponse, Failure> {
  return client.call(collections.queryCollections, [body], options)
}

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
export function getCollection<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionResponse, Failure> {
  return client.call(collections.getCollection, [id], options)
}

/**
 * Get a collection by slug
 *
 * Returns the collection whose page address ends in the given slug.
 *
 * `GET /v2/collections/slug/{slug}`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function collectionsGetCollectionBySlug<Options, Failure>(client: OperationCaller<Options, Failure>, slug: string, options?: Options | RawOptions<Options>): ApiPromise<schema.GetCollectionBySlugResponse, Failure> {
  return client.call(collections.getCollectionBySlug, [slug], options)
}
