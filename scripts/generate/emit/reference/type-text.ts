/** The type of a field in words, with a link to what it is made of. */
import type { Json, Schema } from '../../model/description.ts'
import type { Views } from '../../model/views.ts'
import { code, link } from './markdown.ts'
import type { Pages } from './pages.ts'
import { listed } from './rules.ts'

/** Enumerations up to this size are listed beside the link to them. */
const listedValues = 6

export function typeText(schema: Schema, views: Views, pages: Pages, from: string): string {
  const text = plainType(schema, views, pages, from)
  return views.isNullable(schema) ? `${text} or null` : text
}

function plainType(schema: Schema, views: Views, pages: Pages, from: string): string {
  if (schema.ref !== undefined) return reference(schema.ref, views, pages, from)
  const of = (part: Schema) => typeText(part, views, pages, from)
  if (schema.const !== undefined) return value(schema.const)
  if (schema.enum !== undefined) return listed(valuesOf(schema).map(value), 'or')
  const branches = schema.oneOf ?? schema.anyOf
  if (branches !== undefined) return listed(branches.map(of), 'or')
  if (schema.allOf !== undefined) return listed(schema.allOf.map(of))
  const format = views.formatOf(schema)
  if (format !== undefined) return code(format.answer)
  if (schema.types.includes('array')) {
    return schema.items === undefined ? 'list' : `list of ${of(schema.items)}`
  }
  const { additionalProperties: open } = schema
  if (typeof open === 'object') return `map of ${of(open)}`
  if (schema.types.includes('object')) return open === true ? 'object with any fields' : 'object'
  return schema.types.length === 0 ? 'any value' : listed(schema.types, 'or')
}

function reference(name: string, views: Views, pages: Pages, from: string): string {
  const text = link(name, pages.schema(name, from))
  const target = views.description.schemas.get(name)
  const values = target === undefined ? [] : valuesOf(target)
  if (values.length === 0 || values.length > listedValues) return text
  return `${text}: ${listed(values.map(value), 'or')}`
}

/** The values of an enumeration; null is said by the type. */
export function valuesOf(schema: Schema): readonly Json[] {
  return (schema.enum ?? []).filter((item) => item !== null)
}

function value(item: Json): string {
  return code(typeof item === 'string' ? item : JSON.stringify(item))
}
