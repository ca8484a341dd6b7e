/**
 * The plain form of queries for schema.ts: the type of `{ query: { filter, sort } }` per resource, so that a wrong
 * field or operator does not compile.
 */
import type { Operation, QueryField } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import { type Field, oneOf, orNull, plain, type Type, unionOf } from '../model/types.ts'
import { docstring } from './docstring.ts'
import {
  additionDoc,
  comparedWith,
  type ListResource,
  listResources,
  nameFor,
  typeName,
} from './list-resources.ts'
import { request } from './signatures.ts'
import { quote, union } from './source-text.ts'
import { wireOperators } from './templates/query-operators.ts'
import type { Declaration, Replaced, TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

export function plainQueries(types: TypePrinter) {
  const { views } = types
  /** Request bodies with a query: component → types of its fields. */
  const bodies = new Map<string, Replaced>()
  const declarations = listResources(views).flatMap((resource) => {
    const { knowledge, operation } = resource
    const { filter, sorting, question, replaced } = plainQuery(types, resource)
    const field = operation.paging?.query
    const component = operation.body?.schema.ref
    if (!question || !field || !component || replaced.size === 0) return filter
    const asked = typeName(resource, 'QueryInput')
    const inBody = new Map([[field, types.named(asked)]])
    if (knowledge === 'hosted') bodies.set(component, inBody)
    const body = views.description.schemas.get(component)
    const query = types.declarationAs(asked, saying(resource, question), request, replaced)
    const own = [...filter, ...sorting, query]
    if (knowledge === 'hosted' || !body) return own
    const whole = nameFor(knowledge, views.nameOf(component, request))
    return [...own, types.declarationAs(whole, saying(resource, body), request, inBody)]
  })
  return { declarations, bodies }
}

/** The type of an operation's body at its call, with additions only for clients that ask for them. */
export function bodyType(types: TypePrinter, operation: Operation, body: Type): string {
  const hosted = sourceOf(body, 'schema.')
  return takesAdditions(types, operation)
    ? `Offered<Additions, ${hosted}, ${nameFor('all', hosted)}>`
    : hosted
}

function takesAdditions(types: TypePrinter, operation: Operation): boolean {
  if (operation.paging?.query === undefined) return false
  const resources = listResources(types.views).filter((one) => one.operation === operation)
  const resource = resources.find(({ knowledge }) => knowledge === 'all')
  return resource !== undefined && plainQuery(types, resource).replaced.size > 0
}

/** The plain query types of a resource, and the schema fields that they replace. */
function plainQuery(types: TypePrinter, resource: ListResource) {
  const { views } = types
  const { paging, body } = resource.operation
  const filter = isFiltered(resource) ? [filterOf(types, resource)] : []
  // The request's object with filter, sort and page.
  const holder = paging?.query ? views.fieldAt(body?.schema, paging.query) : body?.schema
  const question = holder && views.resolve(holder)
  const replaced = new Map<string, Type>()
  let sorting: readonly Declaration[] = []
  for (const [key, schema] of question?.properties ?? []) {
    // A filter or sort serialized as text cannot be checked here.
    const { types: kinds, items, nullable } = views.resolve(schema)
    if (key === 'filter' && filter.length > 0 && kinds.includes('object')) {
      const conditions = types.named(typeName(resource, 'Filter'))
      replaced.set(key, nullable ? orNull(conditions) : conditions)
    }
    if (items && views.resolve(items).properties?.has('fieldName')) {
      sorting = [sortingOf(types, resource, items)]
      const named = types.named(typeName(resource, 'Sort'))
      replaced.set(key, { kind: 'list', items: named, isReadonly: true })
    }
  }
  return { filter, sorting, question, replaced }
}

/** The same schema; the docstring of one with additions says so. */
function saying({ knowledge }: ListResource, schema: Schema): Schema {
  if (knowledge === 'hosted') return schema
  const description = [schema.description, withAdditions].filter(Boolean).join('\n\n')
  return { ...schema, description }
}

const withAdditions = 'With the additions of the sandbox, for a client whose profile asks for them.'

/** A brand: with only optional fields, conditions of members would be assignable to those of products. */
export const brand = `/** Never there: tells the conditions of one resource from those of another. */
export declare const filterOf: unique symbol

`

export const isFiltered = ({ fields }: ListResource): boolean =>
  [...fields.values()].some(({ operators }) => operators.length > 0)

function filterOf(types: TypePrinter, resource: ListResource): Declaration {
  const { name, operation, knowledge } = resource
  const self = typeName(resource, 'Filter')
  const filtered = [...resource.fields].filter(([, { operators }]) => operators.length > 0)
  const conditions = filtered.map(([field, about]): [string, Field] => {
    const type = conditionOf(about, comparedWith(types.views, resource, field))
    return [field, { type, optional: true, doc: additionDoc(about) }]
  })
  const doc = docstring([
    `Conditions of \`${operation.id}\` in plain form, all of which must hold: a value, or operators.`,
    knowledge === 'all' ? withAdditions : undefined,
  ])
  const own = types.named(self)
  const some: Type = { kind: 'list', items: own, isReadonly: true }
  const fields = new Map([
    ...conditions,
    ['$and', { type: some, optional: true, doc: ['All of these hold.'] }],
    ['$or', { type: some, optional: true, doc: ['At least one of these holds.'] }],
    ['$not', { type: unionOf([some, own]), optional: true, doc: ['None of these holds.'] }],
  ])
  // Conditions without additions are assignable to those with them, not vice versa.
  const brands = [name, ...(knowledge === 'all' ? [`${name} with additions`] : [])]
  const text = [
    `${doc}export interface ${self} {\n`,
    `  readonly [filterOf]?: ${union(brands)}\n`,
    fieldLines(fields, '  '),
    '}\n',
  ].join('')
  return { name: self, type: { kind: 'object', fields }, text }
}

export function fieldLines(fields: Iterable<readonly [string, Field]>, indent: string): string {
  const lines = [...fields].map(([name, { type, optional, doc = [] }]) => {
    return `${docstring(doc, indent)}${indent}${quote(name)}${optional ? '?' : ''}: ${sourceOf(type)}\n`
  })
  return lines.join('')
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
  const fields = Object.entries(wireOperators)
    .filter(([operator]) => operators.includes(operator))
    .map(([operator, wire]) => [wire, { type: operandOf(operator), optional: true }] as const)
  const own = operators.includes('eq') ? [orNull(value)] : []
  return unionOf([...own, { kind: 'object', fields: new Map(fields) }])
}

function sortingOf(types: TypePrinter, resource: ListResource, items: Schema): Declaration {
  const sortable = [...resource.fields]
    .filter(([, field]) => field.sortable)
    .map(([field]) => field)
  const schema = saying(resource, types.views.resolve(items))
  const replaced = new Map([['fieldName', oneOf(sortable)]])
  return types.declarationAs(typeName(resource, 'Sort'), schema, request, replaced)
}
