/**
 * A typed client for carts, members, catalogue, stock and sign-in of a hosted commerce platform.
 *
 * @packageDocumentation
 */

export type { ErrorCode } from '../generated/errors.ts'
export { enumerations, limits, queryFields } from '../generated/fields.ts'
export type * from '../generated/methods.ts'
export type {
  ApiPromise,
  Caller,
  Operation,
  OperationCaller,
  RawOptions,
} from '../generated/operation.ts'
export type { PathAnswer, PathClient } from '../generated/paths.ts'
export type * from '../generated/schema.ts'
// The name itself stands for who signs a call, below.
export type { Identity as AccountIdentity } from '../generated/schema.ts'
export type { Service } from '../generated/services.ts'
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
  type ApiErrorParts,
  type CallFate,
  type Violation,
} from './errors/api-error.ts'
export type { AnyErrorCode, CallErrorCode, FlowErrorCode, UsageErrorCode } from './errors/codes.ts'
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
export type {
  CaptchaChallenge,
  CaptchaKind,
  CaptchaOptions,
  CaptchaTokens,
} from './session/captcha.ts'
export type { SessionChange, SessionChangeReason, SessionListener } from './session/changes.ts'
export type { Lock } from './session/lock.ts'
export type { LoginResult, LoginState } from './session/login-result.ts'
export type { SessionOptions } from './session/options.ts'
export type { RenewalOptions, RenewalReason } from './session/renewal.ts'
export type {
  FlowOptions,
  PasswordCredentials,
  RedirectLogin,
  Registration,
  Session,
} from './session/session.ts'
export type { Notices, Sharing } from './session/sharing.ts'
export type { ApiKeyCredentials, Asked, Identity, Signature, Signer } from './session/signer.ts'
export { memoryStorage, type TokenStorage } from './session/storage.ts'
export type {
  AccessToken,
  ParkedToken,
  RefreshToken,
  RenewalNotes,
  Role,
  Tokens,
} from './session/tokens.ts'
export type { Transaction, TransactionStore } from './session/transactions.ts'
export type { VisitorOptions } from './session/visitor.ts'
export { type WebStorage, webStorage } from './session/web-storage.ts'
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
