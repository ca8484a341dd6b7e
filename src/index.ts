/**
 * A typed client for carts, members, catalogue, stock and sign-in of a hosted commerce platform.
 *
 * @packageDocumentation
 */

export type { ErrorCode } from '../generated/errors.ts'
export { enumerations, limits, queryFields } from '../generated/fields.ts'
export type * from '../generated/methods.ts'
export type { PathAnswer } from '../generated/operation.ts'
export type { PathClient } from '../generated/paths.ts'
export type * from '../generated/schema.ts'
// Renamed, because `Identity` is who signs a call (exported below).
export type { Identity as AccountIdentity } from '../generated/schema.ts'
export type { Service } from '../generated/services.ts'
export type { Identity } from './calls/authorizer.ts'
export {
  type ApiKeyClient,
  type ApiKeyClientOptions,
  createClient,
  type SessionClient,
  type SessionClientOptions,
} from './client.ts'
export type {
  ApiErrorDetails,
  ApiErrorKind,
  ApiErrorParts,
  CodedError,
  RetryInfo,
  Violation,
} from './errors/api-error.ts'
export type { AnyErrorCode, CallErrorCode, FlowErrorCode, UsageErrorCode } from './errors/codes.ts'
export type { PlatformRequest, SendRequest } from './operations/request.ts'
export type { SessionOptions } from './session/options.ts'
export type { TokenOptions } from './session/renewal/options.ts'
export type { RenewalOptions } from './session/renewal/policy.ts'
export type { RenewalReason } from './session/renewal/renewal.ts'
export type {
  SessionChange,
  SessionChangeReason,
  SessionListener,
} from './session/renewal/session-events.ts'
export type { Session } from './session/session.ts'
export type { UrlResponseMode } from './session/sign-in/callback.ts'
export type {
  CaptchaChallenge,
  CaptchaKind,
  CaptchaOptions,
  CaptchaTokens,
} from './session/sign-in/captcha.ts'
export type {
  FlowOptions,
  LogoutOptions,
  PasswordCredentials,
  RedirectLogin,
  Registration,
  SignInFlows,
} from './session/sign-in/flow-types.ts'
export type { LoginResult, LoginState } from './session/sign-in/login-result.ts'
export type { SignInOptions } from './session/sign-in/options.ts'
export type { Transaction, TransactionStore } from './session/sign-in/transactions.ts'
export type { Lock } from './session/tokens/lock.ts'
export { memoryStorage } from './session/tokens/storage.ts'
export type { TabChannel, TabSync } from './session/tokens/tab-sync.ts'
export type {
  AccessToken,
  ParkedToken,
  RefreshToken,
  RenewalState,
  Role,
  Tokens,
} from './session/tokens/tokens.ts'
export { webStorage } from './session/tokens/web-storage.ts'
export * from './shared-exports.ts'
export type { Fetch } from './transport/fetch.ts'
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
export type { TransportOptions } from './transport/options.ts'
export { measurementUnits, type UnitSize } from './values/measurement-units.ts'
