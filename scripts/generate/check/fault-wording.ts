/** Human-readable messages for each keyword of JSON Schema. */
import type { ValidationError } from 'jsonschema'
import { listOf, recordOf } from '../model/json.ts'
import { allowedBy, isLimit } from '../model/limits.ts'
import { adviseOneOf } from '../read/advice.ts'

/** Keyword → message and advice; `%` is the keyword's value. */
const plain: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  const: ['is not %', 'Write %.'],
  pattern: ['does not match %', 'Write a string that matches the pattern.'],
  format: ['is not a %', 'Write a valid %.'],
  uniqueItems: ['repeats an entry', 'List each entry once.'],
}

/**
 * The message for a violated keyword, as the rest of a sentence about the value, and the advice; nothing where
 * the value is valid as an example.
 */
export function adviceFor({ name: keyword, schema, instance, argument }: ValidationError) {
  const value: unknown = instance
  const owner = recordOf(schema)
  const fields = recordOf(owner.properties)
  // The violated part of the keyword: a missing or unknown field.
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
  if (isLimit(keyword))
    return {
      message: 'is outside its limits',
      advice: `Write ${allowedBy(keyword, owner[keyword])}.`,
    }
  const [message, advice] = plain[keyword] ?? [
    `breaks ${keyword}`,
    'Write a value that the schema allows.',
  ]
  const limit = String(owner[keyword])
  return { message: message.replace('%', () => limit), advice: advice.replace('%', () => limit) }
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
  const words = Object.entries(recordOf(limits)).flatMap(([keyword, limit]) =>
    isLimit(keyword) ? [allowedBy(keyword, limit)] : [],
  )
  return `Write a decimal: ${words.join(', ')}.`
}
