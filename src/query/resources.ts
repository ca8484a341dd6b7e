/** The resources that can be queried: how their queries are written, and which operation runs them. */

import type { Operation } from '../../generated/operation.ts'
import { queryCollections } from '../../generated/operations/collections.ts'
import { queryInventory } from '../../generated/operations/inventory.ts'
import { listMembers, queryMembers } from '../../generated/operations/members.ts'
import {
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '../../generated/operations/products.ts'
import type * as queries from '../../generated/queries.ts'
import type * as schema from '../../generated/schema.ts'
import { answeringWith } from '../operations/api-promise.ts'
import type { Core } from '../operations/call.ts'
import type { PageMetadata, QueryResult, QueryState } from './query-state.ts'
import type { Resource } from './resource.ts'

type Fields = Readonly<Record<string, unknown>>

/** How the request of one list operation is written and its response read. */
interface ListOperation<Answer, Item> {
  readonly operation: Operation
  /** The part of the request that holds filter, order and page. */
  readonly write: (state: QueryState) => Fields
  readonly items: (answer: Answer) => readonly Item[] | undefined
}

interface PagedAnswer {
  readonly metadata?: PageMetadata
  readonly totalResults?: number | null
}

/** `build` and `ask` of a resource, by its operation; `given` are the path's parameters. */
const askedBy = <Answer extends PagedAnswer, Item>(
  { call }: Core,
  { operation, write, items }: ListOperation<Answer, Item>,
  given: readonly string[] = [],
) => {
  const field = operation.queryField
  return {
    build: write,
    ask: (state: QueryState, options?: Parameters<Core['call']>[2]) => {
      const request = { ...state.more, ...(field ? { [field]: write(state) } : write(state)) }
      return answeringWith(
        call<Answer | undefined>(operation, [...given, request], options),
        (answer): QueryResult<Item> => ({
          items: (answer && items(answer)) ?? [],
          total: answer?.totalResults,
          metadata: answer?.metadata,
        }),
      )
    },
  }
}

const pagingOf = ({ limit, offset }: QueryState) => ({ limit, offset })

/** How queries of inventory write an order. */
const inventoryOrder = { ASC: 'asc', DESC: 'desc' } as const

/** A copy for the request. */
const sortOf = ({ sort }: QueryState) => sort.map((field) => ({ ...field }))

/** The catalogue's query object. A cursor carries filter and sort, so neither is sent beside it. */
const writePlatform = (state: QueryState): Fields => {
  const { filter, cursor, limit } = state
  if (cursor) return { cursorPaging: { cursor, limit } }
  const page = cursor === undefined ? { paging: pagingOf(state) } : { cursorPaging: { limit } }
  return { filter, sort: sortOf(state), ...page }
}

/** The members' query object, which names its order `sorting`. */
const writeMembers = (state: QueryState): Fields => ({
  filter: state.filter,
  sorting: sortOf(state),
  paging: pagingOf(state),
})

/** The inventory's query object: filter and sort travel as JSON text. */
const writeInventory = (state: QueryState): Fields => ({
  filter: JSON.stringify(state.filter),
  sort: JSON.stringify(
    state.sort.map(({ fieldName, order }) => ({ [fieldName]: inventoryOrder[order] })),
  ),
  paging: pagingOf(state),
})

/** The query string of the member list, where the order is JSON text. */
const writeMemberList = (state: QueryState): Fields => ({
  paging: pagingOf(state),
  ...(state.sort.length > 0 && { sorting: JSON.stringify(state.sort) }),
})

const byOffset = { tieBreak: undefined, byCursor: false, filters: true } as const
const byCursor = { tieBreak: 'id', byCursor: true, filters: true } as const

/** Products, by `products.queryProducts`. */
export const productsResource = (client: Core): Resource<queries.ProductsQueryTypes> => ({
  ...byCursor,
  ...askedBy(client, {
    operation: queryProducts,
    write: writePlatform,
    items: ({ products }: schema.QueryProductsPlatformizedResponse) => products,
  }),
})

/** The variants of all products, by `products.queryStoreVariants`. The hosted platform cannot sort them by id. */
export const storeVariantsResource = (client: Core): Resource<queries.StoreVariantsQueryTypes> => ({
  ...byCursor,
  tieBreak: undefined,
  ...askedBy(client, {
    operation: queryStoreVariants,
    write: writePlatform,
    items: ({ variants }: schema.QueryStoreVariantsResponse) => variants,
  }),
})

/** The variants of one product, by `products.queryProductVariants`: narrowed by `with`, not by a filter. */
export const productVariantsResource = (
  client: Core,
  productId: string,
): Resource<queries.ProductVariantsQueryTypes> => ({
  ...byOffset,
  filters: false,
  ...askedBy(
    client,
    {
      operation: queryProductVariants,
      write: (state) => ({ paging: pagingOf(state) }),
      items: ({ variants }: schema.QueryProductVariantsResponse) => variants,
    },
    [productId],
  ),
})

/** Collections, by `collections.queryCollections`. */
export const collectionsResource = (client: Core): Resource<queries.CollectionsQueryTypes> => ({
  ...byCursor,
  ...askedBy(client, {
    operation: queryCollections,
    write: writePlatform,
    items: ({ collections }: schema.QueryCollectionsResponse) => collections,
  }),
})

/** Members, by `members.queryMembers`. The platform cannot sort them by id, and breaks ties itself. */
export const membersResource = (client: Core): Resource<queries.MembersQueryTypes> => ({
  ...byOffset,
  ...askedBy(client, {
    operation: queryMembers,
    write: writeMembers,
    items: ({ members }: schema.QueryMembersResponse) => members,
  }),
})

/** All members, by `members.listMembers`, which takes no filter. */
export const listedMembersResource = (client: Core): Resource<queries.ListedMembersQueryTypes> => ({
  ...byOffset,
  filters: false,
  ...askedBy(client, {
    operation: listMembers,
    write: writeMemberList,
    items: ({ members }: schema.ListMembersResponse) => members,
  }),
})

/** Stock, by `inventory.queryInventory`. */
export const inventoryResource = (client: Core): Resource<queries.InventoryQueryTypes> => ({
  ...byOffset,
  tieBreak: 'id',
  ...askedBy(client, {
    operation: queryInventory,
    write: writeInventory,
    items: ({ inventoryItems }: schema.QueryInventoryResponse) => inventoryItems,
  }),
})
