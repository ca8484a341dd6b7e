import type { TokenStorage } from './storage.ts'
import { readTokens } from './tokens.ts'

const parse = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Keeps tokens in `localStorage` or `sessionStorage`, so that a session survives a reload. Any
 * script of the page can read them there: choose it knowingly.
 *
 * @param storage the browser's storage object
 * @param key the entry to use; give two clients of one page two keys
 */
export const webStorage = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key = 'storefront-client.session',
): TokenStorage => ({
  get: () => readTokens(parse(storage.getItem(key))),
  set: (tokens) => {
    if (tokens) storage.setItem(key, JSON.stringify(tokens))
    else storage.removeItem(key)
  },
})
