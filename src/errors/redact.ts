/** Redacts secrets before logging. */

/** Words that mark a field or header as secret, anywhere in its name; its value is never shown. */
const secretName =
  /token|pass(word|phrase)|secret|authorization|api-?key|cookie|verifier|credential|device.?code/i

/** Deeper than any response; also ends the walk of a cyclic object. */
const deepest = 20

const blank = '[redacted]'

/**
 * A copy without secrets: every value under a secret name (`sessionToken`, `password`,
 * `Authorization`) becomes `[redacted]`, at any depth. Dates and texts stay as they are.
 */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > deepest) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      field != null && secretName.test(name) ? blank : redact(field, depth + 1),
    ]),
  )
}
