/**
 * The plain form of queries for schema.ts: what `{ query: { filter, sort } }` may hold, resource by resource, written out
 * so that a wrong field or operator does not compile.
 */
import type { Operation, QueryField, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import {
  comparedWith,
  type Knowledge,
  knowledgeOf,
  type ListResource,
  listResources,
  nameFor,
  notInTable,
  questionOf,
  seenBy,
  wireOperators,
} from './list-resources.ts'
import type { Replaced } from './projection.ts'
import { qualify, request } from './signatures.ts'
import { capitalised, quote, union } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export interface PlainQueries {
  readonly declarations: string
  /** Request bodies that hold a query: the types of their fields, by the name of the component. */
  readonly bodies: ReadonlyMap<string, Replaced>
}

export function plainQueries(views: Views, types: TypePrinter): PlainQueries {
  const bodies = new Map<string, Replaced>()
  const declarations = listResources(views).flatMap((resource) =>
    knowledgeOf(resource).map((knowledge) => {
      const seen = seenBy(knowledge, resource)
      const { filter, sorting, question, replaced } = plainQuery(views, types, seen, knowledge)
      const { name, operation } = resource
      const field = operation.paging?.query
      const component = operation.body?.schema.ref
      if (!question || !field || !component || replaced.size === 0) return filter
      const asked = nameFor(knowledge, questionName(name))
      const inBody = new Map([[field, asked]])
      if (knowledge === 'hosted') bodies.set(component, inBody)
      const body = views.description.schemas.get(component)
      return [
        filter,
        sorting,
        types.declarationAs(asked, saying(knowledge, question), request, replaced),
        '\n',
        knowledge === 'all' && body
          ? `${types.declarationAs(nameFor(knowledge, views.nameOf(component, request)), saying(knowledge, body), request, inBody)}\n`
          : '',
      ].join('')
    }),
  )
  return { declarations: [brand, ...declarations].join(''), bodies }
}

/** The type of an operation's body where it is called: with additions only for clients that ask for them. */
export function bodyType(
  views: Views,
  types: TypePrinter,
  operation: Operation,
  body: Schema,
): string {
  const plain = qualify(types.type(body, request))
  return takesAdditions(views, types, operation)
    ? `Offered<Additions, ${plain}, ${nameFor('all', plain)}>`
    : plain
}

function takesAdditions(views: Views, types: TypePrinter, operation: Operation): boolean {
  const resource = listResources(views).find((one) => one.operation === operation)
  if (!resource || !knowledgeOf(resource).includes('all')) return false
  const { question, replaced } = plainQuery(views, types, resource, 'all')
  return question !== undefined && operation.paging?.query !== undefined && replaced.size > 0
}

/** The types of one resource's query in plain form, and which fields of its schema they replace. */
function plainQuery(
  views: Views,
  types: TypePrinter,
  resource: ListResource,
  knowledge: Knowledge,
): { filter: string; sorting: string; question: Schema | undefined; replaced: Replaced } {
  const { name, fields } = resource
  const filter = isFiltered(fields) ? filterOf(views, resource, knowledge) : ''
  const question = questionOf(views, resource)
  const target = question && views.resolve(question)
  const replaced = new Map<string, string>()
  let sorting = ''
  for (const [key, schema] of target?.properties ?? []) {
    // A filter or an order that travels as text cannot be checked here.
    const { types: kinds, items, nullable } = views.resolve(schema)
    if (key === 'filter' && filter && kinds.includes('object')) {
      replaced.set(key, nameFor(knowledge, filterName(name)) + (nullable ? ' | null' : ''))
    }
    if (items && views.resolve(items).properties?.has('fieldName')) {
      sorting = sortingOf(views, types, resource, items, knowledge)
      replaced.set(key, `${nameFor(knowledge, sortName(name))}[]`)
    }
  }
  return { filter, sorting, question: target, replaced }
}

/** The same schema; the docstring of one with additions says so. */
function saying(knowledge: Knowledge, schema: Schema): Schema {
  if (knowledge === 'hosted') return schema
  return {
    ...schema,
    description: [schema.description, withAdditions].filter(Boolean).join('\n\n'),
  }
}

const withAdditions = 'With the additions of the sandbox, for a client whose profile asks for them.'

/** Otherwise the conditions of members would pass for those of products: all of their fields are optional. */
const brand = `/** Never there: tells the conditions of one resource from those of another. */
export declare const filterOf: unique symbol

`

/** Conditions without additions pass for those with them, not the other way round. */
const brands: Readonly<Record<Knowledge, (name: string) => readonly string[]>> = {
  hosted: (name) => [name],
  all: (name) => [name, `${name} with additions`],
}

/** The name of the type of a resource's conditions in plain form. */
export const filterName = (resource: string): string => `${capitalised(resource)}Filter`

const sortName = (resource: string): string => `${capitalised(resource)}Sort`

const questionName = (resource: string): string => `${capitalised(resource)}QueryInput`

export const isFiltered = (fields: ListResource['fields']): boolean =>
  [...fields.values()].some(({ operators }) => operators.length > 0)

function filterOf(
  views: Views,
  { name, operation, fields, item }: ListResource,
  knowledge: Knowledge,
): string {
  const self = nameFor(knowledge, filterName(name))
  const conditions = [...fields].flatMap(([field, about]) => {
    if (about.operators.length === 0) return []
    const doc = about.additions.includes('field') ? `  /** ${notInTable}. */\n` : ''
    return [
      `${doc}  ${quote(field)}?: ${conditionOf(about, comparedWith(views, item, field, about))}\n`,
    ]
  })
  const doc = docstring([
    `Conditions of \`${operation.id}\` in plain form, all of which must hold: a value, or operators.`,
    knowledge === 'all' ? withAdditions : undefined,
  ])
  return [
    `${doc}export interface ${self} {\n`,
    `  readonly [filterOf]?: ${union(brands[knowledge](name))}\n`,
    ...conditions,
    `  /** All of these hold. */\n  $and?: readonly ${self}[]\n`,
    `  /** At least one of these holds. */\n  $or?: readonly ${self}[]\n`,
    `  /** None of these holds. */\n  $not?: readonly ${self}[] | ${self}\n`,
    '}\n\n',
  ].join('')
}

const textOperators = ['startsWith', 'endsWith', 'contains']
const listOperators = ['in', 'hasSome', 'hasAll']
const nullableOperators = ['eq', 'ne']

/** `string | null | { $ne?: string | null; $in?: readonly string[] }`. */
function conditionOf({ operators }: QueryField, value: string): string {
  const operandOf = (operator: string): string => {
    if (operator === 'exists') return 'boolean'
    if (textOperators.includes(operator)) return 'string'
    if (listOperators.includes(operator)) return `readonly (${value})[]`
    return nullableOperators.includes(operator) ? `${value} | null` : value
  }
  const entries = Object.entries(wireOperators)
    .filter(([operator]) => operators.includes(operator))
    .map(([operator, wire]) => `${wire}?: ${operandOf(operator)}`)
  const plain = operators.includes('eq') ? [value, 'null'] : []
  return [...plain, `{ ${entries.join('; ')} }`].join(' | ')
}

function sortingOf(
  views: Views,
  types: TypePrinter,
  { name, fields }: ListResource,
  items: NonNullable<ListResource['item']>,
  knowledge: Knowledge,
): string {
  const sortable = [...fields].filter(([, field]) => field.sortable).map(([field]) => quote(field))
  const replaced = new Map([['fieldName', sortable.join(' | ') || 'never']])
  const schema = saying(knowledge, views.resolve(items))
  return `${types.declarationAs(nameFor(knowledge, sortName(name)), schema, request, replaced)}\n`
}
