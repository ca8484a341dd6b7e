/** The parts of a network failure that hold no secrets. */

import { fieldsOf, omitNil, textOf } from '../values/json.ts'

/** Keeps the message: those of Node, Chromium, Firefox and Safari hold no secrets; other fields may. */
const plain = (error: Error): Error => {
  const { message, name, stack } = error
  const { code } = fieldsOf(error)
  // The stack has the lines where it happened; its first line is the message.
  return Object.assign(new Error(message), omitNil({ name, stack, code: textOf(code) }))
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
