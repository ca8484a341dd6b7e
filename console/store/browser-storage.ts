// What this browser keeps, for one tab or for all of them. Failures of a blocked or full storage are ignored: the page
// still shows the values that were not kept.

/** Until the tab is closed, or for good. */
type StorageName = 'sessionStorage' | 'localStorage'

/** Works with a storage; undefined where the browser lets no one in. */
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

/** The value kept under a key; undefined where there is none that can be read. */
export function readKept(name: StorageName, key: string): unknown {
  return parseKept(inStorage(name, (storage) => storage.getItem(key)))
}

/** The value in a text that was kept; undefined where it holds none. */
export function parseKept(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value under a key; undefined removes it. Tells whether the browser did. */
export function keep(name: StorageName, key: string, value: unknown): boolean {
  const kept = inStorage(name, (storage) => {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  })
  return kept ?? false
}

/** Removes everything whose key begins like this. */
export function forgetKept(name: StorageName, prefix: string, except?: string): void {
  inStorage(name, (storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && key !== except) storage.removeItem(key)
    }
  })
}
