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
import type { CallOptions } from '../operations/call-options.ts'
import type { Question, Resource, SortField } from './query.ts'

type Call = (...given: never[]) => unknown

/** The one method a resource needs of its group; a plain promise will do. */
type Answers<Methods, Name extends keyof Methods> = {
  [Key in Name]: Methods[Key] extends infer Method extends Call
    ? (...given: Parameters<Method>) => PromiseLike<Awaited<ReturnType<Method>>>
    : never
}

/** The methods that answer the queries. */
export interface QueryMethods {
  readonly products: Answers<ProductsMethods<CallOptions>, 'queryProducts'>
  readonly collections: Answers<CollectionsMethods<CallOptions>, 'queryCollections'>
  readonly members: Answers<MembersMethods<CallOptions>, 'queryMembers'>
  readonly inventory: Answers<InventoryMethods<CallOptions>, 'queryInventory'>
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
  write: (question) => ({ ...writePlatform(question) }),
  ask: async (question, options) => {
    const answer = await products.queryProducts({ query: writePlatform(question) }, options)
    return { items: answer.products, metadata: answer.metadata }
  },
})

/** Collections, by `collections.queryCollections`. */
export const collectionsResource = (
  collections: QueryMethods['collections'],
): Resource<CollectionsQuery> => ({
  tieBreak: 'id',
  write: (question) => ({ ...writePlatform(question) }),
  ask: async (question, options) => {
    const answer = await collections.queryCollections({ query: writePlatform(question) }, options)
    return { items: answer.collections, metadata: answer.metadata }
  },
})

/** Members, by `members.queryMembers`. The platform sorts members by no id; it breaks ties itself. */
export const membersResource = (members: QueryMethods['members']): Resource<MembersQuery> => ({
  tieBreak: undefined,
  write: (question) => ({ ...writeMembers(question) }),
  ask: async (question, options) => {
    const answer = await members.queryMembers({ query: writeMembers(question) }, options)
    return { items: answer.members, metadata: answer.metadata }
  },
})

/** Stock, by `inventory.queryInventory`. */
export const inventoryResource = (
  inventory: QueryMethods['inventory'],
): Resource<InventoryQuery> => ({
  tieBreak: 'id',
  write: (question) => ({ ...writeInventory(question) }),
  ask: async (question, options) => {
    const answer = await inventory.queryInventory({ query: writeInventory(question) }, options)
    return { items: answer.inventoryItems, total: answer.totalResults }
  },
})
