// @ts-check
// Checks values against JSON Schemas, and words what is wrong for people: the one checker of examples and extensions.
import { dereference, format, validate } from '@cfworker/json-schema'
import { wordings } from './fault-wording.js'

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
