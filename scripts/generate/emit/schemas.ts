/** Emits schema.ts, the callers' types, and the declarations that wire.ts shares with it. */
import type { Operation } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { View, Views } from '../model/views.ts'
import { brand, plainQueries } from './plain-queries.ts'
import { capitalised, header } from './source-text.ts'
import type { Declaration, Replaced, TypePrinter } from './type-printer.ts'

/** The type of an undecoded response: each format as on the wire, also in lists and maps. */
function wireType(views: Views): string {
  const media = views.formatted().map(([, , { answer }]) => answer)
  return `/**
 * What \`raw: true\` returns in place of a type: dates as ISO 8601 text, pictures and videos in whichever
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

export function emitSchema(types: TypePrinter, declared = declarationsOf(types)): string {
  const { schemas, plain, queries } = declared
  return [
    header('What callers send and get.'),
    wireType(types.views),
    textOf(schemas),
    brand,
    textOf([...plain, ...queries]),
  ].join('')
}

/** The exported types: schemas, plain queries, and the query parameters of operations. */
export function declarationsOf(types: TypePrinter) {
  const plain = plainQueries(types)
  return {
    schemas: schemasOf(types, 'caller', plain.bodies),
    plain: plain.declarations,
    queries: queriesOf(types, 'caller'),
  }
}

export function textOf(declarations: readonly Declaration[]): string {
  return declarations.map(({ text }) => `${text}\n`).join('')
}

/**
 * The declarations of one side's schemas, in their order.
 *
 * @param bodies replacements for the fields of a request
 */
export function schemasOf(
  types: TypePrinter,
  side: View['side'],
  bodies: ReadonlyMap<string, Replaced> = new Map(),
): Declaration[] {
  const { views } = types
  return [...views.description.schemas]
    .filter(([, schema]) => side === 'wire' || isDeclared(views, schema))
    .flatMap(([component]) =>
      views.directionsOf(component, side).map((direction) => {
        const replaced = direction === 'request' ? bodies.get(component) : undefined
        return types.declaration(component, { side, direction }, replaced)
      }),
    )
}

/** Whether it is declared by name: a named text with a format, such as a date, has the format's type everywhere. */
function isDeclared(views: Views, schema: Schema): boolean {
  return schema.properties !== undefined || views.formatOf(schema) === undefined
}

export function queryTypeName(views: Views, operation: Operation): string | undefined {
  if (operation.queryParameters.length === 0) return undefined
  const { operations, schemas } = views.description
  const nameOf = ({ name }: Operation) => `${capitalised(name)}Query`
  const others = operations.filter((one) => one !== operation && one.queryParameters.length > 0)
  const plain = nameOf(operation)
  const full = capitalised(operation.tag) + plain
  const isFree = (name: string) => !schemas.has(name) && !others.some((one) => nameOf(one) === name)
  return [plain, full].find(isFree) ?? `${full}Parameters`
}

export function queriesOf(types: TypePrinter, side: View['side']): Declaration[] {
  return types.views.description.operations
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((operation) => {
      const name = queryTypeName(types.views, operation)
      if (name === undefined) return []
      const query = types.parameters(operation.queryParameters, { side, direction: 'request' })
      return [types.declare(name, query, [`The query of \`${operation.id}\`.`])]
    })
}
