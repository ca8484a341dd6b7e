/** Idempotency keys of forms that create: the same entries, sent twice, make one record. */
export interface ActionKeys {
  /** The key of these entries; undefined in a browser that makes no random names. */
  keyOf(entries: unknown): string | undefined
}

/** The keys of one form. */
export function actionKeys(): ActionKeys {
  const keys = new Map<string, string>()
  return {
    keyOf(entries) {
      const content = JSON.stringify(entries)
      const held = keys.get(content)
      if (held) return held
      // Only pages served securely have it; without a key the client makes one for each call.
      const key = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
      if (key) keys.set(content, key)
      return key
    },
  }
}
