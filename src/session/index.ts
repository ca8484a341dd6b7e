/** Sessions and sign-in: what the entry for them exports. */
export {
  type Callback,
  codeOf,
  findCallback,
  parseCallbackUrl,
  withoutCallback,
} from './callback.ts'
export type { CaptchaChallenge, CaptchaKind, CaptchaOptions, CaptchaTokens } from './captcha.ts'
export type { SessionChange, SessionChangeReason, SessionListener } from './changes.ts'
export { type CookieStorageOptions, cookieStorage } from './cookie-storage.ts'
export {
  type CookieAttributes,
  type CookieJar,
  documentCookies,
  type RequestCookies,
  readCookie,
  requestCookies,
  serialiseCookie,
} from './cookies.ts'
export { enduring } from './enduring.ts'
export type { Lock } from './lock.ts'
export { noLock, webLock } from './lock.ts'
export type { LoginResult, LoginState } from './login-result.ts'
export type { SessionOptions } from './options.ts'
export { challengeOf, createVerifier } from './pkce.ts'
export type { RenewalOptions } from './renewal.ts'
export type {
  FlowOptions,
  PasswordCredentials,
  RedirectLogin,
  Registration,
  Session,
} from './session-types.ts'
export { acrossTabs, type Notices, type Sharing } from './sharing.ts'
export type { ApiKeyCredentials, Identity } from './signer.ts'
export { memoryStorage, type TokenStorage } from './storage.ts'
export {
  type AccessToken,
  type ParkedToken,
  parseTokens,
  type RefreshToken,
  type RenewalNotes,
  type Role,
  serialiseTokens,
  type Tokens,
} from './tokens.ts'
export {
  memoryTransactions,
  type Transaction,
  type TransactionStore,
  tabTransactions,
  textTransactions,
} from './transactions.ts'
export { type WebStorage, webStorage } from './web-storage.ts'
