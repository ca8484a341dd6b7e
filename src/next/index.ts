/**
 * Sessions for servers that render pages: Next's route handlers, actions, middleware and server
 * components, and every framework whose cookies have the same shape. Nothing of Next is imported.
 *
 * @packageDocumentation
 */

export {
  type CookieStorageOptions,
  type CookieStore,
  cookieStorage,
  type SessionCookieOptions,
} from './cookie-storage.ts'
