// Choices of the owner that this browser keeps: columns, density, views.
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { inStorage, keep, parseKept } from '../../store/browser-storage.ts'

const PREFIX = 'storefront-console.list.'

/** What a blocked or full storage did not take: it lasts as long as the page. */
const notKept = new Map<string, string>()

/**
 * A choice kept in this browser, live in every part that shows it.
 *
 * @param read makes the choice of what was kept; it gets undefined where nothing was, or nothing that can be read. It
 * is read again only when what is kept changes.
 */
export function useSetting<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const key = PREFIX + name
  const text = useSyncExternalStore(subscribe, () => textOf(key))
  const set = useCallback((value: Value) => write(name, value), [name])
  const value = useMemo(() => read(parseKept(text)), [text, read])
  return [value, set]
}

/** What is kept now: the value that a component holds is older once another part or tab has changed it. */
export function readSetting<Value>(name: string, read: (kept: unknown) => Value): Value {
  return read(parseKept(textOf(PREFIX + name)))
}

export function changeSetting<Value>(
  name: string,
  read: (kept: unknown) => Value,
  change: (now: Value) => Value,
): Value {
  const value = change(readSetting(name, read))
  write(name, value)
  return value
}

function textOf(key: string): string | null | undefined {
  return notKept.get(key) ?? inStorage('localStorage', (storage) => storage.getItem(key))
}

function write(name: string, value: unknown): void {
  const key = PREFIX + name
  notKept.delete(key)
  if (!keep('localStorage', key, value)) notKept.set(key, JSON.stringify(value ?? null))
  // Said in this tab as the browser says it in the others.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
