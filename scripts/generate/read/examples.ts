/**
 * Checks the examples against their schemas. The linter does the same by compiling every schema, which takes longer than
 * all the rest of a build; it does so under `--check` only.
 */

import type { Schema } from '../model/description.ts'
import { isRecord, pointerTo, recordOf, valueAt } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import { readSchema } from './parse.ts'
import type { Report } from './problem.ts'
import { adviseOneOf } from './suggest.ts'

/** The rules of the linter that this file stands in for. */
export const exampleRules = [
  'no-invalid-media-type-examples',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
  'storefront/examples-valid',
]

export function checkExamples(bundle: unknown, views: Views, report: Report): void {
  const root = recordOf(bundle)
  for (const { pointer } of views.description.operations) {
    const operation = recordOf(valueAt(bundle, pointer))
    checkContent(operation.requestBody, `${pointer}/requestBody`, views, report)
    for (const [status, answer] of Object.entries(recordOf(operation.responses))) {
      if (!('$ref' in recordOf(answer))) {
        checkContent(answer, pointer + pointerTo('responses', status), views, report)
      }
    }
  }
  for (const [name, answer] of Object.entries(recordOf(recordOf(root.components).responses))) {
    checkContent(answer, pointerTo('components', 'responses', name), views, report)
  }
  for (const [name, schema] of views.description.schemas) {
    checkOwnExample(schema, pointerTo('components', 'schemas', name), views, report)
  }
}

function checkContent(holder: unknown, at: string, views: Views, report: Report): void {
  const content = recordOf(recordOf(recordOf(holder).content)['application/json'])
  if (content.schema === undefined) return
  const schema = readSchema(content.schema)
  const base = at + pointerTo('content', 'application/json')
  const examples = Object.entries(recordOf(content.examples)).map(
    ([name, example]) =>
      [recordOf(example).value, base + pointerTo('examples', name, 'value')] as const,
  )
  if (content.example !== undefined) examples.push([content.example, `${base}/example`])
  for (const [value, place] of examples) {
    if (value !== undefined) checkValue(value, schema, place, views, report)
  }
}

function checkOwnExample(schema: Schema, at: string, views: Views, report: Report): void {
  if (schema.example !== undefined)
    checkValue(schema.example, schema, `${at}/examples`, views, report)
  for (const [name, field] of schema.properties ?? []) {
    checkOwnExample(field, at + pointerTo('properties', name), views, report)
  }
  if (schema.items !== undefined) checkOwnExample(schema.items, `${at}/items`, views, report)
}

function checkValue(
  value: unknown,
  schema: Schema,
  at: string,
  views: Views,
  report: Report,
): void {
  const target = views.resolve(schema)
  const fail = (what: string, advice?: string) => report(at, `The example ${what}.`, advice)
  if (value === null) {
    const allowsNull = views.isNullable(schema) || target.types.length === 0
    if (!allowsNull) fail('is null where null is not allowed')
    return
  }
  if (target.oneOf ?? target.anyOf ?? target.allOf) return
  if (!hasType(value, target.types)) {
    fail(`is not ${target.types.join(' or ')}`)
  } else if (target.enum !== undefined && !target.enum.some((item) => item === value)) {
    fail(`is not a value of its enumeration`, adviseOneOf(String(value), target.enum.map(String)))
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (target.items !== undefined)
        checkValue(item, target.items, at + pointerTo(index), views, report)
    }
  } else if (isRecord(value)) {
    checkFields(value, target, at, views, report)
  } else {
    checkScalar(value, target, fail)
  }
}

function checkFields(
  value: Readonly<Record<string, unknown>>,
  target: Schema,
  at: string,
  views: Views,
  report: Report,
): void {
  const { properties, additionalProperties } = target
  for (const [name, item] of Object.entries(value)) {
    const field = properties?.get(name)
    const place = at + pointerTo(name)
    if (field !== undefined) checkValue(item, field, place, views, report)
    else if (typeof additionalProperties === 'object') {
      checkValue(item, additionalProperties, place, views, report)
    } else if (properties !== undefined && additionalProperties !== true) {
      report(
        place,
        `The example has a field ${name} that its schema does not know.`,
        adviseOneOf(name, properties.keys()),
      )
    }
  }
  for (const name of target.required) {
    const isMissing = value[name] === undefined && properties?.get(name)?.readOnly !== true
    if (isMissing) report(at, `The example lacks the required field ${name}.`)
  }
}

function checkScalar(
  value: unknown,
  { limits, pattern, format }: Schema,
  fail: (what: string) => void,
): void {
  if (typeof value === 'number') {
    if (limits.minimum !== undefined && value < limits.minimum) fail(`is below ${limits.minimum}`)
    if (limits.maximum !== undefined && value > limits.maximum) fail(`is above ${limits.maximum}`)
  }
  if (typeof value !== 'string') return
  if (limits.minLength !== undefined && value.length < limits.minLength) fail('is too short')
  if (limits.maxLength !== undefined && value.length > limits.maxLength) fail('is too long')
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    fail(`does not match ${pattern}`)
  if (format === 'date-time' && Number.isNaN(Date.parse(value))) fail('is not a date')
}

function hasType(value: unknown, types: readonly string[]): boolean {
  if (types.length === 0) return true
  return types.some((type) => {
    if (type === 'array') return Array.isArray(value)
    if (type === 'object') return isRecord(value)
    if (type === 'integer') return Number.isInteger(value)
    return typeof value === type
  })
}
