/** What Redocly's own rules complain of, in this project's words: what is wrong, and what to write instead. */
import { type NormalizedProblem, parseYaml } from '@redocly/openapi-core'
import { parsePointer, recordOf, valueAt } from '../model/json.ts'
import { wordsOf } from './rule-words.ts'

export interface Wording {
  readonly message: string
  readonly advice: string
}

/** The words for a complaint; the rule's own sentence only where a newer version of the rule says something new. */
export function wordingOf({ ruleId, message, location }: NormalizedProblem): Wording {
  const said = message.replaceAll('`', '')
  const words = wordsOf[ruleId] ?? []
  const sentences = typeof words === 'string' ? ([[/^/, words]] as const) : words
  for (const [says, text] of sentences) {
    const parts = says.exec(said)
    if (parts === null) continue
    const place = placeIn(location[0])
    const [wrong = '', instead = ''] = text.split(/(?<=\.) (?=[A-Z])/)
    const fill = (part: string) =>
      part.replace(/\$(\d)|%(\d)|\{(key|value[.\w]*)\}/g, (_, plain, type, name) =>
        name ? place(name) : type ? inWords(parts[type] ?? '') : (parts[plain] ?? ''),
      )
    return { message: fill(wrong), advice: fill(instead) }
  }
  return { message: `${said.replace(/\.$/, '')}.`, advice: 'Write it as OpenAPI 3.1 has it.' }
}

/** The rules that have words. */
export const wordedRules = (): readonly string[] => Object.keys(wordsOf)

/** Reads `key`, `value` and the fields of a value at the place of a complaint. */
function placeIn(location: NormalizedProblem['location'][0] | undefined) {
  const pointer = location?.pointer ?? ''
  return (name: string): string => {
    if (name === 'key') return parsePointer(pointer).at(-1) ?? ''
    const value = valueAt(parseYaml(location?.source.body ?? ''), pointer)
    const [, field] = name.split('.')
    return String(field === undefined ? value : recordOf(value)[field])
  }
}

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
