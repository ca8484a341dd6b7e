/**
 * Schemas as openapi-typescript sees them: each projected to one view, so that dates, images, open enumerations and
 * references come out as plain names.
 */
import { deprecationTag } from '../model/deprecation.ts'
import type { Json, Schema } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { quote } from './source-text.ts'

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
  /** The fields that are taken of the one part of `allOf`. */
  readonly 'x-pick'?: readonly string[]
}

/** Field name → the type to write in place of its schema's. */
export type Replaced = ReadonlyMap<string, Projected>

/** A schema as openapi-typescript sees it in one view; a component is its name. */
export function project(views: Views, schema: Schema, view: View): Projected {
  const projected = projectKind(views, schema, view)
  if (!schema.nullable) return projected
  return { anyOf: [projected, { type: 'null' }] }
}

function projectKind(views: Views, schema: Schema, view: View): Projected {
  const format = view.side === 'caller' ? views.formatOf(schema) : undefined
  if (format !== undefined) return named(format[view.direction])
  if (schema.ref !== undefined) return named(views.nameOf(schema.ref, view))
  if (schema.const !== undefined) return { const: schema.const }
  if (schema.enum !== undefined) return projectEnumeration(schema, view)
  const branches = schema.oneOf ?? schema.anyOf
  if (branches !== undefined) {
    return { anyOf: branches.map((branch) => project(views, branch, view)) }
  }
  if (schema.allOf !== undefined) {
    const own = schema.properties === undefined ? [] : [projectObject(views, schema, view)]
    const parts = schema.allOf.map((part) => project(views, part, view))
    return { allOf: [...parts, ...own] }
  }
  if (schema.types.length > 1) {
    return {
      anyOf: schema.types.map((type) => projectKind(views, { ...schema, types: [type] }, view)),
    }
  }
  const [type] = schema.types
  if (type === 'array') {
    const items = schema.items === undefined ? named('unknown') : project(views, schema.items, view)
    return { type: 'array', items }
  }
  if (type === 'object') return projectObject(views, schema, view)
  if (type === undefined) return named('unknown')
  return named(type === 'integer' ? 'number' : type)
}

/** The fields of a schema, also where its name is written elsewhere. */
export function projectObject(views: Views, schema: Schema, view: View): Projected {
  const fields = [...(schema.properties ?? [])].filter(([, field]) => views.isShown(field, view))
  const properties = fields.map(([name, field]) => {
    // Wrapped, so that the field's own keywords do not become a second comment.
    const shown = views.inPlace(schema, name, field, view)
    const type: Projected = { anyOf: [project(views, shown, view)], 'x-doc': fieldDoc(field) }
    return [name, type] as const
  })
  const required = fields
    .filter(([name, field]) => views.isRequired(schema, name, field, view))
    .map(([name]) => name)
  const open = schema.additionalProperties
  if (fields.length === 0 && typeof open !== 'object') {
    return named(open === true ? 'Record<string, unknown>' : 'Record<string, never>')
  }
  return {
    type: 'object',
    ...(fields.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
    ...(open === true ? { additionalProperties: true } : {}),
    ...(typeof open === 'object' ? { additionalProperties: project(views, open, view) } : {}),
    required,
  }
}

/** The same object with other types for some fields; their docstrings stay. */
export function replaceFields(projected: Projected, replaced: Replaced = new Map()): Projected {
  const { properties } = projected
  if (properties === undefined || replaced.size === 0) return projected
  const fields = Object.entries(properties).map(([name, field]) => {
    const type = replaced.get(name)
    return [name, type === undefined ? field : { ...field, anyOf: [type] }] as const
  })
  return { ...projected, properties: Object.fromEntries(fields) }
}

/** Marks a leaf whose type is given by name; the transform of type-text.ts turns it into that type. */
export function named(type: string): Projected {
  return { type: 'string', 'x-type': type }
}

/** One of these texts. */
export function oneOf(texts: readonly string[]): Projected {
  return { anyOf: texts.map((text) => ({ const: text })) }
}

/** What is asked of a query, on one line: its fields are optional, its lists are only read. */
export function flat({ anyOf, items, properties, ...projected }: Projected): string {
  if (projected.const !== undefined) return quote(String(projected.const))
  if (anyOf !== undefined) return anyOf.map(flat).join(' | ') || 'never'
  if (items !== undefined) return `readonly (${flat(items)})[]`
  if (properties === undefined) return projected['x-type'] ?? projected.type ?? 'unknown'
  const fields = Object.entries(properties).map(([name, field]) => `${name}?: ${flat(field)}`)
  return `{ ${fields.join('; ')} }`
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
