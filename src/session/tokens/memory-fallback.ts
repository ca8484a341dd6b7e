import { isPromise } from '../../values/json.ts'
import { ownStorage, type TokenStorage } from './storage.ts'
import type { Tokens } from './tokens.ts'

/**
 * Keeps tokens in memory while the underlying storage is full, blocked or broken, so that sign-in
 * still works. Reading returns the last write, from memory or from the storage.
 */
export const withMemoryFallback = (storage: TokenStorage): TokenStorage => {
  /** The record that the storage refused; it wins over the storage's older one. */
  let instead: { readonly tokens: Tokens | undefined } | undefined

  const fail = (tokens: Tokens | undefined): void => {
    instead = { tokens }
  }
  const written = (): void => {
    instead = undefined
  }

  return {
    tabSync: storage.tabSync,
    forClient:
      storage.forClient && ((client) => withMemoryFallback(ownStorage({ ...client, storage }))),
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
