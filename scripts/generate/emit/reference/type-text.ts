/** The type of a field in words, with links. */
import type { Json } from '../../model/json.ts'
import type { Schema } from '../../model/schema.ts'
import { code, listed } from './markdown.ts'
import type { Page } from './page.ts'

/** Enumerations up to this size are also listed inline. */
const listedValues = 6

export function typeText(schema: Schema, page: Page): string {
  const text = plainType(schema, page)
  return page.views.isNullable(schema) ? `${text} or null` : text
}

function plainType(schema: Schema, page: Page): string {
  if (schema.ref !== undefined) return reference(schema.ref, page)
  const of = (part: Schema) => typeText(part, page)
  if (schema.const !== undefined) return value(schema.const)
  if (schema.enum !== undefined) return listed(schema.enum.map(value), 'or')
  if (schema.branches !== undefined) return listed(schema.branches.map(of), 'or')
  const format = page.views.formatOf(schema)
  if (format !== undefined) return code(format.answer)
  if (schema.types.includes('array')) {
    return schema.items === undefined ? 'list' : `list of ${of(schema.items)}`
  }
  const { additionalProperties: open } = schema
  if (typeof open === 'object') return `map of ${of(open)}`
  if (schema.types.includes('object')) return open === true ? 'object with any fields' : 'object'
  return schema.types.length === 0 ? 'any value' : listed(schema.types, 'or')
}

function reference(name: string, page: Page): string {
  const { enum: values = [] } = page.views.description.schemas.get(name) ?? {}
  if (values.length === 0 || values.length > listedValues) return page.schema(name)
  return `${page.schema(name)}: ${listed(values.map(value), 'or')}`
}

function value(item: Json): string {
  return code(typeof item === 'string' ? item : JSON.stringify(item))
}
