/** Handlers of the GraphQL endpoint. */
import { type HandlersOf, notImplemented } from '../http/handlers.ts'

export const graphqlHandlers: HandlersOf<'graphql'> = {
  'graphql.query': notImplemented('graphql.query'),
}
