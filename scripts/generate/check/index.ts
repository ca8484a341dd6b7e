/** The rules of the description: each is refused with place and advice. */
import type { CompilerConfig } from '../model/config.ts'
import type { Description } from '../model/description.ts'
import { Views } from '../model/views.ts'
import type { Loaded } from '../read/load.ts'
import { DescriptionError, type Problem, type Report, reasonOf } from '../read/problem.ts'
import { type Node, readStructure } from '../read/structure.ts'
import { checkCalls } from './calls.ts'
import { checkComponents } from './components.ts'
import { operationsConsistent, pathsUnambiguous } from './consistent.ts'
import { checkDeprecations } from './deprecations.ts'
import { enumerationsNamed, fieldsDescribed, operationsDocumented } from './documented.ts'
import { checkErrorCodes } from './error-codes.ts'
import { examplesValid } from './examples.ts'
import { extensionsKnown } from './extensions.ts'
import { bodiesKept, keysKept, parametersKept } from './kept-parts.ts'
import { checkOperations } from './operations.ts'
import type { Rule } from './rule.ts'
import { keywordsKept, schemasKept } from './schemas.ts'
import { checkTakenNames } from './taken-names.ts'
import { checkUnions } from './unions.ts'
import { checkUse, unreferenced } from './unused.ts'

/** What a well-formed description lacks. */
const complete: readonly Rule[] = [
  extensionsKnown,
  fieldsDescribed,
  enumerationsNamed,
  operationsDocumented,
  operationsConsistent,
  pathsUnambiguous,
]

/** What no generated file would have. */
const kept: readonly Rule[] = [keysKept, parametersKept, bodiesKept, keywordsKept]

/** What contradicts another part. */
const sound = [
  checkOperations,
  checkComponents,
  checkUnions,
  checkUse,
  checkDeprecations,
  checkErrorCodes,
]

/**
 * The views of a description that can be compiled.
 *
 * @param describe parses a bundle whose structure is right
 * @param entry the client's own exports, whose names no schema can have
 * @throws {DescriptionError} names every place that cannot
 */
export async function checkedViews(
  { bundle, extensions, locator }: Loaded,
  describe: (bundle: unknown) => Description,
  formats: CompilerConfig['formats'],
  entry: string,
): Promise<Views> {
  // Each step relies on the checks before it.
  const step = (check: (report: Report) => void, problems: Problem[] = []) => {
    check((pointer, message, advice) => {
      problems.push({ ...locator.locate(pointer), message, advice })
    })
    if (problems.length > 0) throw new DescriptionError(onePerPlace(problems))
  }
  step((report) => checkCalls(bundle, report))
  const found: Parameters<Report>[] = []
  let nodes: readonly Node[] = []
  try {
    nodes = await readStructure(bundle, (...problem) => found.push(problem))
  } catch (error) {
    const message = `The linter cannot read the description: ${reasonOf(error)}.`
    found.push(['', message, 'Undo the last change, and make it in smaller steps.'])
  }
  step((report) => {
    for (const problem of found) report(...problem)
  })
  const written = { bundle, nodes, extensions, formats }
  const all = (rules: readonly Rule[]) => (report: Report) => {
    for (const rule of rules) rule(written, report)
  }
  step(all(complete))
  step(all(kept))
  step(all([schemasKept]))
  const views = new Views(describe(bundle), formats)
  step(
    (report) => {
      for (const check of sound) check(views, report)
      checkTakenNames(views, entry, report)
    },
    [...unreferenced(locator)],
  )
  step(all([examplesValid]))
  return views
}

/** Sorted by place; one that several rules find at one place is said once. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const texts = problems.map(
    (problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem] as const,
  )
  return [...new Map(texts).values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}
