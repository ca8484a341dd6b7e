/** `client.products.query()` and its like: where the queries of the resources are begun. */
import type {
  CollectionsQuery,
  InventoryQuery,
  MembersQuery,
  ProductsQuery,
} from '../../generated/queries.ts'
import { Query } from './query.ts'
import {
  collectionsResource,
  inventoryResource,
  membersResource,
  productsResource,
  type QueryMethods,
} from './resources.ts'

/** What the client's groups of methods gain: a typed query each. */
export interface Queries {
  readonly products: {
    /** Begins a query of products; see {@link Query}. */
    query(): Query<ProductsQuery>
  }
  readonly collections: {
    /** Begins a query of collections; see {@link Query}. */
    query(): Query<CollectionsQuery>
  }
  readonly members: {
    /** Begins a query of members; see {@link Query}. */
    query(): Query<MembersQuery>
  }
  readonly inventory: {
    /** Begins a query of the stock; see {@link Query}. */
    query(): Query<InventoryQuery>
  }
}

/** The queries on top of the named methods that answer them. */
export const queriesOf = (methods: QueryMethods): Queries => ({
  products: { query: () => new Query(productsResource(methods.products)) },
  collections: { query: () => new Query(collectionsResource(methods.collections)) },
  members: { query: () => new Query(membersResource(methods.members)) },
  inventory: { query: () => new Query(inventoryResource(methods.inventory)) },
})

/** The methods with `query()` added to the groups that can be queried. */
export const attachQueries = <Given extends QueryMethods>(methods: Given): Given & Queries => {
  const { products, collections, members, inventory } = queriesOf(methods)
  return {
    ...methods,
    products: Object.assign(methods.products, products),
    collections: Object.assign(methods.collections, collections),
    members: Object.assign(methods.members, members),
    inventory: Object.assign(methods.inventory, inventory),
  }
}
