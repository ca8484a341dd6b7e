/** Derives the names of a new operation: its entity, fields and schemas. */
import { capitalised, dashed, lowered } from '../emit/source-text.ts'
import type { Description } from '../model/description.ts'
import type { Operation } from '../model/operation.ts'
import type { NewOperation } from './request.ts'

/** Verb prefixes of operations; the rest is the noun. */
const verbs =
  /^(list|query|search|get|create|add|update|change|set|delete|remove|archive|restore|publish|cancel|confirm|complete|approve|reject|block|unblock|reset|send|resend|start|verify|validate|estimate|bulk[A-Z][a-z]+)(?=[A-Z])/

/** The entity, `Review`, and its singular and plural fields, `review` and `reviews`. */
export function nounsOf({ name, path }: Pick<NewOperation, 'name' | 'path'>) {
  const afterVerb = name.replace(/^[a-z]+(?=[A-Z])/, '')
  const isNamed = path
    .split('/')
    .some((part) => wordsOf(singular(part)) === wordsOf(singular(afterVerb)))
  const rest = isNamed ? afterVerb : name.replace(verbs, '')
  const entity = singular(capitalised(rest))
  const one = lowered(entity)
  const isList = /^(list|query|search)[A-Z]/.test(name)
  return { entity, one, many: plural(one), isList }
}

export type Planned = Readonly<ReturnType<typeof named>>

export function named(
  operation: NewOperation,
  sibling: Operation | undefined,
  { schemas }: Description,
) {
  const { name, tag, method } = operation
  const nouns = nounsOf(operation)
  const nameOf = (ending: string) => {
    const plain = capitalised(name) + ending
    return schemas.has(plain) ? capitalised(tag) + plain : plain
  }
  const hasBody = (method === 'POST' && !nouns.isList) || method === 'PATCH'
  return {
    ...operation,
    ...nouns,
    service: sibling?.service ?? dashed(tag),
    callers: sibling?.callers ?? ['visitor', 'member', 'app'],
    request: hasBody ? nameOf('Request') : undefined,
    response: nameOf('Response'),
  }
}

/** `lineItems` and `line-items` → `line items`. */
export function wordsOf(name: string): string {
  const spaced = name.replace(/-|(?=[A-Z])/g, ' ')
  return spaced.toLowerCase().trim()
}

export function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=x|ch|sh|ss|[^aeo]us)es$|s$/, '')
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
