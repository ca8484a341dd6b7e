/**
 * The operations one by one, as functions that take a client, for apps that ship only what they
 * call.
 *
 * @packageDocumentation
 */

export * from '../generated/functions/index.ts'
export type {
  ApiPromise,
  Caller,
  Operation,
  OperationCaller,
  RawOptions,
} from '../generated/operation.ts'
export { ApiError } from './errors/api-error.ts'
export type { SafeResult, WithResponse } from './operations/api-promise.ts'
export type { AnyOptions, CallOptions } from './operations/call-options.ts'
export { type Core, type CoreOptions, createCore } from './operations/core.ts'
export {
  type GraphqlAnswer,
  type GraphqlArguments,
  type GraphqlDocument,
  type GraphqlOptions,
  graphql,
} from './operations/graphql.ts'
export type { OperationRequest, Outcome, Run } from './operations/run.ts'
export { type Platform, platforms } from './platforms/index.ts'
export type { ApiKeyCredentials, Asked, Identity, Signature, Signer } from './session/signer.ts'
export type { TokenStorage } from './session/storage.ts'
export type { VisitorOptions } from './session/visitor.ts'
