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
import type { Question, SortField } from './query-state.ts'

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
const sortOf = ({ sort }: Question): SortField[] => sort.map((field) => ({ ...field }))

/** The platform's query object. A cursor carries filter and sort, so neither is sent beside it. */
const writePlatform = (question: Question): PlatformQuery => {
  const { filter, cursor, limit, offset } = question
  if (cursor) return { cursorPaging: { cursor, limit } }
  const page = cursor === undefined ? { paging: { limit, offset } } : { cursorPaging: { limit } }
  return { filter, sort: sortOf(question), ...page }
}

/** The members' query object, which names its order `sorting`. */
const writeMembers = (question: Question): MembersWire => ({
  filter: question.filter,
  sorting: sortOf(question),
  paging: { limit: question.limit, offset: question.offset },
})

/** The inventory's query object: filter and sort travel as JSON text. */
const writeInventory = ({ filter, sort, limit, offset }: Question): InventoryWire => ({
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
  write: (question) => ({ ...writePlatform(question) }),
  ask: (question, options) =>
    answeringWith(
      products.queryProducts({ query: writePlatform(question) }, options),
      (answer) => ({ items: answer?.products ?? [], metadata: answer?.metadata }),
    ),
})

/** Collections, by `collections.queryCollections`. */
export const collectionsResource = (
  collections: QueryMethods['collections'],
): Resource<CollectionsQuery> => ({
  tieBreak: 'id',
  byCursor: true,
  write: (question) => ({ ...writePlatform(question) }),
  ask: (question, options) =>
    answeringWith(
      collections.queryCollections({ query: writePlatform(question) }, options),
      (answer) => ({ items: answer?.collections ?? [], metadata: answer?.metadata }),
    ),
})

/** Members, by `members.queryMembers`. The platform sorts members by no id; it breaks ties itself. */
export const membersResource = (members: QueryMethods['members']): Resource<MembersQuery> => ({
  tieBreak: undefined,
  byCursor: false,
  write: (question) => ({ ...writeMembers(question) }),
  ask: (question, options) =>
    answeringWith(members.queryMembers({ query: writeMembers(question) }, options), (answer) => ({
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
  write: (question) => ({ ...writeInventory(question) }),
  ask: (question, options) =>
    answeringWith(
      inventory.queryInventory({ query: writeInventory(question) }, options),
      (answer) => ({ items: answer?.inventoryItems ?? [], total: answer?.totalResults }),
    ),
})
