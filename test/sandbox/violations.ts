/** Violations of a rule, for unit tests of rules. */
import { ValidationError, type Violation } from '../../sandbox/platform/errors.ts'

/** The violations that an act throws; undefined if it succeeds. */
export function violationsBy(act: () => unknown): readonly Violation[] | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof ValidationError) return error.violations
    throw error
  }
  return undefined
}
