/**
 * The pieces of sign-in for apps that drive it themselves.
 *
 * @packageDocumentation
 */

export { type Callback, codeOf, parseCallbackUrl } from './session/callback.ts'
export { challengeOf, createVerifier } from './session/pkce.ts'
export { memoryStorage, type TokenStorage } from './session/storage.ts'
export type { AccessToken, RefreshToken, Role, Tokens } from './session/tokens.ts'
export { webStorage } from './session/web-storage.ts'
