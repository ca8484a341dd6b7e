/** Checks the description with Redocly: its recommended rules, and this project's own. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  type BaseResolver,
  type Config,
  type Document,
  getLineColLocation,
  lintDocument,
  type NormalizedProblem,
  parseYaml,
} from '@redocly/openapi-core'
import { adviseOneOf } from '../../../spec/rules/advice.js'
import { parsePointer, pointerTo, recordOf, stringOf, valueAt } from '../model/json.ts'
import type { Problem } from './problem.ts'
import { wordingOf } from './rule-wording.ts'

/** A complaint with the rank of its rule: what is said of a place by a lower rank leaves nothing to say for higher ones. */
interface Complaint extends Problem {
  readonly rank: number
}

export interface Findings {
  /** What is wrong with the description itself. */
  readonly problems: readonly Problem[]
  /** What is wrong with its examples: often only what follows from a change of their schema. */
  readonly examples: readonly Problem[]
}

export async function lint(
  document: Document,
  config: Config,
  resolver: BaseResolver,
): Promise<Findings> {
  const problems = await lintDocument({ document, config, externalRefResolver: resolver })
  const isOfExample = ({ ruleId }: NormalizedProblem) => ruleId === 'storefront/examples-valid'
  const relevant = problems.filter(({ ignored }) => !ignored)
  const complaints = relevant.filter((problem) => !isOfExample(problem)).map(toComplaint)
  // A broken reference makes other rules fail as well, and they ask for what an operation without a call needs not.
  const first = complaints.filter(({ rank }) => rank === 0)
  return {
    problems: onePerPlace(first.length > 0 ? first : complaints),
    examples: onePerPlace(relevant.filter(isOfExample).map(toComplaint)),
  }
}

/** A file that is referred to twice is visited twice, and one slip often breaks several rules at one place. */
function onePerPlace(complaints: readonly Complaint[]): Problem[] {
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`
  const ranks = new Map<string, number>()
  for (const complaint of complaints) {
    const place = placeOf(complaint)
    ranks.set(place, Math.min(ranks.get(place) ?? complaint.rank, complaint.rank))
  }
  const texts = new Map<string, Problem>()
  for (const { rank, ...problem } of complaints) {
    if (rank > (ranks.get(placeOf(problem)) ?? rank)) continue
    texts.set(`${placeOf(problem)} ${problem.message}`, problem)
  }
  return [...texts.values()]
}

function toComplaint(problem: NormalizedProblem): Complaint {
  const { location, message, ruleId, suggest } = problem
  const [where] = location
  const [first] = suggest
  if (where === undefined) {
    return { rank: 3, file: '', line: 1, column: 1, ...wordingOf(problem) }
  }
  const { start } = getLineColLocation(where)
  const file = where.source.absoluteRef
  const place = { file, line: start.line || 1, column: start.col || 1 }
  if (ruleId === 'no-unresolved-refs' && where.pointer !== undefined) {
    return { rank: 0, ...place, ...unresolved(file, where.source.body, where.pointer) }
  }
  if (ruleId.startsWith('storefront/')) {
    const rank = ruleId === 'storefront/methods-called' ? 0 : 2
    return { rank, ...place, message, advice: first ?? '' }
  }
  const words = wordingOf(problem)
  const advice = first === undefined ? words.advice : `Did you mean ${first}?`
  return { rank: ruleId === 'struct' ? 1 : 3, ...place, message: words.message, advice }
}

/** The most likely target of a broken reference. */
function unresolved(
  file: string,
  body: string,
  pointer: string,
): Pick<Problem, 'message' | 'advice'> {
  const written = valueAt(parseYaml(body), pointer.replace(/\/\$ref$/, ''))
  const ref = stringOf(recordOf(written).$ref) ?? stringOf(written) ?? ''
  const [path = '', inside = ''] = ref.split('#')
  const target = path === '' ? file : resolve(dirname(file), path)
  const message = `Nothing is at ${ref || pointer}.`
  try {
    const source: unknown = parseYaml(path === '' ? body : readFileSync(target, 'utf8'))
    const parts = parsePointer(inside)
    const missing = parts.findIndex(
      (_, index) => valueAt(source, pointerTo(...parts.slice(0, index + 1))) === undefined,
    )
    // A reference that leads only to itself is as useless as a broken one.
    if (missing === -1) return { message, advice: 'Let it lead to what it is meant to name.' }
    const siblings = Object.keys(recordOf(valueAt(source, pointerTo(...parts.slice(0, missing)))))
    return { message, advice: adviseOneOf(parts[missing] ?? inside, siblings) }
  } catch {
    return {
      message,
      advice: `There is no readable file ${path}; paths start at the folder of this file.`,
    }
  }
}
