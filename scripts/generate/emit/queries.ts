/** Emits queries.ts: the fields each operator accepts, per queryable resource, as plain unions. */
import type { Operation, QueryField } from '../model/operation.ts'
import { never, oneOf, pick, plain, type Type, unknown } from '../model/types.ts'
import { givenInPath } from './arguments.ts'
import { docstring } from './docstring.ts'
import {
  additionDoc,
  comparedWith,
  composedOperators,
  isHosted,
  type ListResource,
  listResources,
  nameFor,
  notInTable,
  operators,
  typeName,
} from './list-resources.ts'
import { fieldLines, isFiltered } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { answered, request } from './signatures.ts'
import { header, union } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

export function emitQueries(types: TypePrinter): string {
  const resources = listResources(types.views)
  const members = (shown: readonly ListResource[]) => {
    const names = new Map(shown.map((resource) => [resource.name, typesOf(resource)]))
    return [...names].map(([name, type]) => `  ${name}: ${type}\n`).join('')
  }
  return [
    header('What the typed query builder may name.'),
    "import type * as schema from './schema.ts'\n\n",
    "export * from './query-operators.ts'\n\n",
    emitPageSize(types),
    ...resources.map((resource) => emitResource(types, resource)),
    '/** The queryable resources by name. */\n',
    `export interface QueryResources {\n${members(resources.filter(isHosted))}}\n\n`,
    '/** The same with the additions of the sandbox, for clients whose profile asks for them. */\n',
    `export interface ${nameFor('all', 'QueryResources')} {\n${members(resources)}}\n`,
  ].join('')
}

/** Separate from the other limits, for tree-shaking. */
function emitPageSize({ views }: TypePrinter): string {
  const limits = views.description.operations.map(({ body, paging }) => {
    const path = paging?.query ? `${paging.query}.paging.limit` : 'paging.limit'
    return paging && views.fieldAt(body?.schema, path)
  })
  const size = limits.find((limit) => limit?.default !== undefined)?.default
  if (size === undefined) return ''
  return `/** The page size when none is asked for. */\nexport const defaultPageSize = ${size}\n\n`
}

const typesOf = (resource: ListResource): string => typeName(resource, 'QueryTypes')

function emitResource(types: TypePrinter, resource: ListResource): string {
  const { name, operation, fields } = resource
  const { item, given, pages, filter, sort, values, ...taken } = queryMembers(types, resource)
  const line = (doc: string | undefined, key: string, text: string) =>
    `${docstring([doc], '  ')}  ${key}: ${text}\n`
  const source = (type: Type) => sourceOf(type, 'schema.')
  const lines = [
    line('What the query finds.', 'item', source(item)),
    line('What the query needs first: the arguments of its operation.', 'given', source(given)),
    line('How its pages are asked for.', 'pages', source(pages)),
    line('What else its request takes.', 'more', moreText(types, operation)),
    line('Its conditions in plain form.', 'filter', source(filter)),
    line(
      'What each field is compared with.',
      'values',
      `{\n${fieldLines(values.fields, '    ')}  }`,
    ),
    ...Object.keys(neededFor).map((operator) =>
      line(beyond(fields, operator), operator, source(taken[operator] ?? never)),
    ),
    line(`What it can be sorted by. ${beyond(fields, 'sort') ?? ''}`, 'sort', source(sort)),
  ]
  const doc = docstring([
    `What queries of ${name} (\`${operation.id}\`) may name: the fields of each operator.`,
    resource.knowledge === 'all'
      ? 'With the additions of the sandbox, as said beside each: for clients whose profile asks for them.'
      : undefined,
  ])
  return `${doc}export interface ${typesOf(resource)} {\n${lines.join('')}}\n\n`
}

export function queryMembers(types: TypePrinter, resource: ListResource) {
  const { operation, fields, item } = resource
  const arguments_ = givenInPath(operation).map(
    (parameter) => `${parameter.name}: ${sourceOf(types.of(parameter.schema, request))}`,
  )
  const values = [...fields].map(([field, about]) => {
    const type = comparedWith(types.views, resource, field)
    return [field, { type, optional: false, doc: additionDoc(about) }] as const
  })
  const taken = Object.keys(neededFor).map((operator) => [
    operator,
    oneOf([...fields].flatMap(([field, about]) => (takes(about, operator) ? [field] : []))),
  ])
  return {
    item: item === undefined ? unknown : types.of(item, answered),
    given: plain(`[${arguments_.join(', ')}]`),
    pages: oneOf(operation.paging?.style ?? []),
    more: pick(requestOf(types, operation), moreIn(types, operation)),
    filter: isFiltered(resource) ? types.named(typeName(resource, 'Filter')) : never,
    values: { kind: 'object', fields: new Map(values) } satisfies Type,
    ...Object.fromEntries(taken),
    sort: oneOf([...fields].filter(([, { sortable }]) => sortable).map(([field]) => field)),
  }
}

const neededFor: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(operators.map((operator) => [operator, [operator]])),
  ...composedOperators,
}

function takes({ operators: allowed }: QueryField, operator: string): boolean {
  return neededFor[operator]?.every((part) => allowed.includes(part)) === true
}

function requestOf(types: TypePrinter, { body, queryParameters }: Operation): Type {
  return body ? types.of(body.schema, request) : types.parameters(queryParameters, request)
}

function moreText(types: TypePrinter, operation: Operation): string {
  const more = moreIn(types, operation)
  if (more.length === 0) return 'never'
  const whole = operation.body
    ? sourceOf(requestOf(types, operation), 'schema.')
    : `schema.${queryTypeName(types.views, operation)}`
  return `Pick<${whole}, ${union(more)}>`
}

/** The fields of the request besides filter, sort and page. */
function moreIn({ views }: TypePrinter, operation: Operation): readonly string[] {
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

/** Documents operators beyond the hosted platform's; whole fields are marked at their values. */
function beyond(fields: ListResource['fields'], use: string): string | undefined {
  const names = [...fields].flatMap(([name, field]) => {
    const isTaken = use === 'sort' ? field.sortable : takes(field, use)
    const needed = neededFor[use] ?? [use]
    return isTaken && needed.some((part) => field.additions.includes(part)) ? [`\`${name}\``] : []
  })
  return names.length === 0 ? undefined : `${notInTable}: ${names.join(', ')}.`
}
