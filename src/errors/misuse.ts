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

/** The pairs of neighbouring letters, ignoring case. */
const pairsOf = (name: string): readonly string[] =>
  [...` ${name.toLowerCase()} `].map((letter, index, letters) => letter + letters[index + 1])

/** The name with the largest share of pairs in common (Dice's coefficient). */
const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const pairs = pairsOf(name)
  const likeness = (other: string): number => {
    const others = pairsOf(other)
    return others.filter((pair) => pairs.includes(pair)).length / (pairs.length + others.length)
  }
  return [...names].sort((a, b) => likeness(b) - likeness(a))[0]
}

/** Why an option is refused, with the nearest of those that exist. */
export const notAnOption = (name: string, options: readonly string[]): string =>
  `is not a call option: did you mean ${nearestName(name, options)}?`
