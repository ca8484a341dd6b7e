/** What a rule says against something, for tests that call the rule itself. */
import { ValidationError, type Violation } from '../../../../sandbox/platform/errors.ts'

/** The violations that an act is refused with; undefined where it is not refused. */
export function violationsBy(act: () => unknown): readonly Violation[] | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof ValidationError) return error.violations
    throw error
  }
  return undefined
}
