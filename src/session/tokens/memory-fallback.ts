import { isPromise } from '../../values/promise.ts'
import type { TokenStorage } from './storage.ts'
import type { Tokens } from './tokens.ts'

/**
 * Goes on in memory while the storage underneath is full, blocked or broken, so that nobody is kept
 * from signing in by it. What was written last is what is read, wherever it went.
 */
export const withMemoryFallback = (storage: TokenStorage): TokenStorage => {
  /** What could not be written; wins over the storage's older record. */
  let instead: { readonly tokens: Tokens | undefined } | undefined

  const fail = (tokens: Tokens | undefined): void => {
    instead = { tokens }
  }
  const written = (): void => {
    instead = undefined
  }

  return {
    ...(storage.tabSync ? { tabSync: storage.tabSync } : {}),
    get: () => {
      if (instead) return instead.tokens
      try {
        const held = storage.get()
        return isPromise(held) ? held.catch(() => undefined) : held
      } catch {
        return undefined
      }
    },
    set: (tokens) => {
      try {
        const done = storage.set(tokens)
        if (isPromise(done)) return done.then(written, () => fail(tokens))
        written()
      } catch {
        fail(tokens)
      }
    },
  }
}
