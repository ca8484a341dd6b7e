/**
 * The messages of programming mistakes, for which nothing is sent: loaded lazily, because most pages make none. Without
 * imports, which would split the bundle of every app in two.
 */

import type { ApiErrorParts } from './api-error.ts'
import type { UsageErrorCode } from './codes.ts'

const misuse = (code: UsageErrorCode, message: string): ApiErrorParts => ({
  kind: 'application',
  code,
  message,
  details: { applicationError: { description: message, code, data: {} } },
})

/** An HTTP method that no operation of the platform has. */
export const unknownMethod = (method: string): ApiErrorParts =>
  misuse('UNKNOWN_METHOD', `Unknown method: ${method}`)

const nameOf = (operation: unknown): unknown =>
  typeof operation === 'object' && operation !== null && 'id' in operation
    ? operation.id
    : operation

/** The first argument of `client.call` is no operation: a misspelt name, or one of another version. */
export const unknownFunction = (operation: unknown): ApiErrorParts =>
  misuse(
    'UNKNOWN_FUNCTION',
    `Unknown custom function: ${nameOf(operation)}. Call one of storefront-client/operations.`,
  )

/** There is no global `fetch` and none was given: in Node before 18. */
export const fetchMissing = (): ApiErrorParts =>
  misuse('FETCH_MISSING', 'Node.js v18+ is required, or a fetch')

/** The edit distance of two names. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The nearest name by edit distance, ignoring case. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const distanceTo = (other: string): number => distance(name.toLowerCase(), other.toLowerCase())
  return [...names].sort((a, b) => distanceTo(a) - distanceTo(b))[0]
}
