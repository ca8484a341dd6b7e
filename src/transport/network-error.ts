/** Why a request got no complete response, without the parts of the failure that may hold secrets. */

import { fieldsOf, omitNil, textOf } from '../values/json.ts'

/** Where only the sandbox listens. */
const loopback = /\/\/(localhost|127\.|\[::1)/

/**
 * A failure of the network as an error whose first line names the address and the reason, above the lines of where it
 * happened. It keeps the messages, because those of Node, Chromium, Firefox and Safari hold no secrets, and the code;
 * other fields may: Node's parser errors carry the raw bytes of the response, which may hold tokens, and connection
 * errors carry sockets.
 *
 * @param url the query, which may be personal, is left out
 * @param head of a response that broke off
 */
export const networkError = (cause: unknown, url: string, head?: Response): Error => {
  const { message = cause, stack, cause: inner } = fieldsOf(cause)
  // Node names the reason one level down, without a message where it tried several addresses.
  const { message: reason, code } = fieldsOf(inner)
  const text = `${head ? 'Incomplete' : 'No'} response from ${url.split('?')[0]}: ${reason || code || message}${
    !head && loopback.test(url) ? '. Start the sandbox' : ''
  }`
  const lines = stack && `${text}\n${stack}`
  return Object.assign(new Error(text), omitNil({ stack: lines, code: textOf(code) }))
}
