import { withMemoryFallback } from './memory-fallback.ts'
import type { TokenStorage } from './storage.ts'
import { tabSync } from './tab-sync.ts'
import { parseTokens, serialiseTokens } from './tokens.ts'

/** The part of a browser's storage object that is used; typed here for apps without the DOM's types. */
export interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Keeps tokens in `localStorage` or `sessionStorage`, so that a session survives a reload and is
 * shared by all tabs. Any script of the page can read the tokens there. When the storage is full or
 * blocked, the session is kept in memory.
 *
 * @param storage the browser's storage object, or a function that gives it (where reading
 *   `window.localStorage` itself may be forbidden)
 * @param key the entry to use; give two clients of one page two keys
 */
export const webStorage = (
  storage: WebStorage | (() => WebStorage),
  key = 'storefront-client.session',
): TokenStorage => {
  const open = typeof storage === 'function' ? storage : () => storage
  return withMemoryFallback({
    tabSync: tabSync(key),
    get: () => parseTokens(open().getItem(key)),
    set: (tokens) => {
      if (tokens) write(open(), key, serialiseTokens(tokens))
      else open().removeItem(key)
    },
  })
}

/** Removes the older record when a write fails: the next page would start with its outdated tokens. */
const write = (storage: WebStorage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
    if (storage.getItem(key) === text) return
  } catch (error) {
    storage.removeItem(key)
    throw error
  }
  throw new Error('The storage did not keep what was written')
}
