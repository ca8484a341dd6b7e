// Choices of the owner that this browser keeps: columns, density, views.
import { useMemo, useSyncExternalStore } from 'react'
import { inStorage, keep, parseKept } from '../../store/browser-storage.ts'
import type { ListDescription, ListRecord } from './description.ts'

const PREFIX = 'storefront-console.list.'

/** The fallback for a blocked or full storage; it lasts as long as the page. */
const notKept = new Map<string, string>()

/**
 * A choice kept in this browser, live in every part that shows it.
 *
 * @param read parses the stored value; gets undefined where there is none or it is unreadable. Runs again only when the
 * stored value changes.
 */
export function useSetting<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const key = PREFIX + name
  const text = useSyncExternalStore(subscribe, () => textOf(key))
  const value = useMemo(() => read(parseKept(text)), [text, read])
  return [value, (next) => write(name, next)]
}

/** The name of a list's own settings: one that is part of another page has other columns. */
export function ownName(resource: string, { fixed }: ListDescription<ListRecord>): string {
  return fixed ? `${resource}.part` : resource
}

/** The stored value: a component's own is stale once another part or tab has changed it. */
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
  // The browser notifies only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
