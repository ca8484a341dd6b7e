/**
 * The operations one by one, as functions that take a client, for apps that ship only what they
 * call.
 *
 * @packageDocumentation
 */

export * from '../generated/functions/index.ts'
export type { ApiPromise, Operation, OperationCaller, RawOptions } from '../generated/operation.ts'
export { ApiError } from './errors/api-error.ts'
export { type Core, type CoreOptions, createCore } from './operations/core.ts'
export {
  type GraphqlAnswer,
  type GraphqlArguments,
  type GraphqlDocument,
  type GraphqlOptions,
  graphql,
} from './operations/graphql.ts'
export { type Platform, platforms } from './platforms/index.ts'
