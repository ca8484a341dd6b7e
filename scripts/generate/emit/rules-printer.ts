/** Rules as source: short ones on one line, long ones with a line per field. */
import { isRecord } from '../model/json.ts'
import type { Rules } from './derived-rules.ts'
import { importOfNames, joined, keyOf, literal, lowered } from './source-text.ts'

export class RulesPrinter {
  readonly named = new Set<string>()
  readonly formats = new Set<string>()

  text(value: unknown, indent = ''): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.text(item, indent)).join(', ')}]`
    if (!isRecord(value)) return literal(value)
    const parts = Object.entries(value).flatMap(([key, part]) =>
      part === undefined ? [] : [`${keyOf(key)}: ${this.#part(key, part, `${indent}  `)}`],
    )
    return joined('{', parts, indent)
  }

  /** Of a field that is called `is` or `format`, the part is no text. */
  #part(key: string, part: unknown, indent: string): string {
    if (typeof part !== 'string') return this.text(part, indent)
    if (key === 'format') this.formats.add(part)
    if (key !== 'is') return literal(part)
    this.named.add(part)
    return `() => ${nameOf(part)}`
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

export function importOf(rules: string): string {
  return importOfNames(new Set(rules.match(/(?<=is: \(\) => )\w+/g)), './rules.ts')
}

const nameOf = (component: string): string => `${lowered(component)}Rules`
