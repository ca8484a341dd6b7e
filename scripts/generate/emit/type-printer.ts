/** Types of schemas as declarations, and as text where they are used. */
import { deprecationTag } from '../model/deprecation.ts'
import type { Schema } from '../model/description.ts'
import { plain, type Type, unionOf } from '../model/types.ts'
import { emptySchema, type View } from '../model/views.ts'
import { declaredType } from './declared-type.ts'
import { docstring } from './docstring.ts'
import { SchemaTypes } from './schema-types.ts'
import { sourceOf } from './type-text.ts'

/** An exported type: what it is, and its text. */
export interface Declaration {
  readonly name: string
  readonly type: Type
  readonly text: string
}

/** Field name → the type to write in place of its schema's. */
export type Replaced = ReadonlyMap<string, Type>

export class TypePrinter extends SchemaTypes {
  /**
   * The declaration of a component in one view.
   *
   * @param replaced fields that have another type than their schema's, by name
   */
  declaration(component: string, view: View, replaced?: Replaced): Declaration {
    const schema = this.views.description.schemas.get(component) ?? emptySchema
    const format = view.side === 'caller' ? this.views.formatOf(schema) : undefined
    if (format === undefined) {
      return this.declarationAs(this.views.nameOf(component, view), schema, view, replaced)
    }
    if (view.direction === 'request') {
      const type = unionOf([this.named(format.answer), plain('string')])
      return this.declare(format.request, type, [
        'One from an answer, or its media reference or address.',
      ])
    }
    return this.declareSchema(component, schema, this.object(schema, view), replaced)
  }

  /** The declaration of a schema in one view, under its own name. */
  declarationAs(name: string, schema: Schema, view: View, replaced?: Replaced): Declaration {
    return this.declareSchema(name, schema, this.of(schema, view), replaced)
  }

  /** The declaration of a type with the docstring of its schema. */
  declareSchema(name: string, schema: Schema, type: Type, replaced: Replaced = new Map()) {
    const { description, deprecated } = schema
    const doc = [description, deprecationTag(description, deprecated)]
    return this.declare(name, withFields(type, replaced), doc)
  }

  declare(name: string, type: Type, doc: readonly (string | undefined)[]): Declaration {
    const printed = declaredType(type)
    const isInterface = type.kind === 'object' && printed.startsWith('{')
    const start = isInterface ? `interface ${name}` : `type ${name} =`
    return { name, type, text: `${docstring(doc)}export ${start} ${printed}\n` }
  }

  /** The type of a schema where it is used, with `prefix` in front of names of the description. */
  text(schema: Schema, view: View, prefix = ''): string {
    return sourceOf(this.of(schema, view), prefix)
  }
}

/** The same object with other types for some fields; their docstrings stay. */
function withFields(type: Type, replaced: Replaced): Type {
  if (type.kind !== 'object' || replaced.size === 0) return type
  const fields = [...type.fields].map(
    ([name, field]) => [name, { ...field, type: replaced.get(name) ?? field.type }] as const,
  )
  return { ...type, fields: new Map(fields) }
}
