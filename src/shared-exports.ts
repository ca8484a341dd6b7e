/** Exports shared by the entries of the whole client and of the operations. */
export type {
  ApiPromise,
  Asks,
  Caller,
  CallOptionsAreTheNextArgument,
  Host,
  Offered,
  Operation,
  OperationCaller,
  RawOptions,
  Retry,
} from '../generated/operation.ts'
export { type Readable, writable } from './adapters/writable.ts'
export type { ApiKeyCredentials } from './calls/api-key.ts'
export type { Authorizer, CallToAuthorize, Credentials, Identity } from './calls/authorizer.ts'
export type { AnyOptions, CallOptions } from './calls/call-options.ts'
export type { AnswerOf, MethodSignatures } from './calls/method-types.ts'
export type { CallableOperation, OperationRequest, Outcome, Run } from './calls/outcome.ts'
export {
  type CoreOptions,
  createCore,
  type VisitorCore,
  type VisitorCoreOptions,
} from './core.ts'
export { ApiError } from './errors/api-error.ts'
export { type Refusal, type RefusalReason, refusalOf } from './errors/refusal.ts'
export type { SafeResult, WithResponse } from './operations/api-promise.ts'
export type { Core } from './operations/call.ts'
export {
  type GraphqlAnswer,
  type GraphqlArguments,
  type GraphqlDocument,
  type GraphqlOptions,
  graphql,
} from './operations/graphql.ts'
export { type Platform, platforms, type SandboxProfileOptions } from './platforms/index.ts'
export type { StorageOptions, TokenStorage } from './session/tokens/storage.ts'
export type { Middleware, MiddlewareRequest, Next } from './transport/middleware.ts'
