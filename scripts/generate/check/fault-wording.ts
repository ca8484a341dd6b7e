/** Human-readable messages for each keyword of JSON Schema. */
import { listOf, recordOf, type UnknownRecord } from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'

/** Keyword → message and advice; `%` is the keyword's value. */
const plain: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  const: ['is not %', 'Write %.'],
  pattern: ['does not match %', 'Write a string that matches the pattern.'],
  format: ['is not a %', 'Write a valid %.'],
  minLength: ['is too short', 'Write at least % characters.'],
  maxLength: ['is too long', 'Write at most % characters.'],
  minimum: ['is too small', 'Write at least %.'],
  maximum: ['is too large', 'Write at most %.'],
  exclusiveMinimum: ['is too small', 'Stay above %.'],
  exclusiveMaximum: ['is too large', 'Stay below %.'],
  multipleOf: ['is between steps', 'Write a multiple of %.'],
  minItems: ['has too few entries', 'List at least %.'],
  maxItems: ['has too many entries', 'List at most %.'],
  uniqueItems: ['repeats an entry', 'List each entry once.'],
  minProperties: ['has too few fields', 'Set at least %.'],
  maxProperties: ['has too many fields', 'Set at most %.'],
}

/**
 * The message for a violated keyword, as the rest of a sentence about the value, and the advice; nothing where
 * the value is valid as an example.
 *
 * @param owner the schema that has the keyword
 * @param argument the violated part of the keyword: the name of a missing or unknown field
 */
export function adviceFor(
  keyword: string,
  owner: UnknownRecord,
  value: unknown,
  argument: unknown,
) {
  const fields = recordOf(owner.properties)
  const name = String(argument)
  switch (keyword) {
    case 'type': {
      const types = namesOfTypes(owner.type)
      const message = value === null ? 'is null where null is not allowed' : `is not ${types}`
      return { message, advice: `Write ${types}.` }
    }
    case 'enum': {
      const values = listOf(owner.enum).map(String)
      const message = 'is not one of the values it can have'
      return { message, advice: adviseOneOf(String(value), values) }
    }
    case 'required':
      // Examples of requests have no read-only fields.
      if (recordOf(fields[name]).readOnly === true) return undefined
      return { message: `lacks the required field ${name}`, advice: `Add ${name}.` }
    case 'additionalProperties': {
      const message = `has a field ${name} that is not known here`
      return { message, advice: adviseOneOf(name, Object.keys(fields)) }
    }
    case 'anyOf':
    case 'oneOf': {
      const fits = keyword === 'anyOf' ? 'fits none' : 'does not fit exactly one'
      return { message: `${fits} of its alternatives`, advice: alternatives(owner[keyword]) }
    }
    case 'x-at-most-one':
      return { message: `sets more than one of ${name}`, advice: 'Keep one of them.' }
    case 'x-decimal':
      return { message: 'is a decimal outside its limits', advice: adviseDecimal(owner[keyword]) }
  }
  const [message, advice] = plain[keyword] ?? [
    `breaks ${keyword}`,
    'Write a value that the schema allows.',
  ]
  const limit = String(owner[keyword])
  return { message: message.replace('%', limit), advice: advice.replace('%', limit) }
}

function alternatives(branches: unknown): string {
  const words = listOf(branches)
    .map(recordOf)
    .flatMap(({ enum: values, type }) => values ?? type ?? [])
  return `Write one of: ${words.join(', ')}.`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  number: 'a number',
  integer: 'a whole number',
}

function namesOfTypes(types: unknown): string {
  return [types]
    .flat()
    .map((type) => typeNames[String(type)] ?? type)
    .join(' or ')
}

function adviseDecimal(limits: unknown): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale } = recordOf(limits)
  const bounds = [
    ['at least', minimum],
    ['at most', maximum],
    ['above', exclusiveMinimum],
    ['below', exclusiveMaximum],
  ].flatMap(([words, bound]) => (bound === undefined ? [] : [`${words} ${bound}`]))
  const places = scale === undefined ? [] : [`with at most ${scale} digits after the point`]
  return `Write a decimal ${[bounds.join(' and '), ...places].filter(Boolean).join(', ')}.`
}
