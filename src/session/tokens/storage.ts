/** Where a session's tokens are kept. */
import type { TabSync } from './tab-sync.ts'
import type { Tokens } from './tokens.ts'

/** The storage is the only place the tokens live in; the client keeps no copy between calls. */
export interface TokenStorage {
  /** What is held, or undefined for no session. */
  get(): Tokens | undefined | Promise<Tokens | undefined>
  /** Keeps the tokens; undefined forgets them. */
  set(tokens: Tokens | undefined): void | Promise<void>
  /**
   * How the record is kept in step with others who hold it, for example `acrossTabs(key)`. Absent
   * where it is this client's alone.
   */
  readonly tabSync?: TabSync
}

/** Keeps tokens for the life of the client object: the default, and the hardest to steal from. */
export const memoryStorage = (initial?: Tokens): TokenStorage => {
  let held = initial
  return {
    get: () => held,
    set: (tokens) => {
      held = tokens
    },
  }
}
