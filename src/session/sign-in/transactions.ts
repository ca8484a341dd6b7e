/** The data of a redirect sign-in, kept between leaving the page and the callback. */
import { fieldsOf, textOf } from '../../values/json.ts'
import type { UrlResponseMode } from './callback.ts'

/** One pending sign-in. The verifier is a secret: it proves that the code is ours. */
export interface Transaction {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  /** The page the app opens afterwards. */
  readonly originalUri: string
  readonly responseMode: UrlResponseMode
}

/** Keeps transactions by state. Each can be taken once: a second callback finds nothing. */
export interface TransactionStore {
  put(transaction: Transaction): void | Promise<void> | Promise<unknown>
  take(state: string): Transaction | undefined | Promise<Transaction | undefined>
}

const readTransaction = (text: string | null | undefined): Transaction | undefined => {
  try {
    const stored = fieldsOf(JSON.parse(text || 'null'))
    const { responseMode } = stored
    const [state, codeVerifier] = [textOf(stored.state), textOf(stored.codeVerifier)]
    const [redirectUri, originalUri] = [textOf(stored.redirectUri), textOf(stored.originalUri)]
    if (!state || !codeVerifier || redirectUri === undefined || originalUri === undefined) {
      return undefined
    }
    if (responseMode !== 'fragment' && responseMode !== 'query') return undefined
    return { state, codeVerifier, redirectUri, originalUri, responseMode }
  } catch {
    return undefined
  }
}

/**
 * Keeps transactions as texts in a store of the app, such as cookies or a server's session.
 *
 * @param entries reads, writes and (without a text) deletes one entry
 */
export const textTransactions = (entries: {
  get(key: string): string | null | undefined | Promise<string | null | undefined>
  set(key: string, text: string | undefined): void | Promise<void> | Promise<unknown>
}): TransactionStore => {
  const keyOf = (state: string): string => `storefront-client.login.${state}`
  return {
    put: (transaction) => entries.set(keyOf(transaction.state), JSON.stringify(transaction)),
    take: async (state) => {
      const held = entries.get(keyOf(state))
      // Of two callbacks at once only one finds it, unless the store is asynchronous.
      const transaction = readTransaction(typeof held === 'object' ? await held : held)
      if (transaction) await entries.set(keyOf(state), undefined)
      return transaction?.state === state ? transaction : undefined
    },
  }
}

/** For callbacks that are handled in the same process. */
export const memoryTransactions = (): TransactionStore => {
  const held = new Map<string, string>()
  return textTransactions({
    get: (key) => held.get(key),
    set: (key, text) => void (text === undefined ? held.delete(key) : held.set(key, text)),
  })
}

/** The part of a browser's storage object that is used; typed here for apps without the DOM's types. */
export interface WebStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The tab's session storage: it survives the redirect to the sign-in page, and ends with the tab. */
export const tabTransactions = (storage: WebStorage): TransactionStore =>
  textTransactions({
    get: (key) => storage.getItem(key),
    set: (key, text) => (text === undefined ? storage.removeItem(key) : storage.setItem(key, text)),
  })

/** The tab's session storage where it is usable, else memory. A server's runtime may have one that all visitors share. */
export const defaultTransactions = (): TransactionStore => {
  try {
    const { sessionStorage } = window
    return sessionStorage ? tabTransactions(sessionStorage) : memoryTransactions()
  } catch {
    return memoryTransactions()
  }
}
