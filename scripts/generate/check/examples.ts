/** Checks that every example, default and constant is valid, including field names. */
import { isRecord, listOf, pointerTo, recordOf, type UnknownRecord } from '../model/json.ts'
import type { Rule } from './rule.ts'
import { ValueChecker } from './values.ts'

export const examplesValid: Rule = ({ bundle, nodes }, report) => {
  const checker = new ValueChecker(bundle)
  for (const { kind, value: node, pointer } of nodes) {
    // Parameters and bodies nest their schema; keywords beside a field's reference belong to the field.
    const schema = kind === 'Schema' ? node : node.schema
    if (schema === undefined || (kind !== 'Schema' && node.$ref !== undefined)) continue
    for (const [value, at] of examplesOf(node)) {
      const what = ['const', 'default'].find((key) => at === `/${key}`) ?? 'example'
      for (const { path, message, advice } of checker.faultsOf(value, schema))
        report(pointer + at + pointerTo(...path), `The ${what} ${message}.`, advice)
    }
  }
}

/** The examples, the default and the constant of a node, each with its pointer. */
function* examplesOf(node: UnknownRecord): Generator<readonly [unknown, string]> {
  for (const key of ['const', 'default', 'example'])
    if (node[key] !== undefined) yield [node[key], pointerTo(key)]
  for (const [index, value] of listOf(node.examples).entries())
    yield [value, pointerTo('examples', index)]
  if (!isRecord(node.examples)) return
  for (const [name, example] of Object.entries(node.examples)) {
    const { value } = recordOf(example)
    if (value !== undefined) yield [value, pointerTo('examples', name, 'value')]
  }
}
