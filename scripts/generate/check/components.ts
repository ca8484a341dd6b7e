/** Checks that named schemas can become types, and that the fields they name exist. */
import { pointerTo } from '../model/json.ts'
import type { Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import { writtenSchemas } from '../model/written-schemas.ts'
import type { Report } from '../read/problem.ts'
import { refuseUnknown } from './rule.ts'

export function checkComponents(views: Views, report: Report): void {
  for (const [name, schema] of views.description.schemas)
    checkComponent(name, schema, views, report)
  for (const { schema, pointer } of writtenSchemas(views.description))
    checkNamedFields(schema, pointer, report)
}

/** Names of other types in TypeScript, schema.ts or wire.ts. */
export const reservedTypes = new Set([
  ...['Array', 'Date', 'Exclude', 'Extract', 'Object', 'Omit', 'OperationId', 'Partial', 'Pick'],
  ...['Promise', 'Readonly', 'ReadonlyArray', 'Record', 'Required', 'Response', 'String', 'Wire'],
  'WireOperations',
])

function checkComponent(name: string, schema: Schema, views: Views, report: Report): void {
  const at = pointerTo('components', 'schemas', name)
  if (!/^[A-Z]\w*$/.test(name)) {
    const advice = name.includes('-')
      ? 'Two schemas have this name; rename one of them.'
      : 'Write a capital letter of A to Z, then letters, digits or _.'
    report(at, `The schema ${name} cannot become a type.`, advice)
  }
  if (reservedTypes.has(name)) {
    report(at, `${name} is a type of the compiler's own.`, 'Rename the schema.')
  }
  const format = schema.properties === undefined ? undefined : views.formatOf(schema)
  if (format !== undefined && format.answer !== name) {
    const message = `The format ${schema.format} belongs to the schema ${format.answer}: callers see one type for all of them.`
    const advice = `Refer to ${format.answer}, or leave the format out of ${name}.`
    report(`${at}/format`, message, advice)
  }
  const isTaken = views.description.schemas.has(`${name}Input`)
  if (isTaken && views.directionsOf(name, 'wire').length > 1) {
    const message = `${name}Input is the name of the request type of ${name}.`
    report(`${at}Input`, message, 'Rename this schema.')
  }
}

function checkNamedFields(schema: Schema, at: string, report: Report): void {
  const known = [...(schema.properties?.keys() ?? [])]
  const named: readonly (readonly [key: string, what: string, names: readonly string[]])[] = [
    ['required', 'The required field % does not exist.', schema.required],
    ['x-at-most-one', noField, (schema.atMostOne ?? []).flat()],
    ['x-always-answered', noField, schema.alwaysAnswered ?? []],
  ]
  for (const [key, what, names] of named) {
    for (const name of names) refuseUnknown(report, `${at}/${key}`, what, name, known)
  }
}

const noField = 'There is no field %.'
