/** Where a session's tokens are kept. */
import type { TabSync } from './tab-sync.ts'
import type { Tokens } from './tokens.ts'

/** The only place where tokens are kept; the client keeps no copy between calls. */
export interface TokenStorage {
  /** The stored tokens, or undefined for no session. */
  get(): Tokens | undefined | Promise<Tokens | undefined>
  /** Stores the tokens; undefined clears them. */
  set(tokens: Tokens | undefined): void | Promise<void> | Promise<unknown>
  /**
   * How the record is synchronised with other tabs, for example `tabSync(key)` of
   * `storefront-client/auth`. Absent where only this client uses the storage.
   */
  readonly tabSync?: TabSync
}

/** Keeps tokens in memory, for the life of the client: the default, and the hardest to steal from. */
export const memoryStorage = (initial?: Tokens): TokenStorage => {
  let held = initial
  return {
    get: () => held,
    set: (tokens) => {
      held = tokens
    },
  }
}
