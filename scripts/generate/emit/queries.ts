/** Emits queries.ts: for each queryable resource which fields an operator may name, as plain unions. */

import type { QueryField } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import {
  comparedWith,
  composedOperators,
  type Knowledge,
  knowledgeOf,
  type ListResource,
  listResources,
  nameFor,
  notInTable,
  operators,
  seenBy,
  valueTypes,
  wireOperators,
} from './list-resources.ts'
import { filterName, isFiltered } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { answered, qualify, request } from './signatures.ts'
import { capitalised, header, quote, union } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitQueries(views: Views, types: TypePrinter): string {
  const resources = listResources(views)
  const members = (most: Knowledge) =>
    resources.map((resource) => {
      const knowledge = knowledgeOf(resource).includes(most) ? most : 'hosted'
      return `  ${resource.name}: ${typesName(knowledge, resource)}\n`
    })
  return [
    header('What the typed query builder may name.'),
    "import type * as schema from './schema.ts'\n\n",
    emitWords(),
    ...resources.flatMap((resource) =>
      knowledgeOf(resource).map((knowledge) =>
        emitResource(views, types, seenBy(knowledge, resource), knowledge),
      ),
    ),
    '/** The queryable resources by name. */\n',
    `export interface QueryResources {\n${members('hosted').join('')}}\n\n`,
    '/** The same with the additions of the sandbox, for clients whose profile asks for them. */\n',
    `export interface ${nameFor('all', 'QueryResources')} {\n${members('all').join('')}}\n`,
  ].join('')
}

function emitWords(): string {
  const entries = Object.entries(wireOperators).map(
    ([name, wire]) => `  ${name}: ${quote(wire)},\n`,
  )
  return [
    '/** What the description says of the values of a queryable field; `strings` is a list of texts. */\n',
    `export type FieldType = ${union(Object.keys(valueTypes))}\n\n`,
    '/** The operators that the description allows a field, and how the wire writes them. */\n',
    `export const wireOperators = {\n${entries.join('')}} as const\n\n`,
    '/** An operator that the description allows a field. */\n',
    'export type WireOperator = keyof typeof wireOperators\n\n',
    '/** An operator of the builder; some are written with others. */\n',
    `export type FieldOperator = WireOperator | ${union(Object.keys(composedOperators))}\n\n`,
  ].join('')
}

function typesName(knowledge: Knowledge, { name }: ListResource): string {
  return nameFor(knowledge, `${capitalised(name)}QueryTypes`)
}

function emitResource(
  views: Views,
  types: TypePrinter,
  resource: ListResource,
  knowledge: Knowledge,
): string {
  const { name, operation, fields, item } = resource
  const lines = [
    '  /** What the query finds. */\n',
    `  item: ${item === undefined ? 'unknown' : qualify(types.type(item, answered))}\n`,
    '  /** What the query needs first: the arguments of its operation. */\n',
    `  given: [${operation.pathParameters.map((parameter) => `${parameter.name}: ${types.type(parameter.schema, request)}`).join(', ')}]\n`,
    '  /** How its pages are asked for. */\n',
    `  pages: ${union(operation.paging?.style ?? [])}\n`,
    '  /** What else its request takes. */\n',
    `  more: ${moreOf(views, types, resource)}\n`,
    '  /** Its conditions in plain form. */\n',
    `  filter: ${isFiltered(fields) ? `schema.${nameFor(knowledge, filterName(name))}` : 'never'}\n`,
    '  /** What each field is compared with. */\n',
    `  values: {\n${[...fields].map(([field, about]) => valueLine(field, about, comparedWith(views, item, field, about))).join('')}  }\n`,
    ...operators.map((operator) => operatorLine(fields, operator, [operator])),
    ...Object.entries(composedOperators).map(([composed, parts]) =>
      operatorLine(fields, composed, parts),
    ),
    docstring([joined('What it can be sorted by.', beyond(fields, ['sort']))], '  '),
    `  sort: ${union([...fields].filter(([, { sortable }]) => sortable).map(([field]) => field))}\n`,
  ]
  const doc = docstring([
    `What queries of ${name} (\`${operation.id}\`) may name: the fields of each operator.`,
    knowledge === 'all'
      ? 'With the additions of the sandbox, as said beside each: for clients whose profile asks for them.'
      : undefined,
  ])
  return `${doc}export interface ${typesName(knowledge, resource)} {\n${lines.join('')}}\n\n`
}

/** The fields of the request that are neither filter, order nor page. */
function moreOf(views: Views, types: TypePrinter, { operation }: ListResource): string {
  const { body, paging, queryParameters } = operation
  const own = paging?.query
    ? [paging.query]
    : ['filter', 'sort', 'sorting', 'paging', 'cursorPaging']
  const isMore = (name: string) => !own.includes(name) && !name.startsWith('paging.')
  const names = body
    ? [...(views.resolve(body.schema).properties?.keys() ?? [])]
    : queryParameters.map(({ name }) => name)
  const more = names.filter(isMore)
  if (more.length === 0) return 'never'
  const whole = body
    ? qualify(types.type(body.schema, request))
    : `schema.${queryTypeName(views, operation)}`
  return `Pick<${whole}, ${union(more)}>`
}

function valueLine(name: string, { additions }: QueryField, value: string): string {
  const doc = additions.includes('field') ? `    /** ${notInTable}. */\n` : ''
  return `${doc}    ${quote(name)}: ${value}\n`
}

function operatorLine(
  fields: ReadonlyMap<string, QueryField>,
  name: string,
  needed: readonly string[],
): string {
  return `${docstring([beyond(fields, needed)], '  ')}  ${name}: ${allowing(fields, needed)}\n`
}

/** Says which fields only the sandbox is known to take here; whole fields are marked where their values are. */
function beyond(
  fields: ReadonlyMap<string, QueryField>,
  needed: readonly string[],
): string | undefined {
  const names = [...fields].flatMap(([name, { operators: allowed, additions, sortable }]) => {
    const isTaken = needed.every((part) => (part === 'sort' ? sortable : allowed.includes(part)))
    return isTaken && needed.some((part) => additions.includes(part)) ? [`\`${name}\``] : []
  })
  return names.length === 0 ? undefined : `${notInTable}: ${names.join(', ')}.`
}

function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

function allowing(fields: ReadonlyMap<string, QueryField>, needed: readonly string[]): string {
  const names = [...fields].flatMap(([name, { operators: allowed }]) =>
    needed.every((operator) => allowed.includes(operator)) ? [name] : [],
  )
  return union(names)
}
