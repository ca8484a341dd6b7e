/**
 * A typed client for carts, members, catalogue, stock and sign-in of a hosted commerce platform.
 *
 * @packageDocumentation
 */

export type { ErrorCode } from '../generated/errors.ts'
export { enumerations, limits, queryFields } from '../generated/fields.ts'
export type { Methods } from '../generated/methods.ts'
export type { ApiPromise, Operation, OperationCaller, RawOptions } from '../generated/operation.ts'
export type { PathAnswer, PathClient } from '../generated/paths.ts'
export type * from '../generated/schema.ts'
export {
  type ApiKeyClient,
  type ApiKeyClientOptions,
  createClient,
  type SessionClient,
  type SessionClientOptions,
} from './client.ts'
export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  type Violation,
} from './errors/api-error.ts'
export type { AnyOptions, CallOptions } from './operations/call-options.ts'
export { type Core, type CoreOptions, createCore } from './operations/core.ts'
export {
  type GraphqlAnswer,
  type GraphqlArguments,
  type GraphqlDocument,
  type GraphqlOptions,
  graphql,
} from './operations/graphql.ts'
export { type Platform, platforms } from './platforms/index.ts'
export type { CaptchaChallenge, CaptchaOptions, CaptchaTokens } from './session/captcha.ts'
export type { SessionChange, SessionChangeReason, SessionListener } from './session/changes.ts'
export type { Lock } from './session/lock.ts'
export type { LoginResult } from './session/login-result.ts'
export type { SessionOptions } from './session/options.ts'
export type {
  FlowOptions,
  PasswordCredentials,
  RedirectLogin,
  Registration,
  Session,
} from './session/session.ts'
export type { Sharing } from './session/sharing.ts'
export type { ApiKeyCredentials, Identity } from './session/signer.ts'
export { memoryStorage, type TokenStorage } from './session/storage.ts'
export type { AccessToken, RefreshToken, Role, Tokens } from './session/tokens.ts'
export type { Transaction, TransactionStore } from './session/transactions.ts'
export { webStorage } from './session/web-storage.ts'
export type {
  CallEvent,
  ErrorEvent,
  Hooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  UnreadableEvent,
} from './transport/hooks.ts'
export { type Logger, logTo } from './transport/logger.ts'
export type { Fetch, TransportOptions } from './transport/transport.ts'
