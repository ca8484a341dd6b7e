/** Options of a session's tokens. */
import type { Lock } from '../tokens/lock.ts'
import type { TokenStorage } from '../tokens/storage.ts'
import type { RenewalOptions } from './policy.ts'
import type { SessionListener } from './session-events.ts'

/** Options of the part of a session that keeps tokens; all but the client id may be left out. */
export interface TokenOptions extends RenewalOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /** Where tokens are kept; in memory by default. */
  readonly storage?: TokenStorage | undefined
  /**
   * Serialises the renewals of clients that share the storage. By default the browser's locks where
   * the storage is shared between tabs, and none elsewhere.
   */
  readonly lock?: Lock | undefined
  /** Called after every change of the session. */
  readonly onSessionChange?: SessionListener | undefined
}
