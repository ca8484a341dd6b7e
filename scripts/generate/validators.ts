/**
 * Emits validators.js: Ajv's standalone code for the path, the query and the body of every operation, in one file
 * without imports. Each validator is compiled by itself and kept by content, so a rebuild compiles only what changed.
 */
import type { AnySchemaObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { build } from 'esbuild'
import { header } from './header.ts'
import { addKeywords } from './keywords.ts'
import { RequestSchemas } from './request-schemas.ts'
import type { Views } from './views.ts'

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
  /** Schemas as text → the bundled code they gave; what did not change is not compiled again. */
  readonly #cache = new Map<string, string>()

  async emit(views: Views): Promise<string> {
    const schemas = new RequestSchemas(views)
    const { operations } = views.description
    const parts = new Map<string, AnySchemaObject>()
    const table: string[] = []
    const known = new Map<string, string>()
    for (const operation of operations) {
      const entries = (['path', 'query', 'body'] as const).flatMap((part) => {
        const schema = schemas[part](operation)
        if (schema === undefined) return []
        const text = JSON.stringify(schema)
        const name = known.get(text) ?? `check${known.size}`
        known.set(text, name)
        parts.set(name, schema)
        return [`${part}: ${name}`]
      })
      table.push(`  '${operation.id}': { ${entries.join(', ')} },\n`)
    }
    const components = [...views.description.schemas.keys()]
      .filter((name) => views.isSent(name))
      .map((name) => [name, schemas.component(name)] as const)
    const key = JSON.stringify([table, [...parts], components])
    const cached = this.#cache.get(key)
    if (cached !== undefined) return cached
    const code = compile(parts, components)
    const bundled = await bundleCode(`${code}\nexport const validators = {\n${table.join('')}}\n`)
    const text = header('Validators of every request, compiled from the description.') + bundled
    this.#cache.clear()
    this.#cache.set(key, text)
    return text
  }
}

function compile(
  parts: ReadonlyMap<string, AnySchemaObject>,
  components: readonly (readonly [string, AnySchemaObject])[],
): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: false },
  })
  addFormats.default(ajv, { mode: 'full' })
  addKeywords(ajv)
  for (const [name, schema] of components) ajv.addSchema(schema, name)
  for (const [name, schema] of parts) ajv.addSchema(schema, name)
  return standalone(ajv, Object.fromEntries([...parts.keys()].map((name) => [name, name])))
}

async function bundleCode(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}
