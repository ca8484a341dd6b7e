/**
 * Sessions for servers that render pages: Next's route handlers, actions, middleware and server
 * components, and every framework whose cookies have the same shape. Nothing of Next is imported.
 *
 * @packageDocumentation
 */

export type { CookieAttributes } from '../session/tokens/cookies.ts'
export {
  cookieStorage,
  type NextCookieAttributes,
  type NextCookieOptions,
  type NextCookies,
} from './cookie-storage.ts'
