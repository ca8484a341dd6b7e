/** A browser's storage objects, for tests in Node. */
import { onTestFinished } from 'vitest'

/** An in-memory Storage; `broken` overrides methods. */
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

/** Stubs a global storage until the test ends. A function is called on every access. */
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

/** Stubs `localStorage`, and returns its entries. */
export const localEntries = (broken: Partial<Storage> = {}) => {
  const entries = browserEntries(broken)
  putInPlace('localStorage', entries)
  return entries
}
