/** Those that are told of every change of something. */
export function listenersOf() {
  const all = new Set<() => void>()
  return {
    /** @returns how to be told no longer */
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
