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
 * @param key the entry to use; give two clients of one page two keys
 *
 * @example
 * const client = createClient({ platform, clientId, storage: webStorage('local') })
 */
export const webStorage = (
  kind: 'local' | 'session',
  key = 'storefront-client.session',
): TokenStorage => {
  // The page's alone: a server's runtime may have one of its own, which all visitors would share. Looked up at each use:
  // where site data is blocked, reading the name is what throws.
  const open = (): Storage => window[`${kind}Storage`]
  return withMemoryFallback({
    tabSync: kind === 'local' ? tabSync(key) : copySync(key),
    get: () => parseTokens(open().getItem(key)),
    set: (tokens) => {
      if (tokens) write(open(), key, serialiseTokens(tokens))
      else open().removeItem(key)
    },
  })
}

/** Removes the older record when a write fails: the next page would start with its outdated tokens. */
const write = (storage: Storage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
    if (storage.getItem(key) === text) return
  } catch (error) {
    storage.removeItem(key)
    throw error
  }
  throw new Error('The storage did not keep what was written')
}
