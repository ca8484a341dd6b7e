/**
 * Checks extensions against their table: allowed names, places and values. A typo would otherwise be ignored
 * silently.
 */
import { listOf, pointerTo } from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Extensions } from '../read/extensions.ts'
import type { Report } from '../read/problem.ts'
import type { Node } from '../read/structure.ts'
import type { Rule } from './rule.ts'
import { ValueChecker } from './values.ts'

const elsewhere =
  'Leave it out: only the document, servers, tags, operations and schemas have extensions.'

export const extensionsKnown: Rule = ({ nodes, extensions }, report) => {
  /** By Redocly's node types. */
  const tables: Readonly<Record<string, Extensions[keyof Extensions]>> = {
    Root: extensions.document,
    Server: extensions.server,
    Tag: extensions.tag,
    Operation: extensions.operation,
    Schema: extensions.schema,
  }
  const checker = new ValueChecker()
  for (const node of nodes) {
    const known = tables[node.kind] ?? {}
    checkHeld(node, known, checker, report)
    if (node.value.$ref !== undefined) continue
    for (const [key, { required, value, meaning }] of Object.entries(known)) {
      if (required !== true || key in node.value) continue
      const values = listOf(value.enum).map(String)
      const advice = values.length > 0 ? adviseOneOf('', values) : `Add ${key}: ${meaning}.`
      report(node.pointer, `${key} is missing.`, advice)
    }
  }
}

function checkHeld(
  { value: node, pointer }: Node,
  known: Extensions[keyof Extensions],
  checker: ValueChecker,
  report: Report,
): void {
  for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
    const at = pointer + pointerTo(key)
    const extension = known[key]
    if (extension === undefined) {
      const names = Object.keys(known)
      const advice = names.length === 0 ? elsewhere : adviseOneOf(key, names)
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
