/** Changes for callers between two versions of the description, from their public surfaces. */
import type { CompilerConfig } from '../model/config.ts'
import type { Description } from '../model/description.ts'
import { type Change, impacts } from './change.ts'
import { compareOperations } from './compare-operations.ts'
import { comparePlatforms } from './compare-platforms.ts'
import { compareErrorCodes, compareQueries } from './compare-queries.ts'
import { compareDeprecations, compareLimits } from './compare-schemas.ts'
import { compareTables, compareTypes } from './compare-types.ts'
import { surfaceOf } from './surface.ts'
import { usesOf } from './uses.ts'

/** The changes by severity: compile errors, behaviour, then the others. */
export function findChanges(
  before: Description,
  after: Description,
  formats: CompilerConfig['formats'],
): readonly Change[] {
  const [old, current] = [surfaceOf(before, formats), surfaceOf(after, formats)] as const
  const uses = usesOf(old)
  const changes = [
    ...compareOperations(old, current),
    ...compareQueries(old, current),
    ...compareTypes(old, current, uses),
    ...compareTables(old, current),
    ...compareLimits(old, current, uses),
    ...compareErrorCodes(old, current),
    ...comparePlatforms(before, after),
    ...compareDeprecations(old, current, uses),
  ]
  return impacts.flatMap((impact) => changes.filter((change) => change.impact === impact))
}
