/**
 * Idempotency keys of a form that creates: the same entries, sent twice, make one record.
 *
 * @returns the key of what is entered; undefined in a browser that makes no random names
 */
export function actionKeys(): (entries: unknown) => string | undefined {
  const keys = new Map<string, string>()
  return (entries) => {
    const content = JSON.stringify(entries)
    const held = keys.get(content)
    if (held) return held
    // Only pages served securely have it; without a key the client makes one for each call.
    const key = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
    if (key) keys.set(content, key)
    return key
  }
}
