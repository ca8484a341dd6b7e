/** Options of a session's tokens. */
import type { Lock } from '../tokens/lock.ts'
import type { StorageOptions } from '../tokens/storage.ts'
import type { RenewalOptions } from './policy.ts'
import type { SessionListener } from './session-events.ts'

/** Options of the part of a session that keeps tokens; all but the client id may be left out. */
export interface TokenOptions extends RenewalOptions, StorageOptions {
  /**
   * Serialises the renewals of clients that share the storage. By default the browser's locks where
   * the storage is shared between tabs, and none elsewhere.
   */
  readonly lock?: Lock | undefined
  /** Called after every change of the session. */
  readonly onSessionChange?: SessionListener | undefined
}
