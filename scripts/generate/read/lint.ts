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
import { parsePointer, pointerTo, recordOf, stringOf, valueAt } from '../model/json.ts'
import type { Problem } from './problem.ts'
import { adviseOneOf } from './suggest.ts'

export async function lint(
  document: Document,
  config: Config,
  resolver: BaseResolver,
): Promise<Problem[]> {
  const problems = await lintDocument({ document, config, externalRefResolver: resolver })
  const found = problems.filter(({ ignored }) => !ignored).map(toProblem)
  // One slip often breaks several rules at one place, and a file that cannot be read breaks every reference to it.
  const unparsed = found.filter(({ message }) => message.startsWith('This is not YAML'))
  const fatal = found.filter(({ isFatal }) => isFatal)
  return unique([unparsed, fatal, found].find((list) => list.length > 0) ?? [])
}

function unique(problems: readonly Problem[]): Problem[] {
  const byText = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem]),
  )
  return [...byText.values()]
}

function toProblem(problem: NormalizedProblem): Problem {
  const [location] = problem.location
  if (location === undefined) return { file: '', line: 1, column: 1, message: problem.message }
  const { start } = getLineColLocation(location)
  const file = location.source.absoluteRef
  const place = { file, line: start.line || 1, column: start.col || 1 }
  const isWarning = problem.severity === 'warn'
  if (problem.message.startsWith('Failed to parse: ')) {
    const reason = problem.message
      .slice('Failed to parse: '.length)
      .replace(/( in ".*")?\s*\(\d+:\d+\)$/, '')
    const advice = 'Look for a missing colon, quote or indentation on this line or the one above.'
    return { ...place, message: `This is not YAML: ${reason}.`, advice, isFatal: true }
  }
  if (problem.ruleId === 'no-unresolved-refs' && location.pointer !== undefined) {
    return { ...place, ...unresolved(file, location.source.body, location.pointer), isFatal: true }
  }
  const advice = problem.suggest.length > 0 ? `Did you mean ${problem.suggest[0]}?` : undefined
  return {
    ...place,
    message: `${problem.message.replace(/\.$/, '')} (${problem.ruleId}).`,
    ...(advice === undefined ? {} : { advice }),
    ...(isWarning ? { isWarning } : {}),
  }
}

/** What a reference that leads nowhere most likely meant. */
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
    const siblings = Object.keys(recordOf(valueAt(source, pointerTo(...parts.slice(0, missing)))))
    return { message, advice: adviseOneOf(parts[missing] ?? inside, siblings) }
  } catch {
    return {
      message,
      advice: `There is no readable file ${path}; mind that paths start at ${file}.`,
    }
  }
}
