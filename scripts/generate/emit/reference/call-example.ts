/** A call's example in TypeScript, from its request's example. */
import type { Json } from '../../model/json.ts'
import type { Operation, Parameter } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import type { Views } from '../../model/views.ts'
import { givenInPath } from '../arguments.ts'
import { joined, keyOf, quote } from '../source-text.ts'

export function callExample(views: Views, operation: Operation): string {
  const { tag, name, body, answer, answerExample, page } = operation
  const path = givenInPath(operation).map((parameter) => argument(parameter, views, ''))
  const rest = body === undefined ? query(operation, views) : bodyOf(body, views)
  const call = `await client.${tag}.${name}(${[...path, ...rest].join(', ')})`
  const names = answer === undefined || page ? [] : fieldsOf(answer, answerExample, views)
  if (page) return `const page = ${call}`
  if (names.length === 0) return call
  return `const { ${names.join(', ')} } = ${call}`
}

/** The example of a parameter, or its name where the description gives none. */
function argument({ example, name, schema }: Parameter, views: Views, indent: string): string {
  return example === undefined ? name : literal(example, schema, views, indent)
}

/** The query's examples, and its required parameters. */
function query({ queryParameters }: Operation, views: Views): readonly string[] {
  const shown = queryParameters.filter(({ required, example }) => required || example !== undefined)
  if (shown.length === 0) return []
  const fields = shown.map((parameter) => {
    const text = argument(parameter, views, '  ')
    const key = keyOf(parameter.name)
    return key === text ? key : `${key}: ${text}`
  })
  return [joined('{', fields, '')]
}

function bodyOf(body: NonNullable<Operation['body']>, views: Views): readonly string[] {
  if (body.example === undefined) return body.required ? ['body'] : []
  return [literal(body.example, body.schema, views, '')]
}

/** Up to three fields of the response's example, as a reader would destructure them. */
function fieldsOf(answer: Schema, example: Json | undefined, views: Views): readonly string[] {
  const known = [...(views.resolve(answer).properties?.keys() ?? [])]
  const shown = typeof example === 'object' && example !== null ? Object.keys(example) : known
  return known.filter((name) => shown.includes(name) && /^[a-z]\w*$/i.test(name)).slice(0, 3)
}

/** A value in source: a date as `Date`, everything else as on the wire. */
function literal(value: Json, schema: Schema | undefined, views: Views, indent: string): string {
  const target = schema === undefined ? undefined : views.resolve(schema)
  if (typeof value === 'string') {
    const isDate = schema !== undefined && views.formatOf(schema)?.request === 'Date'
    return isDate ? `new Date(${quote(value)})` : quote(value)
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const deeper = `${indent}  `
  if (isList(value)) {
    const items = value.map((item) => literal(item, target?.items, views, deeper))
    return joined('[', items, indent)
  }
  const { properties, additionalProperties } = target ?? {}
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const fields = Object.entries(value)
    // Callers do not send read-only fields.
    .filter(([key]) => properties?.get(key)?.readOnly !== true)
    .map(
      ([key, item]) =>
        `${keyOf(key)}: ${literal(item, properties?.get(key) ?? others, views, deeper)}`,
    )
  return joined('{', fields, indent)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
