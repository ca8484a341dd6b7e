/** Emits schema.ts, what callers see, and wire.ts, what is on the wire. */

import { deprecationTag } from '../model/deprecation.ts'
import type { Operation, Parameter } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import type { Fragments } from './fragments.ts'
import { plainQueries } from './plain-queries.ts'
import type { Replaced } from './projection.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

/** The type of an undecoded answer: each format as it is on the wire, also in lists and maps. */
function wireType(views: Views): string {
  const media = views.formatted().map(([, , { answer }]) => answer)
  return `/**
 * What \`raw: true\` answers in place of a type: dates as ISO 8601 text, pictures and videos in whichever
 * form the platform writes them.
 */
export type Wire<Data> = Data extends Date
  ? string
  : Data extends ${media.join(' | ') || 'never'}
    ? unknown
    : Data extends object
      ? { [Field in keyof Data]: Wire<Data[Field]> }
      : Data

`
}

export function emitSchema(views: Views, types: TypePrinter, fragments: Fragments): string {
  const plain = plainQueries(views, types)
  const isDeclared = (component: string) => {
    const schema = views.description.schemas.get(component)
    // A named text with a format, such as a date, has the format's type everywhere.
    return schema?.properties !== undefined || !schema || views.formatOf(schema) === undefined
  }
  const declarations = declare(views, types, fragments, 'caller', isDeclared, plain.bodies)
  return [
    header('What callers send and get.'),
    wireType(views),
    declarations,
    plain.declarations,
    queries(views, types, 'caller'),
  ].join('')
}

export function emitWire(views: Views, types: TypePrinter, fragments: Fragments): string {
  const declarations = declare(views, types, fragments, 'wire', () => true)
  return [
    header('What is on the wire: dates are ISO 8601 texts, enumerations closed.'),
    declarations,
    queries(views, types, 'wire'),
    operations(views, types),
  ].join('')
}

function declare(
  views: Views,
  types: TypePrinter,
  fragments: Fragments,
  side: View['side'],
  includes: (component: string) => boolean,
  bodies: ReadonlyMap<string, Replaced> = new Map(),
): string {
  return [...views.description.schemas.keys()]
    .filter(includes)
    .flatMap((component) =>
      views.directionsOf(component, side).map((direction) => {
        const replaced = direction === 'request' ? bodies.get(component) : undefined
        const print = () => `${types.declaration(component, { side, direction }, replaced)}\n`
        // What takes the place of its fields depends on the operations, too.
        return replaced === undefined
          ? fragments.ofSchema(`${side} ${direction}`, component, print)
          : print()
      }),
    )
    .join('')
}

/** The name of the type of an operation's query, when it has one. */
export function queryTypeName(views: Views, operation: Operation): string | undefined {
  if (operation.queryParameters.length === 0) return undefined
  const plain = `${capitalised(operation.name)}Query`
  const isTaken = (name: string) =>
    views.description.schemas.has(name) ||
    views.description.operations.some(
      (other) =>
        other !== operation &&
        other.queryParameters.length > 0 &&
        `${capitalised(other.name)}Query` === name,
    )
  if (!isTaken(plain)) return plain
  const full = capitalised(operation.tag) + plain
  return isTaken(full) ? `${full}Parameters` : full
}

function queries(views: Views, types: TypePrinter, side: View['side']): string {
  return views.description.operations
    .flatMap((operation) => {
      const name = queryTypeName(views, operation)
      if (name === undefined) return []
      const fields = operation.queryParameters.map((parameter) =>
        queryField(types, side, parameter),
      )
      const doc = docstring([`The query of \`${operation.id}\`.`])
      return [`${doc}export interface ${name} {\n${fields.join('')}}\n\n`]
    })
    .sort()
    .join('')
}

function queryField(types: TypePrinter, side: View['side'], parameter: Parameter): string {
  const { name, required, description, deprecated, schema } = parameter
  const type = types.type(schema, { side, direction: 'request' })
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`
  const doc = docstring([description, deprecationTag(description, deprecated)], '  ')
  return `${doc}  ${key}${required ? '' : '?'}: ${type}\n`
}

function operations(views: Views, types: TypePrinter): string {
  const request: View = { side: 'wire', direction: 'request' }
  const entries = views.description.operations.map((operation) => {
    const { id, pathParameters, body, answer, page } = operation
    const path = pathParameters.map(({ name, schema }) => `${name}: ${types.type(schema, request)}`)
    const bodyType = body === undefined ? 'undefined' : types.type(body.schema, request)
    const answerType =
      answer === undefined ? 'undefined' : types.type(answer, { side: 'wire', direction: 'answer' })
    return [
      `  '${id}': {\n`,
      `    path: ${path.length === 0 ? 'Record<string, never>' : `{ ${path.join('; ')} }`}\n`,
      `    query: ${queryTypeName(views, operation) ?? 'Record<string, never>'}\n`,
      `    body: ${bodyType}${body === undefined || body.required ? '' : ' | undefined'}\n`,
      `    answer: ${page ? 'never' : answerType}\n  }\n`,
    ].join('')
  })
  const doc = '/** The request and the answer of every operation. */\n'
  return `${doc}export interface WireOperations {\n${entries.join('')}}\n\n/** The name of an operation: its tag and its method. */\nexport type OperationId = keyof WireOperations\n`
}
