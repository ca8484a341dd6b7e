/** Where a session's tokens are kept. */
import type { Platform } from '../../platforms/platform.ts'
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
  /**
   * The storage of one client, where several can be given the same: tokens of one platform must not be sent to another.
   *
   * @param client its options
   */
  readonly forClient?: (client: PlacedClient) => TokenStorage
}

/** What tells clients apart. */
interface PlacedClient {
  readonly clientId: string
  readonly platform: Pick<Platform, 'mainHost'>
}

/** The options that decide where a client's tokens are kept. */
export interface StorageOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /** Where tokens are kept; in memory by default. */
  readonly storage?: TokenStorage | undefined
}

/** The storage of a client alone. */
export const ownStorage = (client: StorageOptions & PlacedClient): TokenStorage => {
  const { storage = memoryStorage() } = client
  return storage.forClient?.(client) ?? storage
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
