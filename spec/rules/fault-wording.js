// @ts-check
// What is wrong with a value for each keyword of JSON Schema, worded for people.
import { adviseOneOf } from './advice.js'

/** @typedef {Record<string, any>} JsonSchema */

/** @typedef {(owner: JsonSchema, value: any, error: string) => { message: string, advice: string } | undefined} Wording */

/** @type {(limit: (owner: JsonSchema) => unknown, message: string, advice: string) => Wording} */
const limited = (limit, message, advice) => (owner) => ({
  message,
  advice: advice.replace('%', String(limit(owner))),
})

/** @type {Record<string, Wording>} */
export const wordings = {
  type: ({ type }, value) => ({
    message: value === null ? 'is null where null is not allowed' : `is not ${namesOfTypes(type)}`,
    advice: `Write ${namesOfTypes(type)}.`,
  }),
  enum: ({ enum: values }, value) => ({
    message: 'is not one of the values it can have',
    advice: adviseOneOf(String(value), values.map(String)),
  }),
  const: ({ const: only }) => ({ message: `is not ${only}`, advice: `Write ${only}.` }),
  required: ({ properties }, _value, error) => {
    const name = quotedIn(error)
    if (properties?.[name]?.readOnly === true) return undefined
    return { message: `lacks the required field ${name}`, advice: `Add ${name}.` }
  },
  additionalProperties: ({ properties, additionalProperties }, _value, error) => {
    // What an entry of a map may hold is said by the fault of the entry itself.
    if (additionalProperties !== false) return undefined
    const name = quotedIn(error)
    // A field whose value is wrong counts as additional for the library.
    if (name in (properties ?? {})) return undefined
    return {
      message: `has a field ${name} that is not known here`,
      advice: adviseOneOf(name, Object.keys(properties ?? {})),
    }
  },
  anyOf: ({ anyOf }) => ({ message: 'fits none of its alternatives', advice: alternatives(anyOf) }),
  oneOf: ({ oneOf }) => ({
    message: 'does not fit exactly one of its alternatives',
    advice: alternatives(oneOf),
  }),
  not: ({ atMostOneOf }) => ({
    message: `sets more than one of ${[atMostOneOf].flat().join(', ')}`,
    advice: 'Keep one of them.',
  }),
  pattern: ({ pattern }) => ({
    message: `does not match ${pattern}`,
    advice: 'Write a text that the pattern allows.',
  }),
  format: ({ format, 'x-decimal': decimal }) =>
    decimal === undefined
      ? { message: `is not a ${format}`, advice: `Write a valid ${format}.` }
      : { message: 'is a decimal outside its limits', advice: adviseDecimal(decimal) },
  minLength: limited((owner) => owner.minLength, 'is too short', 'Write at least % characters.'),
  maxLength: limited((owner) => owner.maxLength, 'is too long', 'Write at most % characters.'),
  minimum: limited((owner) => owner.minimum, 'is too small', 'Write at least %.'),
  maximum: limited((owner) => owner.maximum, 'is too large', 'Write at most %.'),
  exclusiveMinimum: limited((owner) => owner.exclusiveMinimum, 'is too small', 'Stay above %.'),
  exclusiveMaximum: limited((owner) => owner.exclusiveMaximum, 'is too large', 'Stay below %.'),
  multipleOf: limited((owner) => owner.multipleOf, 'is between steps', 'Write a multiple of %.'),
  minItems: limited((owner) => owner.minItems, 'has too few entries', 'List at least %.'),
  maxItems: limited((owner) => owner.maxItems, 'has too many entries', 'List at most %.'),
  uniqueItems: () => ({ message: 'repeats an entry', advice: 'List each entry once.' }),
  minProperties: limited((owner) => owner.minProperties, 'has too few fields', 'Set at least %.'),
  maxProperties: limited((owner) => owner.maxProperties, 'has too many fields', 'Set at most %.'),
}

/** @param {JsonSchema[]} branches */
function alternatives(branches) {
  const words = branches.flatMap(({ enum: values, type }) => values ?? [type].flat())
  return `Write one of: ${words.filter((word) => word !== undefined).join(', ')}.`
}

/** @param {string | string[]} types */
function namesOfTypes(types) {
  return [types].flat().map(nameOfType).join(' or ')
}

/** @param {string} type */
function nameOfType(type) {
  if (type === 'string') return 'a text'
  if (type === 'boolean') return 'true or false'
  if (type === 'array') return 'a list'
  if (type === 'null') return 'null'
  return type === 'integer' ? 'a whole number' : `a${type === 'object' ? 'n' : ''} ${type}`
}

/** @param {Record<string, string | number>} limits */
function adviseDecimal({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale }) {
  const bounds = [
    ['at least', minimum],
    ['at most', maximum],
    ['above', exclusiveMinimum],
    ['below', exclusiveMaximum],
  ].flatMap(([words, bound]) => (bound === undefined ? [] : [`${words} ${bound}`]))
  const places = scale === undefined ? [] : [`with at most ${scale} digits after the point`]
  return `Write a decimal ${[bounds.join(' and '), ...places].filter(Boolean).join(', ')}.`
}

/** @param {string} error */
function quotedIn(error) {
  return /"([^"]*)"/.exec(error)?.[1] ?? ''
}
