/** Field violations: read from a response, renamed to the caller's arguments, sorted, worded. */

import { fieldsOf, omitNil, textOf } from '../values/json.ts'
import type { Violation } from './api-error.ts'

const readViolation = (value: unknown): Violation => {
  const { field, description, violatedRule, ruleName, data } = fieldsOf(value)
  return omitNil({
    field: textOf(field) ?? '',
    description: textOf(description) ?? '',
    violatedRule: textOf(violatedRule),
    ruleName: textOf(ruleName),
    data,
  })
}

/** Wire paths that repeat a path argument: `product.id` → `id`. */
export type ArgumentNames = Readonly<Record<string, string>>

/** A violation is redundant when another names an argument below its field. */
const isSaidBelow = (
  { field }: Violation,
  violations: readonly Violation[],
  names: ArgumentNames,
): boolean =>
  violations.some(
    (other) =>
      Object.hasOwn(names, other.field) && (field === '' || other.field.startsWith(`${field}.`)),
  )

/** A path argument and the body field that repeats it often break the same rule: one violation is kept. */
const isSaidOf = (
  argument: string,
  { field, description }: Violation,
  violations: readonly Violation[],
): boolean =>
  argument !== field &&
  violations.some((other) => other.field === argument && other.description === description)

// By code unit, not by locale: the text of an error must not depend on the machine it occurs on.
const byField = (a: Violation, b: Violation): number =>
  a.field < b.field ? -1 : a.field > b.field ? 1 : 0

/**
 * The violations of a response without the redundant ones, under the caller's argument names, sorted
 * by field. Violations of one field keep the platform's order.
 */
export const readViolations = (
  values: readonly unknown[],
  names: ArgumentNames = {},
): readonly Violation[] => {
  const violations = values.map(readViolation)
  return violations
    .filter((violation) => !isSaidBelow(violation, violations, names))
    .flatMap((violation) => {
      const field =
        (Object.hasOwn(names, violation.field) && names[violation.field]) || violation.field
      return isSaidOf(field, violation, violations) ? [] : [{ ...violation, field }]
    })
    .sort(byField)
}
