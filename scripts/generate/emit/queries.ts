/** Emits queries.ts: for each queryable resource which fields an operator may name, as plain unions. */

import type { Operation, QueryField } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { givenInPath } from './arguments.ts'
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
} from './list-resources.ts'
import { filterName, isFiltered } from './plain-queries.ts'
import { flat, named, oneOf, type Projected } from './projection.ts'
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
    "export * from './query-operators.ts'\n\n",
    emitPageSize(views),
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

/** Apart from the other limits, which the small app would load with it. */
function emitPageSize({ description }: Views): string {
  const paging = description.schemas.get('PlatformPaging')
  const size = paging?.properties?.get('limit')?.default
  if (size === undefined) return ''
  return `/** The page size when none is asked for. */\nexport const defaultPageSize = ${size}\n\n`
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
  const { given, pages, values, filter, sort } = queryMembers(views, types, resource, knowledge)
  const lines = [
    '  /** What the query finds. */\n',
    `  item: ${item === undefined ? 'unknown' : qualify(types.type(item, answered))}\n`,
    '  /** What the query needs first: the arguments of its operation. */\n',
    `  given: ${flat(given)}\n`,
    '  /** How its pages are asked for. */\n',
    `  pages: ${flat(pages)}\n`,
    '  /** What else its request takes. */\n',
    `  more: ${moreText(views, types, resource)}\n`,
    '  /** Its conditions in plain form. */\n',
    `  filter: ${isFiltered(fields) ? `schema.${flat(filter)}` : 'never'}\n`,
    '  /** What each field is compared with. */\n',
    `  values: {\n${[...fields].map(([field, about]) => valueLine(field, about, values.properties?.[field])).join('')}  }\n`,
    ...allowedBy(fields).map(([operator, type]) => {
      return `${docstring([beyond(fields, neededFor(operator))], '  ')}  ${operator}: ${flat(type)}\n`
    }),
    docstring([joined('What it can be sorted by.', beyond(fields, ['sort']))], '  '),
    `  sort: ${flat(sort)}\n`,
  ]
  const doc = docstring([
    `What queries of ${name} (\`${operation.id}\`) may name: the fields of each operator.`,
    knowledge === 'all'
      ? 'With the additions of the sandbox, as said beside each: for clients whose profile asks for them.'
      : undefined,
  ])
  return `${doc}export interface ${typesName(knowledge, resource)} {\n${lines.join('')}}\n\n`
}

/** What a query finds and may name: each is a type, that of an operator the fields it takes. */
export function queryMembers(
  views: Views,
  types: TypePrinter,
  resource: ListResource,
  knowledge: Knowledge,
) {
  const { name, operation, fields, item } = resource
  const arguments_ = givenInPath(operation).map(
    (parameter) => `${parameter.name}: ${types.type(parameter.schema, request)}`,
  )
  const values = [...fields].map(
    ([field, about]) => [field, comparedWith(views, item, field, about)] as const,
  )
  return {
    item: item === undefined ? named('unknown') : types.project(item, answered),
    given: named(`[${arguments_.join(', ')}]`),
    pages: oneOf(operation.paging?.style ?? []),
    more: moreType(views, types, resource),
    filter: isFiltered(fields) ? named(nameFor(knowledge, filterName(name))) : never,
    values: {
      type: 'object',
      properties: Object.fromEntries(values),
      required: [...fields.keys()],
    },
    ...Object.fromEntries(allowedBy(fields)),
    sort: oneOf([...fields].filter(([, { sortable }]) => sortable).map(([field]) => field)),
  } satisfies Readonly<Record<string, Projected>>
}

const never = oneOf([])

/** The operators of the wire that one of the builder is written with. */
function neededFor(operator: string): readonly string[] {
  return Object.entries(composedOperators).find(([name]) => name === operator)?.[1] ?? [operator]
}

function moreType(views: Views, types: TypePrinter, { operation }: ListResource): Projected {
  const more = moreIn(views, operation)
  const { body, queryParameters } = operation
  if (more.length === 0) return never
  const whole = body
    ? types.project(body.schema, request)
    : types.parameters(queryParameters, 'caller')
  return { allOf: [whole], 'x-pick': more }
}

function moreText(views: Views, types: TypePrinter, { operation }: ListResource): string {
  const more = moreIn(views, operation)
  const { body } = operation
  if (more.length === 0) return 'never'
  const whole = body
    ? qualify(types.type(body.schema, request))
    : `schema.${queryTypeName(views, operation)}`
  return `Pick<${whole}, ${union(more)}>`
}

/** The fields of the request that are neither filter, order nor page. */
function moreIn(views: Views, operation: Operation): readonly string[] {
  const { body, paging, queryParameters } = operation
  const own = paging?.query
    ? [paging.query]
    : ['filter', 'sort', 'sorting', 'paging', 'cursorPaging']
  const isMore = (name: string) => !own.includes(name) && !name.startsWith('paging.')
  const names = body
    ? [...(views.resolve(body.schema).properties?.keys() ?? [])]
    : queryParameters.map(({ name }) => name)
  return names.filter(isMore)
}

function valueLine(name: string, { additions }: QueryField, value: Projected = never): string {
  const doc = additions.includes('field') ? `    /** ${notInTable}. */\n` : ''
  return `${doc}    ${quote(name)}: ${flat(value)}\n`
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

/** Each operator of the builder with the fields that it takes. */
function allowedBy(fields: ListResource['fields']): readonly (readonly [string, Projected])[] {
  return [...operators, ...Object.keys(composedOperators)].map((operator) => {
    const needed = neededFor(operator)
    const taken = [...fields].filter(([, { operators: allowed }]) =>
      needed.every((part) => allowed.includes(part)),
    )
    return [operator, oneOf(taken.map(([name]) => name))]
  })
}
