/** The parts of a network failure that hold no secrets. */

/** Keeps the message: those of Node, Chromium, Firefox and Safari hold no secrets; other fields may. */
const plain = (error: Error): Error => {
  const copy = new Error(error.message)
  copy.name = error.name
  // The lines where it happened; its first line is the message.
  if (error.stack) copy.stack = error.stack
  return 'code' in error ? Object.assign(copy, { code: String(error.code) }) : copy
}

/**
 * A failure without its extra fields: Node's parser errors carry the raw bytes of the answer, which may
 * hold tokens, and connection errors carry sockets.
 */
export const networkError = (cause: unknown): unknown => {
  if (!(cause instanceof Error)) return cause
  const copy = plain(cause)
  if (cause.cause instanceof Error) copy.cause = plain(cause.cause)
  return copy
}
