/**
 * Types of schemas. openapi-typescript makes the type of each schema; what reaches it is a projection of the schema
 * to one view, so that dates, images, open enumerations and references come out as plain names.
 */
import type { GlobalContext, SchemaObject } from 'openapi-typescript'
import { transformSchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import { deprecationTag } from '../model/deprecation.ts'
import type { Json, Schema } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { docstring, docstringBody } from './docstring.ts'
import { KeptTexts } from './kept-texts.ts'

/** One view of a schema, in the few keywords that openapi-typescript then sees. */
export interface Projected {
  readonly type?: 'string' | 'array' | 'object' | 'null'
  readonly const?: Json
  readonly items?: Projected
  readonly properties?: Readonly<Record<string, Projected>>
  readonly additionalProperties?: boolean | Projected
  readonly required?: readonly string[]
  readonly anyOf?: readonly Projected[]
  readonly allOf?: readonly Projected[]
  /** A type to use as it is written here. */
  readonly 'x-type'?: string
  /** The paragraphs of a field's docstring. */
  readonly 'x-doc'?: readonly string[]
}

/** Field name → the type to write in place of its schema's. */
export type Replaced = ReadonlyMap<string, string>

/** Prints types and keeps what it printed, so that a watch rebuild prints only what changed. */
export class TypePrinter {
  readonly #kept: KeptTexts
  #views: Views

  constructor(views: Views, kept = new KeptTexts(undefined, '')) {
    this.#views = views
    this.#kept = kept
  }

  /** Takes the description of the next build; what is printed stays valid, for it is kept by content. */
  describe(views: Views): void {
    this.#views = views
  }

  /**
   * The declaration of a component in one view.
   *
   * @param replaced fields that have another type than their schema's, by name
   */
  declaration(component: string, view: View, replaced?: Replaced): string {
    const schema = this.#views.description.schemas.get(component)
    if (schema === undefined) return ''
    const format = view.side === 'caller' ? this.#views.formatOf(schema) : undefined
    if (format !== undefined && view.direction === 'request') {
      const doc = docstring(['One from an answer, or its media reference or address.'])
      return `${doc}export type ${format.request} = ${format.answer} | string\n`
    }
    const name = this.#views.nameOf(component, view)
    const projected =
      format === undefined ? this.#project(schema, view) : this.#projectObject(schema, view)
    return this.#declare(name, schema, replace(projected, replaced))
  }

  /** The declaration of a schema in one view, under its own name. */
  declarationAs(name: string, schema: Schema, view: View, replaced?: Replaced): string {
    return this.#declare(name, schema, replace(this.#project(schema, view), replaced))
  }

  #declare(name: string, schema: Schema, projected: Projected): string {
    const type = this.#print(projected)
    const doc = docstring([
      schema.description,
      deprecationTag(schema.description, schema.deprecated),
    ])
    const isInterface = type.startsWith('{') && type.endsWith('}')
    return isInterface
      ? `${doc}export interface ${name} ${type}\n`
      : `${doc}export type ${name} = ${type}\n`
  }

  /** The type of a schema where it is used; a component gives its name. */
  type(schema: Schema, view: View): string {
    return this.#print(this.#project(schema, view))
  }

  /** What is printed of a schema, before it is text. */
  project(schema: Schema, view: View): Projected {
    return this.#project(schema, view)
  }

  #print(projected: Projected): string {
    return this.#kept.get(JSON.stringify(projected), () => {
      // The library's own types demand `type` where its code does not.
      const schema = projected as SchemaObject
      const node = transformSchemaObject(schema, { ctx: context as GlobalContext })
      return tidy(printer.printNode(ts.EmitHint.Unspecified, node, emptyFile))
    })
  }

  #project(schema: Schema, view: View): Projected {
    const projected = this.#projectKind(schema, view)
    if (!schema.nullable) return projected
    return { anyOf: [projected, { type: 'null' }] }
  }

  #projectKind(schema: Schema, view: View): Projected {
    const format = view.side === 'caller' ? this.#views.formatOf(schema) : undefined
    if (format !== undefined) return named(format[view.direction])
    if (schema.ref !== undefined) return named(this.#views.nameOf(schema.ref, view))
    if (schema.const !== undefined) return { const: schema.const }
    if (schema.enum !== undefined) return projectEnumeration(schema, view)
    const branches = schema.oneOf ?? schema.anyOf
    if (branches !== undefined) {
      return { anyOf: branches.map((branch) => this.#project(branch, view)) }
    }
    if (schema.allOf !== undefined) {
      const own = schema.properties === undefined ? [] : [this.#projectObject(schema, view)]
      const parts = schema.allOf.map((part) => this.#project(part, view))
      return { allOf: [...parts, ...own] }
    }
    if (schema.types.length > 1) {
      return {
        anyOf: schema.types.map((type) => this.#projectKind({ ...schema, types: [type] }, view)),
      }
    }
    const [type] = schema.types
    if (type === 'array') {
      const items =
        schema.items === undefined ? named('unknown') : this.#project(schema.items, view)
      return { type: 'array', items }
    }
    if (type === 'object') return this.#projectObject(schema, view)
    if (type === undefined) return named('unknown')
    return named(type === 'integer' ? 'number' : type)
  }

  #projectObject(schema: Schema, view: View): Projected {
    const shown = [...(schema.properties ?? [])].filter(([, field]) =>
      this.#views.isShown(field, view),
    )
    const properties = shown.map(([name, field]) => {
      // Wrapped, so that the field's own keywords do not become a second comment.
      const type: Projected = { anyOf: [this.#project(field, view)], 'x-doc': fieldDoc(field) }
      return [name, type] as const
    })
    const required = shown
      .filter(([name, field]) => this.#views.isRequired(schema, name, field, view))
      .map(([name]) => name)
    const open = schema.additionalProperties
    if (shown.length === 0 && typeof open !== 'object') {
      return named(open === true ? 'Record<string, unknown>' : 'Record<string, never>')
    }
    return {
      type: 'object',
      ...(shown.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
      ...(open === true ? { additionalProperties: true } : {}),
      ...(typeof open === 'object' ? { additionalProperties: this.#project(open, view) } : {}),
      required,
    }
  }
}

/** The same object with other types for some fields; their docstrings stay. */
function replace(projected: Projected, replaced: Replaced = new Map()): Projected {
  const { properties } = projected
  if (properties === undefined || replaced.size === 0) return projected
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = replaced.get(name)
    return [name, type === undefined ? field : { ...field, anyOf: [named(type)] }] as const
  })
  return { ...projected, properties: Object.fromEntries(fields) }
}

/** Marks a leaf whose type is given by name; the transform below turns it into that type. */
function named(type: string): Projected {
  return { type: 'string', 'x-type': type }
}

function projectEnumeration(schema: Schema, view: View): Projected {
  const values = (schema.enum ?? []).filter((value) => value !== null)
  const closed = values.map((value) => ({ const: value }))
  const isOpen = view.side === 'caller' && view.direction === 'answer'
  // A newer server may answer values this description does not know; editors still offer the known ones.
  return { anyOf: isOpen ? [...closed, named('(string & {})')] : closed }
}

function fieldDoc(field: Schema): string[] {
  const { description, default: initial, example, deprecated } = field
  return [
    description ?? '',
    ...(initial === undefined ? [] : [`@defaultValue ${JSON.stringify(initial)}`]),
    ...(example === undefined ? [] : [`@example ${JSON.stringify(example)}`]),
    deprecationTag(description, deprecated) ?? '',
  ].filter((line) => line !== '')
}

const context: Omit<GlobalContext, 'redoc'> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: true,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  injectFooter: [],
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transform(schema) {
    const type: unknown = schema['x-type']
    return typeof type === 'string' ? ts.factory.createTypeReferenceNode(type) : undefined
  },
  transformProperty(property, schema) {
    const doc: unknown = schema['x-doc']
    const lines = Array.isArray(doc) ? docstringBody(doc.map(String), 92) : []
    if (lines.length === 0) return property
    const text =
      lines.length === 1
        ? `* ${lines[0]} `
        : `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n `
    return ts.addSyntheticLeadingComment(property, ts.SyntaxKind.MultiLineCommentTrivia, text, true)
  },
  resolve: () => undefined,
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed })
const emptyFile = ts.createSourceFile('schema.ts', '', ts.ScriptTarget.ESNext, false)

/** The house's layout: two spaces, single quotes, no semicolons. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const indented = line.replace(/^( {4})+/, (indent) => ' '.repeat(indent.length / 2))
      if (/^\s*(\*|\/\*)/.test(line)) return indented
      return indented.replace(/;$/, '').replace(/"([^"'\\]*)"/g, "'$1'")
    })
    .join('\n')
}
