/** Idempotency keys of a create form by its entries: the same ones, sent twice, create one record. */
export function actionKeys(): (entries: unknown) => string | undefined {
  const keys = new Map<string, string>()
  return (entries) => {
    const content = JSON.stringify(entries)
    const held = keys.get(content)
    if (held) return held
    // Needs a secure context; without a key the client makes one per call.
    const key = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
    if (key) keys.set(content, key)
    return key
  }
}
