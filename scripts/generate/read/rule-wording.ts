/** What Redocly's own rules complain of, in this project's words: what is wrong, and what to write instead. */

import { documentCases } from './document-wording.ts'
import type { Cases } from './rule-case.ts'
import { schemaCases } from './schema-wording.ts'

export interface Wording {
  readonly message: string
  readonly advice: string
}

/** The words for a complaint of a rule; its own sentence only where a newer version of the rule says something new. */
export function wordingOf(rule: string, sentence: string): Wording {
  const said = sentence.replaceAll('`', '')
  for (const [says, message, advice] of cases[rule] ?? []) {
    const parts = says.exec(said)
    if (parts === null) continue
    const fill = (text: string) =>
      text.replace(/([$%])(\d)/g, (_, kind, place) => {
        const part = parts[place] ?? ''
        return kind === '%' ? inWords(part) : part
      })
    return { message: fill(message), advice: fill(advice) }
  }
  return { message: `${said.replace(/\.$/, '')}.`, advice: 'Write it as OpenAPI 3.1 has it.' }
}

/** The rules that have words here. */
export const wordedRules = (): readonly string[] => Object.keys(cases)

const cases: Cases = { ...schemaCases, ...documentCases }

/** Types, which the linter lists with commas, as a reader says them. */
function inWords(types: string): string {
  return types
    .split(',')
    .map((type) => words[type] ?? type)
    .join(' or ')
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
  undefined: 'nothing',
}
