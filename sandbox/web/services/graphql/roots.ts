/** The root fields. Each is an operation of the description, with its checks and rules. */
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { operations } from '../../../../generated/operations/index.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { fieldsOf, omitNil } from '../../../../src/values/json.ts'
import { assertNone } from '../../../platform/errors.ts'
import { storedId } from '../../../platform/guid.ts'
import type { Context } from '../../../storage/context.ts'
import { unstorable } from '../../http/body.ts'
import { assertAllowed } from '../../http/callers.ts'
import { ask, type Handlers } from '../../http/handlers.ts'
import { type RequestParts, validate } from '../../validation/validate.ts'
import { largestPage, usualPage } from './limits.ts'
import { EntityTypes, jsonType } from './types.ts'

type RootHandlers = Pick<Handlers, RootOperation>

type RootOperation = Extract<
  OperationId,
  | 'products.queryProducts'
  | 'products.getProduct'
  | 'collections.queryCollections'
  | 'collections.getCollection'
  | 'collections.getCollectionBySlug'
  | 'currentCart.getCurrentCart'
  | 'members.getCurrentMember'
  | 'members.getMember'
  | 'members.queryMembers'
>

type Root = GraphQLFieldConfig<unknown, Context>
type Arguments = Readonly<Record<string, unknown>>

const pageArguments: GraphQLFieldConfigArgumentMap = {
  limit: {
    type: GraphQLInt,
    description: `How many: ${usualPage} unless asked otherwise, ${largestPage} at most.`,
  },
  offset: { type: GraphQLInt, description: 'Items to skip.' },
  filter: { type: jsonType, description: 'Conditions, as the operation’s `query.filter`.' },
  sort: { type: new GraphQLList(jsonType), description: 'Order, as the operation’s `query.sort`.' },
}

/** The schema over these handlers. */
export function schemaOf(handlers: RootHandlers): GraphQLSchema {
  const types = new EntityTypes()

  const call = async (id: RootOperation, parts: Partial<RequestParts>, context: Context) => {
    assertAllowed(context.caller, operations[id].callers)
    const path = Object.fromEntries(
      Object.entries(parts.path ?? {}).map(([name, value]) => [name, storedId(value)]),
    )
    const request = { query: {}, body: {}, ...parts, path }
    assertNone([...unstorable(path, ''), ...unstorable(request.body, '')])
    validate(id, request)
    const answer = await ask(handlers, id, request, context)
    return answer instanceof Response ? answer.json() : answer
  }

  const one = (
    entity: string,
    description: string,
    args: GraphQLFieldConfigArgumentMap,
    ask: (args: Arguments) => readonly [RootOperation, Partial<RequestParts>],
  ): Root => ({
    type: types.of(entity),
    description,
    args,
    resolve: async (_source, given: Arguments, context) => {
      const [id, parts] = ask(given)
      return fieldsOf(await call(id, parts, context))[entity.toLowerCase()]
    },
  })

  const page = (
    entity: string,
    id: RootOperation,
    description: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Root => ({
    type: pageType(entity, types.of(entity)),
    description,
    args: pageArguments,
    resolve: async (_source, { limit, offset, filter, sort }: Arguments, context) => {
      const query = {
        ...omitNil({ filter, sort }),
        paging: {
          ...(typeof limit === 'number' && { limit }),
          ...(typeof offset === 'number' && { offset }),
        },
      }
      const answer = await call(id, { body: { query, ...more } }, context)
      const { metadata, [`${entity.toLowerCase()}s`]: items } = fieldsOf(answer)
      const { total: totalCount, count, offset: from } = fieldsOf(metadata)
      return { items, totalCount, count, offset: from }
    },
  })

  const byId: GraphQLFieldConfigArgumentMap = { id: { type: GraphQLString } }
  const query = new GraphQLObjectType<unknown, Context>({
    name: 'Query',
    fields: {
      products: page('Product', 'products.queryProducts', 'A page of products.'),
      product: one('Product', 'The product with this id.', byId, ({ id }) => [
        'products.getProduct',
        { path: { id: String(id ?? '') } },
      ]),
      collections: page('Collection', 'collections.queryCollections', 'A page of collections.'),
      collection: one(
        'Collection',
        'The collection with this id or slug.',
        { ...byId, slug: { type: GraphQLString } },
        ({ id, slug }) =>
          typeof slug === 'string'
            ? ['collections.getCollectionBySlug', { path: { slug } }]
            : ['collections.getCollection', { path: { id: String(id ?? '') } }],
      ),
      cart: one('Cart', 'The cart of the caller.', {}, () => ['currentCart.getCurrentCart', {}]),
      members: page(
        'Member',
        'members.queryMembers',
        'A page of members with their public fields.',
      ),
      member: one('Member', 'The member with this id; the caller without one.', byId, ({ id }) =>
        typeof id === 'string'
          ? ['members.getMember', { path: { id } }]
          : ['members.getCurrentMember', { query: { fieldsets: ['FULL'] } }],
      ),
    },
  })
  return new GraphQLSchema({ query })
}

function pageType(entity: string, items: GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${entity}Page`,
    description: `A page of entities of the type ${entity}.`,
    fields: {
      items: { type: new GraphQLList(items) },
      count: { type: GraphQLFloat, description: 'Items on the page.' },
      offset: { type: GraphQLFloat, description: 'Items before the page.' },
      totalCount: { type: GraphQLFloat, description: 'Items in all pages.' },
    },
  })
}
