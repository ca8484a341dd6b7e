// @ts-check
// Reads the table of extensions (spec/extensions.yaml).
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

/**
 * One extension of the table.
 *
 * @typedef {object} Extension
 * @property {string} meaning
 * @property {boolean} [required]
 * @property {Record<string, any>} value what it may hold, as JSON Schema
 * @property {Record<string, any>} [beside] what the node that has it must be like, as JSON Schema
 */

/** @typedef {'document' | 'server' | 'tag' | 'operation' | 'schema'} Place */

/** @typedef {Record<Place, Record<string, Extension>>} Extensions */

/**
 * @param {string | URL} file
 * @returns {Extensions}
 */
export function readExtensions(file) {
  /** @type {any} */
  const table = load(readFileSync(file, 'utf8'))
  return table
}
