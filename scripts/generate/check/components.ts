/** Checks that named schemas can become types, and that the fields they name exist. */
import type { Schema } from '../model/description.ts'
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'

export function checkComponents(views: Views, report: Report): void {
  for (const [name, schema] of views.description.schemas)
    checkComponent(name, schema, views, report)
}

/** Names that TypeScript and schema.ts give to other types. */
const reserved = new Set([
  ...['Array', 'Date', 'Exclude', 'Extract', 'Object', 'Omit', 'Partial', 'Pick', 'Promise'],
  ...['Readonly', 'ReadonlyArray', 'Record', 'Required', 'Response', 'String', 'Wire'],
])

function checkComponent(name: string, schema: Schema, views: Views, report: Report): void {
  const at = pointerTo('components', 'schemas', name)
  if (!/^[A-Z]\w*$/.test(name)) {
    const advice = name.includes('-')
      ? 'Two schemas have this name; rename one of them.'
      : 'Write a capital letter of A to Z, then letters, digits or _.'
    report(at, `The schema ${name} cannot become a type.`, advice)
  }
  if (reserved.has(name)) {
    report(at, `${name} is a type of the compiler's own.`, 'Rename the schema.')
  }
  const format = schema.properties === undefined ? undefined : views.formatOf(schema)
  if (format !== undefined && format.answer !== name) {
    report(
      `${at}/format`,
      `The format ${schema.format} belongs to the schema ${format.answer}: callers see one type for all of them.`,
      `Refer to ${format.answer}, or leave the format out of ${name}.`,
    )
  }
  const isTaken = views.description.schemas.has(`${name}Input`)
  if (isTaken && views.directionsOf(name, 'wire').length > 1) {
    report(
      pointerTo('components', 'schemas', `${name}Input`),
      `${name}Input is the name of what is sent of ${name}.`,
      'Rename this schema.',
    )
  }
  checkSchema(schema, at, report)
}

function checkSchema(schema: Schema, at: string, report: Report): void {
  const fields = schema.properties ?? new Map<string, Schema>()
  const known = [...fields.keys()]
  const isWhole = schema.allOf === undefined
  for (const name of schema.required) {
    if (isWhole && !fields.has(name)) {
      report(
        `${at}/required`,
        `The required field ${name} does not exist.`,
        adviseOneOf(name, known),
      )
    }
  }
  const named: readonly (readonly [extension: string, names: readonly string[]])[] = [
    ['x-at-most-one', (schema.atMostOne ?? []).flat()],
    ['x-always-answered', schema.alwaysAnswered ?? []],
  ]
  for (const [extension, names] of named) {
    for (const name of names) {
      if (fields.has(name)) continue
      report(`${at}/${extension}`, `There is no field ${name}.`, adviseOneOf(name, known))
    }
  }
  for (const [name, field] of fields) checkSchema(field, at + pointerTo('properties', name), report)
  if (schema.items !== undefined) checkSchema(schema.items, `${at}/items`, report)
}
