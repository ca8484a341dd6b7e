/** Emits schema.ts, what callers see, and the declarations that wire.ts shares with it. */

import { deprecationTag } from '../model/deprecation.ts'
import type { Operation, Parameter } from '../model/description.ts'
import type { View, Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import { brand, plainQueries } from './plain-queries.ts'
import type { Replaced } from './projection.ts'
import { capitalised, header, keyOf } from './source-text.ts'
import type { Declaration, TypePrinter } from './type-printer.ts'

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

export function emitSchema(views: Views, types: TypePrinter): string {
  const { schemas, plain, queries } = declarationsOf(views, types)
  return [
    header('What callers send and get.'),
    wireType(views),
    textOf(schemas),
    brand,
    textOf([...plain, ...queries]),
  ].join('')
}

/** The types that callers import: those of schemas, of queries in plain form, and of the queries of operations. */
export function declarationsOf(views: Views, types: TypePrinter) {
  const plain = plainQueries(views, types)
  return {
    schemas: schemasOf(views, types, 'caller', plain.bodies),
    plain: plain.declarations,
    queries: queriesOf(views, types, 'caller'),
  }
}

/** Declarations with a blank line after each. */
export function textOf(declarations: readonly Declaration[]): string {
  return declarations.map(({ text }) => `${text}\n`).join('')
}

/**
 * The declarations of one side's schemas, in their order.
 *
 * @param bodies what takes the place of the fields of a request
 */
export function schemasOf(
  views: Views,
  types: TypePrinter,
  side: View['side'],
  bodies: ReadonlyMap<string, Replaced> = new Map(),
): Declaration[] {
  return [...views.description.schemas.keys()]
    .filter((component) => side === 'wire' || isDeclared(views, component))
    .flatMap((component) =>
      views.directionsOf(component, side).map((direction) => {
        const replaced = direction === 'request' ? bodies.get(component) : undefined
        return types.declaration(component, { side, direction }, replaced)
      }),
    )
}

/** Whether callers know it by its name: a named text with a format, such as a date, has the format's type everywhere. */
function isDeclared(views: Views, component: string): boolean {
  const schema = views.description.schemas.get(component)
  return schema?.properties !== undefined || !schema || views.formatOf(schema) === undefined
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

/** The declarations of the operations' queries, by name. */
export function queriesOf(views: Views, types: TypePrinter, side: View['side']): Declaration[] {
  return views.description.operations
    .flatMap((operation) => {
      const name = queryTypeName(views, operation)
      if (name === undefined) return []
      const { queryParameters } = operation
      const fields = queryParameters.map((parameter) => queryField(types, side, parameter))
      const doc = docstring([`The query of \`${operation.id}\`.`])
      const text = `${doc}export interface ${name} {\n${fields.join('')}}\n`
      return [{ name, type: types.parameters(queryParameters, side), text }]
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1))
}

function queryField(types: TypePrinter, side: View['side'], parameter: Parameter): string {
  const { name, required, description, deprecated, schema } = parameter
  const type = types.type(schema, { side, direction: 'request' })
  const doc = docstring([description, deprecationTag(description, deprecated)], '  ')
  return `${doc}  ${keyOf(name)}${required ? '' : '?'}: ${type}\n`
}
