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

type StorageName = 'localStorage' | 'sessionStorage'

const define = (target: object, name: string, get: () => unknown): void => {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, get })
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

/** Stubs a page's storage until the test ends. A function is called on every access. */
export const putInPlace = <Entries extends object>(
  name: StorageName,
  entries: Entries | (() => never),
): void => {
  const page = typeof window === 'undefined' ? new EventTarget() : window
  define(page, name, typeof entries === 'function' ? entries : () => entries)
  define(globalThis, 'window', () => page)
}

/** Stubs the storage that a server's process has for itself, and returns its entries. */
export const processEntries = (name: StorageName) => {
  const entries = browserEntries()
  define(globalThis, name, () => entries)
  return entries
}

/** Stubs `localStorage`, and returns its entries. */
export const localEntries = (broken: Partial<Storage> = {}) => {
  const entries = browserEntries(broken)
  putInPlace('localStorage', entries)
  return entries
}
