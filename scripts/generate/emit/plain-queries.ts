/**
 * The plain form of queries for schema.ts: what `{ query: { filter, sort } }` may hold, resource by resource, written out
 * so that a wrong field or operator does not compile.
 */
import type { QueryField } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import {
  comparedWith,
  type ListResource,
  listResources,
  notInTable,
  questionOf,
  wireOperators,
} from './list-resources.ts'
import type { Replaced } from './projection.ts'
import { request } from './signatures.ts'
import { capitalised, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export interface PlainQueries {
  readonly declarations: string
  /** Request bodies that hold a query: the types of their fields, by the name of the component. */
  readonly bodies: ReadonlyMap<string, Replaced>
}

export function plainQueries(views: Views, types: TypePrinter): PlainQueries {
  const bodies = new Map<string, Replaced>()
  const declarations = listResources(views).map((resource) => {
    const { name, operation, fields } = resource
    const filter = isFiltered(fields) ? filterOf(views, resource) : ''
    const question = questionOf(views, resource)
    const field = operation.paging?.query
    const target = question && views.resolve(question)
    const replaced = new Map<string, string>()
    let sorting = ''
    for (const [key, schema] of target?.properties ?? []) {
      // A filter or an order that travels as text cannot be checked here.
      const { types: kinds, items, nullable } = views.resolve(schema)
      if (key === 'filter' && filter && kinds.includes('object')) {
        replaced.set(key, filterName(name) + (nullable ? ' | null' : ''))
      }
      if (items && views.resolve(items).properties?.has('fieldName')) {
        sorting = sortingOf(views, types, resource, items)
        replaced.set(key, `${sortName(name)}[]`)
      }
    }
    if (!target || !field || !operation.body?.schema.ref || replaced.size === 0) return filter
    bodies.set(operation.body.schema.ref, new Map([[field, questionName(name)]]))
    return [
      filter,
      sorting,
      types.declarationAs(questionName(name), target, request, replaced),
      '\n',
    ].join('')
  })
  return { declarations: [brand, ...declarations].join(''), bodies }
}

/** Otherwise the conditions of members would pass for those of products: all of their fields are optional. */
const brand = `/** Never there: tells the conditions of one resource from those of another. */
export declare const filterOf: unique symbol

`

/** The name of the type of a resource's conditions in plain form. */
export const filterName = (resource: string): string => `${capitalised(resource)}Filter`

const sortName = (resource: string): string => `${capitalised(resource)}Sort`

const questionName = (resource: string): string => `${capitalised(resource)}QueryInput`

export const isFiltered = (fields: ListResource['fields']): boolean =>
  [...fields.values()].some(({ operators }) => operators.length > 0)

function filterOf(views: Views, { name, operation, fields, item }: ListResource): string {
  const self = filterName(name)
  const conditions = [...fields].flatMap(([field, about]) => {
    if (about.operators.length === 0) return []
    const doc = about.additions.includes('field') ? `  /** ${notInTable}. */\n` : ''
    return [
      `${doc}  ${quote(field)}?: ${conditionOf(about, comparedWith(views, item, field, about))}\n`,
    ]
  })
  const doc = docstring([
    `Conditions of \`${operation.id}\` in plain form, all of which must hold: a value, or operators.`,
  ])
  return [
    `${doc}export interface ${self} {\n`,
    `  readonly [filterOf]?: ${quote(name)}\n`,
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
): string {
  const sortable = [...fields].filter(([, field]) => field.sortable).map(([field]) => quote(field))
  const replaced = new Map([['fieldName', sortable.join(' | ') || 'never']])
  return `${types.declarationAs(sortName(name), views.resolve(items), request, replaced)}\n`
}
