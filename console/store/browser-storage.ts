// Web storage, for one tab or for all. Failures of a blocked or full storage are ignored: the page still shows the
// values.

/** Until the tab is closed, or for good. */
type StorageName = 'sessionStorage' | 'localStorage'

/** Accesses a storage; undefined where the browser blocks it. */
export function inStorage<Result>(
  name: StorageName,
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    return work(globalThis[name])
  } catch {
    return undefined
  }
}

/** The value stored under a key; undefined where it is missing or unreadable. */
export function readKept(name: StorageName, key: string): unknown {
  return parseKept(inStorage(name, (storage) => storage.getItem(key)))
}

/** The value of a stored text; undefined where it is unreadable. */
export function parseKept(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value under a key; undefined removes it. Tells whether that worked. */
export function keep(name: StorageName, key: string, value: unknown): boolean {
  const kept = inStorage(name, (storage) => {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  })
  return kept ?? false
}

export function forgetKept(name: StorageName, prefix: string, except?: string): void {
  inStorage(name, (storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && key !== except) storage.removeItem(key)
    }
  })
}
