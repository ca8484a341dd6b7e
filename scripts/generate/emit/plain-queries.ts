/**
 * The plain form of queries for schema.ts: what `{ query: { filter, sort } }` may hold, resource by resource, written out
 * so that a wrong field or operator does not compile.
 */
import type { Operation, QueryField, Schema } from '../model/description.ts'
import { oneOf, orNull, plain, type Type, unionOf } from '../model/types.ts'
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
} from './list-resources.ts'
import { request } from './signatures.ts'
import { capitalised, quote, union } from './source-text.ts'
import { wireOperators } from './templates/query-operators.ts'
import type { Declaration, Replaced, TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

export interface PlainQueries {
  readonly declarations: readonly Declaration[]
  /** Request bodies that hold a query: the types of their fields, by the name of the component. */
  readonly bodies: ReadonlyMap<string, Replaced>
}

export function plainQueries(types: TypePrinter): PlainQueries {
  const { views } = types
  const bodies = new Map<string, Replaced>()
  const declarations = listResources(views).flatMap((resource) =>
    knowledgeOf(resource).map((knowledge) => {
      const seen = seenBy(knowledge, resource)
      const { filter, sorting, question, replaced } = plainQuery(types, seen, knowledge)
      const { name, operation } = resource
      const field = operation.paging?.query
      const component = operation.body?.schema.ref
      if (!question || !field || !component || replaced.size === 0) return filter
      const asked = nameFor(knowledge, questionName(name))
      const inBody = new Map([[field, types.named(asked)]])
      if (knowledge === 'hosted') bodies.set(component, inBody)
      const body = views.description.schemas.get(component)
      const own = [
        ...filter,
        ...sorting,
        types.declarationAs(asked, saying(knowledge, question), request, replaced),
      ]
      if (knowledge !== 'all' || !body) return own
      const whole = nameFor(knowledge, views.nameOf(component, request))
      return [...own, types.declarationAs(whole, saying(knowledge, body), request, inBody)]
    }),
  )
  return { declarations: declarations.flat(), bodies }
}

/** The type of an operation's body where it is called: with additions only for clients that ask for them. */
export function bodyType(types: TypePrinter, operation: Operation, body: Type): string {
  const hosted = sourceOf(body, 'schema.')
  return takesAdditions(types, operation)
    ? `Offered<Additions, ${hosted}, ${nameFor('all', hosted)}>`
    : hosted
}

function takesAdditions(types: TypePrinter, operation: Operation): boolean {
  if (operation.paging === undefined) return false
  const resource = listResources(types.views).find((one) => one.operation === operation)
  if (!resource || !knowledgeOf(resource).includes('all')) return false
  const { question, replaced } = plainQuery(types, resource, 'all')
  return question !== undefined && operation.paging?.query !== undefined && replaced.size > 0
}

interface PlainQuery {
  readonly filter: readonly Declaration[]
  readonly sorting: readonly Declaration[]
  readonly question: Schema | undefined
  readonly replaced: Replaced
}

/** The types of one resource's query in plain form, and which fields of its schema they replace. */
function plainQuery(types: TypePrinter, resource: ListResource, knowledge: Knowledge): PlainQuery {
  const { views } = types
  const { name, fields } = resource
  const filter = isFiltered(fields) ? [filterOf(types, resource, knowledge)] : []
  const question = questionOf(views, resource)
  const target = question && views.resolve(question)
  const replaced = new Map<string, Type>()
  let sorting: readonly Declaration[] = []
  for (const [key, schema] of target?.properties ?? []) {
    // A filter or an order that travels as text cannot be checked here.
    const { types: kinds, items, nullable } = views.resolve(schema)
    if (key === 'filter' && filter.length > 0 && kinds.includes('object')) {
      const conditions = types.named(nameFor(knowledge, filterName(name)))
      replaced.set(key, nullable ? orNull(conditions) : conditions)
    }
    if (items && views.resolve(items).properties?.has('fieldName')) {
      sorting = [sortingOf(types, resource, items, knowledge)]
      const named = types.named(nameFor(knowledge, sortName(name)))
      replaced.set(key, { kind: 'list', items: named, isReadonly: true })
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
export const brand = `/** Never there: tells the conditions of one resource from those of another. */
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
  types: TypePrinter,
  { name, operation, fields, item }: ListResource,
  knowledge: Knowledge,
): Declaration {
  const self = nameFor(knowledge, filterName(name))
  const filtered = [...fields].filter(([, { operators }]) => operators.length > 0)
  const conditions = filtered.map(
    ([field, about]) =>
      [field, conditionOf(about, comparedWith(types.views, item, field, about))] as const,
  )
  const lines = conditions.map(([field, condition]) => {
    const doc = fields.get(field)?.additions.includes('field') ? `  /** ${notInTable}. */\n` : ''
    return `${doc}  ${quote(field)}?: ${sourceOf(condition)}\n`
  })
  const doc = docstring([
    `Conditions of \`${operation.id}\` in plain form, all of which must hold: a value, or operators.`,
    knowledge === 'all' ? withAdditions : undefined,
  ])
  const own = types.named(self)
  const some: Type = { kind: 'list', items: own }
  const joined = { $and: some, $or: some, $not: unionOf([some, own]) }
  const type = optionals([...conditions, ...Object.entries(joined)])
  const text = [
    `${doc}export interface ${self} {\n`,
    `  readonly [filterOf]?: ${union(brands[knowledge](name))}\n`,
    ...lines,
    `  /** All of these hold. */\n  $and?: readonly ${self}[]\n`,
    `  /** At least one of these holds. */\n  $or?: readonly ${self}[]\n`,
    `  /** None of these holds. */\n  $not?: readonly ${self}[] | ${self}\n`,
    '}\n',
  ].join('')
  return { name: self, type, text }
}

const textOperators = ['startsWith', 'endsWith', 'contains']
const listOperators = ['in', 'hasSome', 'hasAll']
const nullableOperators = ['eq', 'ne']

/** `string | null | { $ne?: string | null; $in?: readonly string[] }`. */
function conditionOf({ operators }: QueryField, value: Type): Type {
  const operandOf = (operator: string): Type => {
    if (operator === 'exists') return plain('boolean')
    if (textOperators.includes(operator)) return plain('string')
    if (listOperators.includes(operator)) return { kind: 'list', items: value, isReadonly: true }
    return nullableOperators.includes(operator) ? orNull(value) : value
  }
  const entries = Object.entries(wireOperators)
    .filter(([operator]) => operators.includes(operator))
    .map(([operator, wire]) => [wire, operandOf(operator)] as const)
  const own = operators.includes('eq') ? [orNull(value)] : []
  return unionOf([...own, optionals(entries)])
}

/** An object of fields that may all be left out. */
function optionals(fields: readonly (readonly [string, Type])[]): Type {
  const entries = fields.map(([name, type]) => [name, { type, optional: true }] as const)
  return { kind: 'object', fields: new Map(entries) }
}

function sortingOf(
  types: TypePrinter,
  { name, fields }: ListResource,
  items: NonNullable<ListResource['item']>,
  knowledge: Knowledge,
): Declaration {
  const sortable = [...fields].filter(([, field]) => field.sortable).map(([field]) => field)
  const schema = saying(knowledge, types.views.resolve(items))
  const replaced = new Map([['fieldName', oneOf(sortable)]])
  return types.declarationAs(nameFor(knowledge, sortName(name)), schema, request, replaced)
}
