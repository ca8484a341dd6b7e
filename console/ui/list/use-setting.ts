// Choices of the owner that this browser keeps: columns, density, views.
import { useCallback, useMemo, useSyncExternalStore } from 'react'

const PREFIX = 'storefront-console.list.'
const changed = 'storefront-setting'

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
  const text = useSyncExternalStore(subscribe, () => kept(name))
  const set = useCallback(
    (value: Value) => {
      keep(name, JSON.stringify(value))
      window.dispatchEvent(new Event(changed))
    },
    [name],
  )
  const value = useMemo(() => read(parsed(text)), [text, read])
  return [value, set]
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

/** A browser without storage shows the default. */
function kept(name: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function keep(name: string, text: string) {
  try {
    window.localStorage.setItem(PREFIX + name, text)
  } catch {
    // A full or closed storage: the choice is not kept.
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
