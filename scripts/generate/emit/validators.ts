/**
 * Emits validators.js: Ajv's standalone code for the path, the query and the body of every operation, in one file
 * without imports. Each validator is compiled and minified by itself and kept by content, so a rebuild makes only what
 * changed.
 */
import type { AnySchemaObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build, type Plugin, transform } from 'esbuild'
import type { Views } from '../model/views.ts'
import { KeptTexts } from './kept-texts.ts'
import { RequestSchemas } from './request-schemas.ts'
import { header } from './source-text.ts'
import { addKeywords, checkerOf } from './validator-keywords.ts'

/**
 * How many characters a text has, in place of Ajv's own count, which visits each: units are characters
 * where none is beyond the first plane.
 */
const codePoints =
  'export default (text) => (/[\\ud800-\\udbff]/.test(text) ? [...text].length : text.length)'

const countsCodePoints: Plugin = {
  name: 'code-points',
  setup: ({ onResolve, onLoad }) => {
    const namespace = 'code-points'
    onResolve({ filter: /\/ucs2length$/ }, ({ path }) => ({ path, namespace }))
    onLoad({ filter: /./, namespace }, () => ({ contents: codePoints }))
  },
}

export const declarations = `${header('Validators of every request, compiled from the description.')}import type { OperationId } from './wire.ts'

/** One broken rule, as Ajv words it. */
export interface ErrorObject {
  readonly keyword: string
  /** JSON pointer to the value. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
  readonly propertyName?: string
  readonly message?: string
}

export type Validate = ((data: unknown) => boolean) & { errors?: readonly ErrorObject[] | null }

/** What checks one operation's request; a part the operation does not have has no validator. */
export interface RequestValidators {
  readonly path?: Validate
  readonly query?: Validate
  readonly body?: Validate
}

export declare const validators: Readonly<Record<OperationId, RequestValidators>>
`

export class Validators {
  /** Minified functions by their schemas, and what they need of Ajv by the names of its modules. */
  readonly #kept: KeptTexts

  constructor(kept = new KeptTexts(undefined, '')) {
    this.#kept = kept
  }

  async emit(views: Views): Promise<string> {
    const schemas = new RequestSchemas(views)
    const functions = new Map<string, Promise<string>>()
    const names = new Map<string, string>()
    /** Requests that are checked alike share one function. */
    const checker = (wanted: string, schema: AnySchemaObject) => {
      const text = JSON.stringify(schema)
      const name = names.get(text) ?? wanted
      names.set(text, name)
      if (!functions.has(name)) functions.set(name, this.#function(name, schema, text))
      return name
    }
    for (const name of views.description.schemas.keys()) {
      if (!views.isSent(name)) continue
      const schema = schemas.component(name)
      const text = JSON.stringify(schema)
      names.set(text, checkerOf(name))
      functions.set(checkerOf(name), this.#function(checkerOf(name), schema, text))
    }
    const table = views.description.operations.map((operation) => {
      const entries = (['path', 'query', 'body'] as const).flatMap((part) => {
        const schema = schemas[part](operation)
        if (schema === undefined) return []
        return [`${part}:${checker(`${part}Of${operation.tag}_${operation.name}`, schema)}`]
      })
      return `'${operation.id}':{${entries.join()}}`
    })
    const code = (await Promise.all(functions.values())).join('')
    const modules = await this.#modules([...new Set(code.match(/(?<=\bmodules\[")[^"]+/g))].sort())
    const intro = header('Validators of every request, compiled from the description.')
    return `${intro}${modules}${code}export const validators={${table.join()}};\n`
  }

  #function(name: string, schema: AnySchemaObject, text: string): Promise<string> {
    return this.#keep(`${name} ${text}`, () => minified(compile(name, schema)))
  }

  /** Declares `modules`: what the functions need of Ajv's own code, by the name of its file. */
  #modules(files: readonly string[]): Promise<string> {
    const entries = files.map(
      (file) => `${JSON.stringify(file)}: require(${JSON.stringify(file)}),\n`,
    )
    const source = `module.exports = {\n${entries.join('')}}\n`
    return this.#keep(source + codePoints, () => bundleCode(source))
  }

  async #keep(key: string, make: () => Promise<string>): Promise<string> {
    const code = this.#kept.find(key) ?? (await make())
    this.#kept.set(key, code)
    return code
  }
}

/** Every function is compiled by a new Ajv, so that its inner names do not depend on earlier ones. */
function compile(name: string, schema: AnySchemaObject): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    meta: false,
    validateSchema: false,
    // Minifying does better, in a tenth of the time.
    code: { source: true, esm: true, optimize: false },
  })
  addFormats.default(ajv, { mode: 'full' })
  addKeywords(ajv)
  const code = standalone(ajv, ajv.compile(schema))
  const body = code
    .replace(/^"use strict";/, '')
    .replace(/export const validate = (\w+);export default \w+;/, '')
    .replace(/\brequire\(("[^"]+")\)/g, 'modules[$1]')
  const inner = /export const validate = (\w+);/.exec(code)?.[1] ?? ''
  return `const ${name} = (() => {${body}return ${inner}})();`
}

/** Names outside of the function stay: other functions call it, and it calls them. */
async function minified(code: string): Promise<string> {
  return (await transform(code, { minify: true, target: 'node20', logLevel: 'silent' })).code
}

async function bundleCode(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'iife',
    globalName: 'modules',
    platform: 'neutral',
    plugins: [countsCodePoints],
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}
