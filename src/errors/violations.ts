/** Field violations: read from an answer, renamed to the caller's arguments, sorted, worded. */
import type { Violation } from './api-error.ts'
import { isRecord, textOf } from './shapes.ts'

const readViolation = (value: unknown): Violation => {
  const source = isRecord(value) ? value : {}
  const violatedRule = textOf(source.violatedRule)
  const ruleName = textOf(source.ruleName)
  return {
    field: textOf(source.field) ?? '',
    description: textOf(source.description) ?? '',
    ...(violatedRule === undefined ? {} : { violatedRule }),
    ...(ruleName === undefined ? {} : { ruleName }),
    ...(source.data === undefined || source.data === null ? {} : { data: source.data }),
  }
}

/**
 * The wire repeats some path arguments inside the body (`product.id`); the caller knows them by the
 * argument's name (`id`). A field below such a path moves with it.
 */
const renameField = (field: string, mirrors: Readonly<Record<string, string>>): string => {
  for (const [argument, wirePath] of Object.entries(mirrors)) {
    if (field === wirePath) return argument
    if (field.startsWith(`${wirePath}.`)) return argument + field.slice(wirePath.length)
  }
  return field
}

// By code unit, not by locale: the text of an error must not depend on the machine it occurs on.
const byField = (a: Violation, b: Violation): number =>
  a.field < b.field ? -1 : a.field > b.field ? 1 : 0

/** The violations of an answer, under the caller's argument names and sorted by field. */
export const readViolations = (
  values: readonly unknown[],
  mirrors: Readonly<Record<string, string>> = {},
): readonly Violation[] =>
  values
    .map(readViolation)
    .map((violation) => ({ ...violation, field: renameField(violation.field, mirrors) }))
    .sort(byField)

/** `INVALID_ARGUMENT: "a" is missing, "b" is too long` (specification, point 8). */
export const violationMessage = (violations: readonly Violation[]): string =>
  `INVALID_ARGUMENT: ${violations
    .map(({ field, description }) => `"${field}" ${description}`)
    .join(', ')}`
