/** `client.products.query()` and the like: the entry points of typed queries. */
import type { Methods } from '../../generated/methods.ts'
import type { Offered } from '../../generated/operation.ts'
import type { QueryResources, QueryResourcesWithAdditions } from '../../generated/queries.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { Core } from '../operations/call.ts'
import { Query } from './query.ts'
import type { ResourceTypes } from './resource.ts'
import * as resources from './resources.ts'

/** A typed query for each list. */
export interface QueriesOf<
  Resources extends Readonly<Record<keyof QueryResources, ResourceTypes>>,
> {
  readonly products: {
    /** Starts a query of products; see {@link Query}. */
    query(): Query<Resources['products']>
    /** The variants of all products as one list. */
    readonly storeVariants: {
      /** Starts a query of the store's variants; see {@link Query}. */
      query(): Query<Resources['storeVariants']>
    }
    /** The variants of one product. */
    readonly productVariants: {
      /**
       * Starts a query of a product's variants. It takes no conditions; narrow it by `with({ choices
       * })`.
       *
       * @param productId the product
       */
      query(productId: string): Query<Resources['productVariants']>
    }
  }
  readonly collections: {
    /** Starts a query of collections; see {@link Query}. */
    query(): Query<Resources['collections']>
  }
  readonly members: {
    /** Starts a query of members; see {@link Query}. */
    query(): Query<Resources['members']>
    /** All members of the site, read from the read-only host. */
    readonly listedMembers: {
      /** Starts a query of all members. It takes sorting and paging, but no conditions. */
      query(): Query<Resources['listedMembers']>
    }
  }
  readonly inventory: {
    /** Starts a query of the stock; see {@link Query}. */
    query(): Query<Resources['inventory']>
  }
}

/**
 * The typed queries that are added to the client's groups of methods, one for each list. With additions for a client
 * whose profile asks for them, which is assignable to one without.
 */
export type Queries<Additions extends boolean = false> = Offered<
  Additions,
  QueriesOf<QueryResources>,
  QueriesOf<QueryResourcesWithAdditions> & QueriesOf<QueryResources>
>

/**
 * The queries of any client, also of a small one.
 *
 * @param client from {@link createCore} or {@link createClient}
 * @example
 * const { products } = queriesOf(client)
 * const page = await products.query().eq('slug', 'mug').find()
 */
export function queriesOf<Additions extends boolean = false>(
  client: Core<Additions>,
): Queries<Additions>
export function queriesOf(client: Core): Queries {
  return {
    products: {
      query: () => new Query(resources.productsResource(client)),
      storeVariants: { query: () => new Query(resources.storeVariantsResource(client)) },
      productVariants: { query: (id) => new Query(resources.productVariantsResource(client, id)) },
    },
    collections: { query: () => new Query(resources.collectionsResource(client)) },
    members: {
      query: () => new Query(resources.membersResource(client)),
      listedMembers: { query: () => new Query(resources.listedMembersResource(client)) },
    },
    inventory: { query: () => new Query(resources.inventoryResource(client)) },
  }
}

/** The named methods by group, with the queries added to the groups that have lists. */
export const attachQueries = (
  client: Core,
  methods: Methods<CallOptions, ApiError>,
): Methods<CallOptions, ApiError> & Queries => {
  const { products, collections, members, inventory } = queriesOf(client)
  return {
    ...methods,
    products: Object.assign(methods.products, products),
    collections: Object.assign(methods.collections, collections),
    members: Object.assign(methods.members, members),
    inventory: Object.assign(methods.inventory, inventory),
  }
}
