import { invalidArgument } from '../../errors/invalid-argument.ts'
import { copySync } from './copy-sync.ts'
import { withMemoryFallback } from './memory-fallback.ts'
import type { TokenStorage } from './storage.ts'
import { tabSync } from './tab-sync.ts'
import { parseTokens, serialiseTokens } from './tokens.ts'

/**
 * Keeps tokens in the browser's `localStorage` (`local`), so that a session survives a reload and is
 * shared by all tabs, or in its `sessionStorage` (`session`), where it belongs to one tab. Any script of
 * the page can read the tokens there. It never throws: where the storage is full, blocked or absent (on
 * a server), the session is kept in memory.
 *
 * @param kind which of the two
 * @param key the beginning of the entry's name; each client has an entry of its own
 *
 * @example
 * const client = createClient({ platform, clientId, storage: webStorage('local') })
 */
export const webStorage = (
  kind: 'local' | 'session',
  key = 'storefront-client.session',
): TokenStorage =>
  withMemoryFallback({
    ...entry(kind, key),
    forClient: ({ clientId, platform }) =>
      entry(kind, `${key}.${clientId}@${platform.mainHost}`, key),
  })

/** @param shared the entry that all clients of a page had in common; the first to read it gets the session in it */
const entry = (kind: 'local' | 'session', key: string, shared = key): TokenStorage => {
  // The page's alone: a server's runtime may have one of its own, which all visitors would share. Looked up at each use:
  // where site data is blocked, reading the name is what throws.
  const open = (): Storage => window[`${kind}Storage`]
  const sync = { local: tabSync, session: copySync }[kind]
  // Untyped callers: the session would silently be kept in memory.
  if (!sync) throw invalidArgument('kind', 'must be local or session')
  return {
    tabSync: sync(key),
    get: () => {
      const storage = open()
      const text = storage.getItem(key)
      const before = text === null && storage.getItem(shared)
      if (!before) return parseTokens(text)
      // In this order: another tab may read in between.
      write(storage, key, before)
      storage.removeItem(shared)
      return parseTokens(before)
    },
    set: (tokens) => {
      if (tokens) write(open(), key, serialiseTokens(tokens))
      else open().removeItem(key)
    },
  }
}

/** Removes the older record when a write fails: the next page would start with its outdated tokens. */
const write = (storage: Storage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
    if (storage.getItem(key) !== text) throw new Error('The storage did not keep what was written')
  } catch (error) {
    storage.removeItem(key)
    throw error
  }
}
