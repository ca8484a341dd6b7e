/** Checks that the compiler supports every part of the description; others are refused with place and advice. */
import type { CompilerConfig } from '../model/config.ts'
import type { Description } from '../model/description.ts'
import { recordOf } from '../model/json.ts'
import { Views } from '../model/views.ts'
import type { Loaded } from '../read/load.ts'
import { DescriptionError, type Problem, type Report } from '../read/problem.ts'
import { checkComponents } from './components.ts'
import { checkDeprecations } from './deprecations.ts'
import { checkErrorCodes } from './error-codes.ts'
import { checkOperations } from './operations.ts'
import { refuseOperations } from './refused-operations.ts'
import { refuseSchemas } from './refused-schemas.ts'
import { checkTakenNames } from './taken-names.ts'
import { checkUnions } from './unions.ts'
import { checkUse, unreferenced } from './unused.ts'

/**
 * The views of a description that can be compiled.
 *
 * @param entry the client's own exports, whose names no schema can have
 * @throws {DescriptionError} names every place that cannot
 */
export function checkedViews(
  { bundle, examples, locator }: Loaded,
  description: Description,
  formats: CompilerConfig['formats'],
  entry: string,
): Views {
  const root = recordOf(bundle)
  // Each step relies on the checks before it.
  const step = (check: (report: Report) => void, problems: Problem[] = []) => {
    check((pointer, message, advice) => {
      problems.push({ ...locator.locate(pointer), message, advice })
    })
    if (problems.length > 0) throw new DescriptionError(problems.sort(byPlace))
  }
  step((report) => {
    refuseOperations(root, report)
    refuseSchemas(root, formats, report)
  })
  const views = new Views(description, formats)
  step(
    (report) => {
      checkOperations(views, report)
      checkComponents(views, report)
      checkUnions(views, report)
      checkUse(views, report)
      checkDeprecations(views, report)
      checkErrorCodes(views, report)
      checkTakenNames(views, entry, report)
    },
    [...unreferenced(locator)],
  )
  step(() => {}, [...examples])
  return views
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
}
