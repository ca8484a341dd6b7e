/**
 * Emits codecs.ts: the minimal table that locates every date, image and video. Only branches of a schema that
 * reach one are emitted; a recursive schema is referenced lazily, by a function. The codec of a whole body or response
 * is inlined in its operation.
 */
import type { Operation } from '../model/operation.ts'
import { emptySchema, type Schema } from '../model/schema.ts'
import type { View, Views } from '../model/views.ts'
import { header, joined, keyOf, lowered } from './source-text.ts'

const type =
  "import type { Codec } from './codec.ts'\n\nexport type { Codec } from './codec.ts'\n\n"

/** The zero value of each type, which platforms return for an empty field. */
const zeroValues: Readonly<Record<string, string>> = {
  string: "''",
  integer: '0',
  number: '0',
  boolean: 'false',
  array: '[]',
}

export class Codecs {
  readonly #views: Views
  readonly #declarations = new Map<string, string>()
  readonly #open = new Set<string>()

  constructor(views: Views) {
    this.#views = views
  }

  /** The codec of an operation's response or body, when there is anything to convert. */
  of(schema: Schema | undefined, direction: View['direction']): string | undefined {
    return schema && this.#expression(this.#views.resolve(schema), direction)
  }

  emit(operations: readonly Operation[]): string {
    this.all(operations)
    const media = this.#media()
    const declarations = [...this.#declarations.values()].join('')
    return header('Where dates, images and videos are.') + type + declarations + media
  }

  /** The fields of images and videos that the client converts. */
  #media(): string {
    const formatted = this.#views.formatted()
    const perCodec = (textOf: (schema: Schema) => string) => {
      const texts = [2, 3].map((wanted) => {
        const [, schema = emptySchema] = formatted.find(([, , { codec }]) => codec === wanted) ?? []
        return `${wanted}: ${textOf(schema)}`
      })
      return `{ ${texts.join(', ')} }`
    }
    return [
      '\n/** What is inside an image (2) and a video (3), which other codecs have as a leaf. */\n',
      `export const inside: Readonly<Record<2 | 3, Codec>> = ${perCodec((schema) => this.#object(schema, 'answer') ?? '{}')}\n`,
      '\n/** New empty fields: those that an image (2) and a video (3) always have. */\n',
      `export const empty: Readonly<Record<2 | 3, () => Record<string, unknown>>> = ${perCodec((schema) => `() => (${this.#emptyFields(schema)})`)}\n`,
    ].join('')
  }

  #emptyFields(schema: Schema): string {
    const made = this.#views.formatOf(schema)?.makes ?? []
    const fields = [...(schema.properties ?? [])].flatMap(([name, field]) => {
      const value = zeroValues[this.#views.resolve(field).types[0] ?? '']
      if (value === undefined || made.includes(name)) return []
      // The empty string is not a date: formatted fields are absent or null instead.
      if (this.#views.formatOf(field) !== undefined) return []
      return this.#views.isAlwaysAnswered(schema, name, field) ? [`${name}: ${value}`] : []
    })
    return joined('{', fields, '')
  }

  all(operations: readonly Operation[]): (string | undefined)[] {
    return operations.flatMap(({ answer, body }) => [
      this.of(answer, 'answer'),
      this.of(body?.schema, 'request'),
    ])
  }

  #expression(schema: Schema, direction: View['direction']): string | undefined {
    const format = this.#views.formatOf(schema)
    if (format !== undefined) return String(format.codec)
    if (schema.ref !== undefined) return this.#reference(schema.ref, schema, direction)
    if (schema.items === undefined) return this.#object(schema, direction)
    const item = this.#expression(schema.items, direction)
    return item && `[${item}]`
  }

  #object(schema: Schema, direction: View['direction']): string | undefined {
    const fields = [...this.#fields(schema, direction)].map(([name, codec]) => `${name}: ${codec}`)
    return fields.length === 0 ? undefined : `{ ${fields.join(', ')} }`
  }

  #fields(schema: Schema, direction: View['direction']): ReadonlyMap<string, string> {
    const { properties = [], additionalProperties: others, branches = [] } = schema
    const view: View = { side: 'caller', direction }
    const shown = [...properties].filter(([, field]) => this.#views.isShown(field, view))
    const parts = shown.map(([name, field]) => [keyOf(name), field] as const)
    const entries = typeof others === 'object' ? [...parts, ["'*'", others] as const] : parts
    const own = entries.flatMap(([name, part]) => {
      const codec = this.#expression(part, direction)
      return codec === undefined ? [] : [[name, codec] as const]
    })
    const targets = branches.map((branch) => this.#views.resolve(branch))
    return new Map([...own, ...targets.flatMap((target) => [...this.#fields(target, direction)])])
  }

  #reference(ref: string, schema: Schema, direction: View['direction']): string | undefined {
    const view: View = { side: 'caller', direction }
    const name = `${lowered(this.#views.nameOf(ref, view))}Codec`
    if (this.#open.has(name)) return `() => ${name}`
    if (this.#declarations.has(name)) return name
    if (!this.#views.holdsFormat(schema, (part) => this.#views.isShown(part, view)))
      return undefined
    this.#open.add(name)
    const target = this.#views.description.schemas.get(ref)
    const codec = (target && this.#expression(target, direction)) ?? '{}'
    this.#open.delete(name)
    this.#declarations.set(name, `export const ${name}: Codec = ${codec}\n`)
    return name
  }
}

/** The import of the constants in codecs; a name before a colon is a field's. */
export function importOfCodecs(codecs: readonly (string | undefined)[], from: string): string {
  const names = new Set(codecs.join(' ').match(/\b\w+Codec\b(?!'?:)/g))
  return names.size === 0 ? '' : `import { ${[...names].sort().join(', ')} } from '${from}'\n`
}
