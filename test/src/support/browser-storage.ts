/** A browser's storage objects, for tests in Node. */
import { onTestFinished } from 'vitest'

/** What a storage object holds, and its methods; those given replace its own. */
export const browserEntries = (broken: Partial<Storage> = {}) => {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    ...broken,
  }
}

/** Puts a storage object in its global place until the test is over. A function is called at every look. */
export const putInPlace = <Entries extends object>(
  name: 'localStorage' | 'sessionStorage',
  entries: Entries | (() => never),
): void => {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  const get = typeof entries === 'function' ? entries : () => entries
  Object.defineProperty(globalThis, name, { configurable: true, get })
  onTestFinished(() => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}

/** Puts entries in the place of `localStorage`, and answers them. */
export const localEntries = (broken: Partial<Storage> = {}) => {
  const entries = browserEntries(broken)
  putInPlace('localStorage', entries)
  return entries
}
