export function listenersOf() {
  const all = new Set<() => void>()
  return {
    /** @returns the cleanup */
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
