/**
 * Building blocks of sign-in and sessions: storage, cookies, locks, callbacks, PKCE.
 *
 * @packageDocumentation
 */

export type { ApiKeyCredentials } from './calls/api-key.ts'
export type { Identity } from './calls/authorizer.ts'
export type { SessionOptions } from './session/options.ts'
export type { RenewalOptions } from './session/renewal/policy.ts'
export type {
  SessionChange,
  SessionChangeReason,
  SessionListener,
} from './session/renewal/session-events.ts'
export type { Session } from './session/session.ts'
export {
  type ArrivedCallback,
  type Callback,
  codeOf,
  findCallback,
  parseCallbackUrl,
  type UrlResponseMode,
  withoutCallback,
} from './session/sign-in/callback.ts'
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
} from './session/sign-in/flow-types.ts'
export { type LoginRefusal, loginRefusalOf } from './session/sign-in/login-refusal.ts'
export type { LoginResult, LoginState } from './session/sign-in/login-result.ts'
export { type PendingSignIn, pendingSignIn } from './session/sign-in/pending-sign-in.ts'
export { challengeOf, createVerifier } from './session/sign-in/pkce.ts'
export {
  memoryTransactions,
  type Transaction,
  type TransactionStore,
  tabTransactions,
  textTransactions,
  type WebStorage,
} from './session/sign-in/transactions.ts'
export { type CookieStorageOptions, cookieStorage } from './session/tokens/cookie-storage.ts'
export {
  type CookieAttributes,
  type CookieJar,
  documentCookies,
  type RequestCookies,
  type RequestCookiesOptions,
  readCookie,
  requestCookies,
  serialiseCookie,
} from './session/tokens/cookies.ts'
export { type Lock, noLock, webLock } from './session/tokens/lock.ts'
export { withMemoryFallback } from './session/tokens/memory-fallback.ts'
export { memoryStorage, type TokenStorage } from './session/tokens/storage.ts'
export { type TabChannel, type TabSync, tabSync } from './session/tokens/tab-sync.ts'
export {
  type AccessToken,
  type ParkedToken,
  parseTokens,
  type RefreshToken,
  type RenewalState,
  type Role,
  serialiseTokens,
  type Tokens,
} from './session/tokens/tokens.ts'
export { webStorage } from './session/tokens/web-storage.ts'
export { typedCode } from './values/typed-code.ts'
