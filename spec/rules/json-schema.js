// @ts-check
// Checks values against JSON Schemas, and words what is wrong for people: the one checker of examples and extensions.
import { dereference, format, validate } from '@cfworker/json-schema'
import { adviseOneOf } from './advice.js'

/**
 * What is wrong with a value.
 *
 * @typedef {object} Fault
 * @property {string[]} path the way to the part that is wrong; empty for the value itself
 * @property {string} message what is wrong, as the rest of a sentence about the value
 * @property {string} advice what to write instead, a sentence
 */

/** @typedef {Record<string, any>} JsonSchema */

/**
 * The name of a format for decimal texts within limits (`x-decimal`): the library knows no keywords but JSON Schema's.
 *
 * @param {Record<string, string | number>} limits
 */
export function decimalFormat(limits) {
  const name = `decimal ${JSON.stringify(limits)}`
  format[name] ??= (text) => isWithin(limits, text)
  return name
}

/**
 * @param {Record<string, string | number>} limits
 * @param {string} text
 */
function isWithin({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale }, text) {
  const value = Number(text)
  const decimals = text.split('.')[1]?.length ?? 0
  return (
    !(value < Number(minimum) || value > Number(maximum)) &&
    !(value <= Number(exclusiveMinimum) || value >= Number(exclusiveMaximum)) &&
    !(decimals > Number(scale))
  )
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

/** Schemas by their addresses, where references find them. */
export class SchemaStore {
  /** @type {Record<string, any>} */
  #byAddress = Object.create(null)

  /**
   * Adds a tree of schemas; references inside it are relative to `address`.
   *
   * @param {string} address
   * @param {JsonSchema} tree
   * @param {string} [pointer] the tree's own place at the address, when others share it
   */
  add(address, tree, pointer = '') {
    dereference(tree, this.#byAddress, new URL(address), pointer)
  }

  /**
   * What is wrong with a value; nothing if all is well.
   *
   * @param {unknown} value
   * @param {JsonSchema} schema one of the added schemas, or a part of one
   * @returns {Fault[]}
   */
  check(value, schema) {
    const errors = this.#errors(value, schema)
    const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    return errors
      .filter(({ keyword }) => !silent.has(keyword))
      .filter(
        ({ keywordLocation }) =>
          !unions.some((union) => keywordLocation.startsWith(`${union.keywordLocation}/`)),
      )
      .flatMap(({ keyword, keywordLocation, instanceLocation, error }) => {
        const owner = this.#ownerOf(schema, keywordLocation)
        const path = partsOf(instanceLocation)
        const word = wordings[keyword]
        if (word === undefined)
          return [{ path, message: `breaks ${keyword}: ${error}`, advice: '' }]
        const fault = word(owner, valueAt(value, path), error)
        return fault === undefined ? [] : [{ path, ...fault }]
      })
  }

  /**
   * @param {unknown} value
   * @param {JsonSchema} schema
   */
  #errors(value, schema) {
    try {
      return validate(value, schema, '2020-12', this.#byAddress, false).errors
    } catch (error) {
      // A reference that leads nowhere and a pattern that is none are explained where they are written.
      if (error instanceof SyntaxError) return []
      if (error instanceof Error && error.message.startsWith('Unresolved $ref')) return []
      throw error
    }
  }

  /**
   * The schema that holds the keyword at this location.
   *
   * @param {JsonSchema} schema
   * @param {string} location
   * @returns {JsonSchema}
   */
  #ownerOf(schema, location) {
    let owner = schema
    for (const part of partsOf(location).slice(0, -1))
      owner = part === '$ref' ? this.#byAddress[owner.__absolute_ref__] : (owner?.[part] ?? {})
    return owner ?? {}
  }
}

/** These only repeat that something inside is wrong. */
const silent = new Set(['$ref', 'false', 'properties', 'items', 'allOf'])

/** @typedef {(owner: JsonSchema, value: any, error: string) => Omit<Fault, 'path'> | undefined} Wording */

/** @type {(limit: (owner: JsonSchema) => unknown, message: string, advice: string) => Wording} */
const limited = (limit, message, advice) => (owner) => ({
  message,
  advice: advice.replace('%', String(limit(owner))),
})

/** @type {Record<string, Wording>} */
const wordings = {
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

/** @param {string} error */
function quotedIn(error) {
  return /"([^"]*)"/.exec(error)?.[1] ?? ''
}

/** @param {string} pointer */
function partsOf(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/**
 * @param {any} value
 * @param {string[]} path
 */
function valueAt(value, path) {
  let current = value
  for (const part of path) current = current?.[part]
  return current
}
