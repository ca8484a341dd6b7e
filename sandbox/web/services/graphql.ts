/** Handlers of the GraphQL endpoint. */
import type { GraphQLSchema } from 'graphql'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { collectionHandlers } from './collections.ts'
import { currentCartHandlers } from './current-cart.ts'
import { memberHandlers } from './members.ts'
import { productHandlers } from './products.ts'

const versions = ['alpha']

let schema: GraphQLSchema | undefined

/** The GraphQL operation. */
export const graphqlHandlers: HandlersOf<'graphql'> = {
  'graphql.query': async ({ path, body }, context) => {
    const { apiVersion } = path
    if (!versions.includes(apiVersion)) {
      const description = `There is no release ${apiVersion} of the schema, only ${versions.join(', ')}.`
      throw notFound('NOT_FOUND', description, { apiVersion, versions })
    }
    // Lazy: most stores never use GraphQL.
    const [{ schemaOf }, { runDocument }] = await Promise.all([
      import('./graphql/roots.ts'),
      import('./graphql/run.ts'),
    ])
    schema ??= schemaOf({
      ...productHandlers,
      ...collectionHandlers,
      ...currentCartHandlers,
      ...memberHandlers,
    })
    return runDocument(schema, body, context)
  },
}
