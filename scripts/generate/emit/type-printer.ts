/** Schemas as types, each in one view: dates, images, open enumerations and references become names. */
import type { CallerFormat } from '../model/config.ts'
import { deprecationTag } from '../model/deprecation.ts'
import type { Parameter } from '../model/operation.ts'
import { emptySchema, type Schema } from '../model/schema.ts'
import {
  type Field,
  type ObjectType,
  orNull,
  plain,
  type Type,
  type Types,
  unionOf,
  unknown,
} from '../model/types.ts'
import type { View, Views } from '../model/views.ts'
import { declaredType } from './declared-type.ts'
import { docstring } from './docstring.ts'
import { sourceOf } from './type-text.ts'

export interface Declaration {
  readonly name: string
  readonly type: Type
  readonly text: string
}

/** Field name → replacement for its schema's type. */
export type Replaced = ReadonlyMap<string, Type>

export class TypePrinter {
  readonly views: Views
  readonly #known: Types

  constructor(views: Views, known: Types = new Map()) {
    this.views = views
    this.#known = known
  }

  /** The type of a schema where it is used; a component is its name. */
  of(schema: Schema, view: View): Type {
    const type = this.#kind(schema, view)
    // The type of a format excludes null, wherever the format is declared.
    const isNullable = this.#formatOf(schema, view)
      ? this.views.isNullable(schema)
      : schema.nullable
    return isNullable ? orNull(type) : type
  }

  /** Built-in types begin in lower case, except `Date`. */
  named(name: string): Type {
    return name === 'Date' || /^[a-z]/.test(name)
      ? plain(name)
      : { kind: 'named', name, types: this.#known }
  }

  #formatOf(schema: Schema, { side }: View): CallerFormat | undefined {
    return side === 'caller' ? this.views.formatOf(schema) : undefined
  }

  #kind(schema: Schema, view: View): Type {
    const format = this.#formatOf(schema, view)
    if (format !== undefined) return this.named(format[view.direction])
    if (schema.ref !== undefined) return this.named(this.views.nameOf(schema.ref, view))
    if (schema.const !== undefined) return { kind: 'value', value: schema.const }
    if (schema.enum !== undefined) return enumeration(schema.enum, view)
    if (schema.branches) return unionOf(schema.branches.map((branch) => this.of(branch, view)))
    const [type = 'unknown', ...others] = schema.types
    if (others.length > 0) {
      return unionOf(schema.types.map((one) => this.#kind({ ...schema, types: [one] }, view)))
    }
    if (type === 'object') return this.object(schema, view)
    if (type !== 'array') return plain(type === 'integer' ? 'number' : type)
    return { kind: 'list', items: schema.items ? this.of(schema.items, view) : unknown }
  }

  /** The fields of a schema, even if it is referenced by name elsewhere. */
  object(schema: Schema, view: View): ObjectType {
    const { properties = new Map<string, Schema>(), additionalProperties: open } = schema
    const fields = [...properties]
      .filter(([, field]) => this.views.isShown(field, view))
      .map(([name, field]): [string, Field] => {
        const type = this.of(this.views.inPlace(schema, name, field, view), view)
        const optional = !this.views.isRequired(schema, name, field, view)
        return [name, { type, optional, isSent: isSent(view), doc: fieldDoc(field) }]
      })
    const others = typeof open === 'object' ? this.of(open, view) : open ? unknown : undefined
    return { kind: 'object', fields: new Map(fields), ...(others && { others }) }
  }

  parameters(parameters: readonly Parameter[], view: View): ObjectType {
    const fields = parameters.map(({ name, schema, required, description, deprecated }) => {
      const doc = [description ?? '', deprecationTag(description, deprecated) ?? '']
      const type = this.of(schema, view)
      return [name, { type, optional: !required, isSent: isSent(view), doc }] as const
    })
    return { kind: 'object', fields: new Map(fields) }
  }

  /**
   * The declaration of a component in one view.
   *
   * @param replaced overridden types of fields, by name
   */
  declaration(component: string, view: View, replaced?: Replaced): Declaration {
    const schema = this.views.description.schemas.get(component) ?? emptySchema
    const format = this.#formatOf(schema, view)
    if (format === undefined) {
      return this.declarationAs(this.views.nameOf(component, view), schema, view, replaced)
    }
    if (view.direction === 'request') {
      const type = unionOf([this.named(format.answer), plain('string')])
      return this.declare(format.request, type, [
        'One from a response, or its media reference or address.',
      ])
    }
    return this.declarationAs(component, schema, view, replaced, this.object(schema, view))
  }

  /** The declaration of a schema in one view, under its own name and with its docstring. */
  declarationAs(
    name: string,
    schema: Schema,
    view: View,
    replaced: Replaced = new Map(),
    type = this.of(schema, view),
  ): Declaration {
    const { description, deprecated } = schema
    const doc = [description, deprecationTag(description, deprecated)]
    return this.declare(name, withFields(type, replaced), doc)
  }

  declare(name: string, type: Type, doc: readonly (string | undefined)[]): Declaration {
    let text: string | undefined
    return {
      name,
      type,
      // The report compares types, and prints none.
      get text() {
        text ??= textOf(name, type, doc)
        return text
      },
    }
  }

  /** The type of a schema where it is used, with `prefix` in front of names of the description. */
  text(schema: Schema, view: View, prefix = ''): string {
    return sourceOf(this.of(schema, view), prefix)
  }
}

function textOf(name: string, type: Type, doc: readonly (string | undefined)[]): string {
  const printed = declaredType(type)
  const isInterface = type.kind === 'object' && printed.startsWith('{')
  const start = isInterface ? `interface ${name}` : `type ${name} =`
  return `${docstring(doc)}export ${start} ${printed}\n`
}

const isSent = ({ direction }: View): boolean => direction === 'request'

/** The object with some field types replaced; docstrings are kept. */
function withFields(type: Type, replaced: Replaced): Type {
  if (type.kind !== 'object' || replaced.size === 0) return type
  const fields = [...type.fields].map(
    ([name, field]) => [name, { ...field, type: replaced.get(name) ?? field.type }] as const,
  )
  return { ...type, fields: new Map(fields) }
}

/** Newer servers may return unknown values; editors still complete the known ones. */
function enumeration(values: NonNullable<Schema['enum']>, view: View): Type {
  const isOpen = view.side === 'caller' && view.direction === 'answer'
  return unionOf([
    ...values.map((value): Type => ({ kind: 'value', value })),
    ...(isOpen ? [plain('string')] : []),
  ])
}

function fieldDoc({ description, default: initial, example, deprecated }: Schema): string[] {
  return [
    description ?? '',
    ...(initial === undefined ? [] : [`@defaultValue ${JSON.stringify(initial)}`]),
    ...(example === undefined ? [] : [`@example ${JSON.stringify(example)}`]),
    deprecationTag(description, deprecated) ?? '',
  ]
}
