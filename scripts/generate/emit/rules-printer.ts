/** Rules as source: short ones on one line, long ones with a line per field. */
import type { Rules } from './derived-rules.ts'
import { importOfNames, joined, keyOf, literal, lowered } from './source-text.ts'

export class RulesPrinter {
  /** The referenced components. */
  readonly named = new Set<string>()
  /** The checked formats of texts. */
  readonly formats = new Set<string>()

  text(rules: Rules, indent = ''): string {
    const deeper = `${indent}  `
    const { is, properties, items, others, oneOf, anyOf, ...plain } = rules
    if (is !== undefined) this.named.add(is)
    if (plain.format !== undefined) this.formats.add(plain.format)
    const fields = Object.entries(properties ?? {}).map(
      ([name, field]) => `${keyOf(name)}: ${this.text(field, `${deeper}  `)}`,
    )
    const list = (name: string, branches: readonly Rules[] | undefined) =>
      branches
        ? [`${name}: [${branches.map((branch) => this.text(branch, deeper)).join(', ')}]`]
        : []
    const one = (name: string, inner: true | Rules | undefined) =>
      inner ? [`${name}: ${inner === true ? 'true' : this.text(inner, deeper)}`] : []
    const parts = [
      ...(is === undefined ? [] : [`is: () => ${nameOf(is)}`]),
      ...Object.entries(plain).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}: ${literal(value)}`],
      ),
      ...(properties ? [`properties: ${joined('{', fields, deeper)}`] : []),
      ...one('others', others),
      ...one('items', items),
      ...list('oneOf', oneOf),
      ...list('anyOf', anyOf),
    ]
    return joined('{', parts, indent)
  }

  /** A constant for each component that was printed so far, and for those it refers to. */
  constants(rulesOf: (name: string) => Rules): readonly string[] {
    const texts: string[] = []
    // Grows during iteration.
    for (const name of this.named)
      texts.push(`export const ${nameOf(name)}: Rules = ${this.text(rulesOf(name))}\n`)
    return texts.sort()
  }
}

/** The import of the constants that rules refer to. */
export function importOf(rules: string): string {
  return importOfNames(new Set(rules.match(/(?<=is: \(\) => )\w+/g)), './rules.ts')
}

const nameOf = (component: string): string => `${lowered(component)}Rules`
