/** The rules of the description: violations are reported with place and advice. */
import type { CompilerConfig } from '../model/config.ts'
import { readDescription } from '../model/description.ts'
import { Views } from '../model/views.ts'
import type { Loaded } from '../read/load.ts'
import { DescriptionError, type Problem, type Report, reasonOf } from '../read/problem.ts'
import type { Locate } from '../read/source-location.ts'
import { type Node, readStructure } from '../read/structure.ts'
import { pathsUnambiguous } from './ambiguous-paths.ts'
import { checkCalls } from './calls.ts'
import { checkComponents } from './components.ts'
import { checkDeprecations } from './deprecations.ts'
import { enumerationsNamed, fieldsDescribed, operationsDocumented } from './documented.ts'
import { checkErrorCodes } from './error-codes.ts'
import { examplesValid } from './examples.ts'
import { extensionsKnown } from './extensions.ts'
import { keysKept, operationsKept, parametersKept } from './kept-parts.ts'
import { mentionsResolved } from './mentions.ts'
import { checkOperations } from './operations.ts'
import type { Rule } from './rule.ts'
import { keywordsKept, schemasKept } from './schemas.ts'
import { checkTakenNames } from './taken-names.ts'
import { checkUnions } from './unions.ts'
import { checkUse, unreferenced } from './unused.ts'

/** Required parts are there. */
const complete: readonly Rule[] = [
  extensionsKnown,
  fieldsDescribed,
  enumerationsNamed,
  operationsDocumented,
  mentionsResolved,
  pathsUnambiguous,
]

/** Nothing is dropped silently. */
const kept: readonly Rule[] = [keysKept, parametersKept, operationsKept, keywordsKept]

/** No contradictions. */
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
 * @param entry the client's own exports, reserved as schema names
 * @throws {DescriptionError} with every problem
 */
export async function checkedViews(
  { bundle, extensions, files, locate }: Loaded,
  formats: CompilerConfig['formats'],
  entry: string,
): Promise<Views> {
  // Each step relies on the checks before it.
  const step = (check: Check, problems?: Problem[]) => refuse(locate, check, problems)
  await step((report) => checkCalls(bundle, report))
  let nodes: readonly Node[] = []
  await step(async (report) => {
    try {
      nodes = await readStructure(bundle, report)
    } catch (error) {
      const message = `The linter cannot read the description: ${reasonOf(error)}.`
      report('', message, 'Undo the last change, and repeat it in smaller steps.')
    }
  })
  const written = { bundle, nodes, extensions, formats }
  const all = (rules: readonly Rule[]) => (report: Report) => {
    for (const rule of rules) rule(written, report)
  }
  await step(all(kept))
  await step(all(complete))
  await step(all([schemasKept]))
  const views = new Views(readDescription(bundle), formats)
  await step((report) => {
    for (const check of sound) check(views, report)
    checkTakenNames(views, entry, report)
  }, unreferenced(files))
  await step(all([examplesValid]))
  return views
}

type Check = (report: Report) => void | Promise<void>

/** @throws {DescriptionError} with the reported and the known problems */
export async function refuse(locate: Locate, check: Check, problems: Problem[] = []) {
  await check((pointer, message, advice) => {
    problems.push({ ...locate(pointer), message, advice })
  })
  if (problems.length > 0) throw new DescriptionError(onePerPlace(problems))
}

/** Sorted and deduplicated by place. */
function onePerPlace(problems: readonly Problem[]): Problem[] {
  const texts = problems.map(
    (problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem] as const,
  )
  return [...new Map(texts).values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  )
}
