/**
 * Checks extensions against their table: allowed names, places and values. A typo would otherwise be ignored
 * silently.
 */
import { listOf, pointerTo } from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Extension } from '../read/extensions.ts'
import type { Report } from '../read/problem.ts'
import type { Node } from '../read/structure.ts'
import type { Rule } from './rule.ts'
import { ValueChecker } from './values.ts'

const elsewhere =
  'Leave it out: only the document, servers, tags, operations and schemas have extensions.'

export const extensionsKnown: Rule = ({ nodes, extensions }, report) => {
  const checker = new ValueChecker()
  for (const node of nodes) {
    const place = node.kind === 'Root' ? 'document' : node.kind.toLowerCase()
    const known = extensions.get(place) ?? new Map<string, Extension>()
    checkHeld(node, known, checker, report)
    if (node.value.$ref !== undefined) continue
    for (const [key, { required, value, meaning }] of known) {
      if (!required || key in node.value) continue
      const values = listOf(value.enum).map(String)
      const advice = values.length > 0 ? adviseOneOf('', values) : `Add ${key}: ${meaning}.`
      report(node.pointer, `${key} is missing.`, advice)
    }
  }
}

function checkHeld(
  { value: node, pointer }: Node,
  known: ReadonlyMap<string, Extension>,
  checker: ValueChecker,
  report: Report,
): void {
  for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
    const at = pointer + pointerTo(key)
    const extension = known.get(key)
    if (extension === undefined) {
      const advice = known.size === 0 ? elsewhere : adviseOneOf(key, known.keys())
      report(at, `There is no extension ${key} here.`, advice)
      continue
    }
    for (const { path, message, advice } of checker.faultsOf(node[key], extension.value))
      report(at + pointerTo(...path), `${[key, ...path].join('.')} ${message}.`, advice)
    if (extension.beside && checker.faultsOf(node, extension.beside).length > 0) {
      const advice = `It belongs ${extension.meaning.replace(/:.*/, '')}; leave it out.`
      report(at, `${key} has no place here.`, advice)
    }
  }
}
