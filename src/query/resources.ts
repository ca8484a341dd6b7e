/** The resources that can be queried: how their questions are written, and which call answers them. */
import type {
  CollectionsMethods,
  InventoryMethods,
  MembersMethods,
  ProductsMethods,
} from '../../generated/methods.ts'
import type {
  CollectionsQuery,
  InventoryQuery,
  MembersQuery,
  ProductsQuery,
} from '../../generated/queries.ts'
import type {
  InventoryQuery as InventoryWire,
  MembersQuery as MembersWire,
  PlatformQuery,
} from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { answeringWith } from '../operations/api-promise.ts'
import type { Resource } from './query.ts'
import type { QueryState, SortField } from './query-state.ts'

type Call = (...given: never[]) => unknown

/** The one method a resource needs of its group, as it answers without `raw`. */
type Answers<Methods, Name extends keyof Methods> = {
  [Key in Name]: Methods[Key] extends infer Method extends Call
    ? (...given: Parameters<Method>) => ReturnType<Method>
    : never
}

/** The methods that answer the queries. */
export interface QueryMethods {
  readonly products: Answers<ProductsMethods<CallOptions, ApiError>, 'queryProducts'>
  readonly collections: Answers<CollectionsMethods<CallOptions, ApiError>, 'queryCollections'>
  readonly members: Answers<MembersMethods<CallOptions, ApiError>, 'queryMembers'>
  readonly inventory: Answers<InventoryMethods<CallOptions, ApiError>, 'queryInventory'>
}

/** A copy: what is sent is the request's own. */
const sortOf = ({ sort }: QueryState): SortField[] => sort.map((field) => ({ ...field }))

/** The platform's query object. A cursor carries filter and sort, so neither is sent beside it. */
const writePlatform = (state: QueryState): PlatformQuery => {
  const { filter, cursor, limit, offset } = state
  if (cursor) return { cursorPaging: { cursor, limit } }
  const page = cursor === undefined ? { paging: { limit, offset } } : { cursorPaging: { limit } }
  return { filter, sort: sortOf(state), ...page }
}

/** The members' query object, which names its order `sorting`. */
const writeMembers = (state: QueryState): MembersWire => ({
  filter: state.filter,
  sorting: sortOf(state),
  paging: { limit: state.limit, offset: state.offset },
})

/** The inventory's query object: filter and sort travel as JSON text. */
const writeInventory = ({ filter, sort, limit, offset }: QueryState): InventoryWire => ({
  filter: JSON.stringify(filter),
  sort: JSON.stringify(
    sort.map(({ fieldName, order }) => ({ [fieldName]: order === 'ASC' ? 'asc' : 'desc' })),
  ),
  paging: { limit, offset },
})

/** Products, by `products.queryProducts`. */
export const productsResource = (products: QueryMethods['products']): Resource<ProductsQuery> => ({
  tieBreak: 'id',
  byCursor: true,
  write: (state) => ({ ...writePlatform(state) }),
  ask: (state, options) =>
    answeringWith(products.queryProducts({ query: writePlatform(state) }, options), (answer) => ({
      items: answer?.products ?? [],
      metadata: answer?.metadata,
    })),
})

/** Collections, by `collections.queryCollections`. */
export const collectionsResource = (
  collections: QueryMethods['collections'],
): Resource<CollectionsQuery> => ({
  tieBreak: 'id',
  byCursor: true,
  write: (state) => ({ ...writePlatform(state) }),
  ask: (state, options) =>
    answeringWith(
      collections.queryCollections({ query: writePlatform(state) }, options),
      (answer) => ({ items: answer?.collections ?? [], metadata: answer?.metadata }),
    ),
})

/** Members, by `members.queryMembers`. The platform sorts members by no id; it breaks ties itself. */
export const membersResource = (members: QueryMethods['members']): Resource<MembersQuery> => ({
  tieBreak: undefined,
  byCursor: false,
  write: (state) => ({ ...writeMembers(state) }),
  ask: (state, options) =>
    answeringWith(members.queryMembers({ query: writeMembers(state) }, options), (answer) => ({
      items: answer?.members ?? [],
      metadata: answer?.metadata,
    })),
})

/** Stock, by `inventory.queryInventory`. */
export const inventoryResource = (
  inventory: QueryMethods['inventory'],
): Resource<InventoryQuery> => ({
  tieBreak: 'id',
  byCursor: false,
  write: (state) => ({ ...writeInventory(state) }),
  ask: (state, options) =>
    answeringWith(
      inventory.queryInventory({ query: writeInventory(state) }, options),
      (answer) => ({ items: answer?.inventoryItems ?? [], total: answer?.totalResults }),
    ),
})
