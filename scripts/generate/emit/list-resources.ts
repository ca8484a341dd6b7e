/** The paginated resources: names of their queries, operators, and operand types of fields. */
import type { Operation, QueryField } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import { oneOf, plain, type Type, unionOf } from '../model/types.ts'
import type { Views } from '../model/views.ts'
import { capitalised, lowered } from './source-text.ts'
import { type FieldOperator, type FieldType, wireOperators } from './templates/query-operators.ts'

export const operators: readonly string[] = Object.keys(wireOperators)

/** Composed operators of the builder → their wire operators, all of which must be allowed. */
export const composedOperators = {
  between: ['ge', 'lt'],
  isEmpty: ['eq'],
  isNotEmpty: ['ne'],
} as const satisfies Partial<Record<FieldOperator, readonly string[]>>

/** Field type in the description → operand type for callers. */
const valueTypes = {
  string: ['string'],
  strings: ['string'],
  number: ['number'],
  boolean: ['boolean'],
  date: ['Date', 'string'],
} as const satisfies Record<FieldType, readonly string[]>

/** Which fields a client's types name: those of the hosted platform, or the additions of the sandbox as well. */
type Knowledge = 'hosted' | 'all'

/** A list operation as the query builder of a client sees it. */
export interface ListResource {
  /** For example `storeVariants`. */
  readonly name: string
  readonly operation: Operation
  readonly knowledge: Knowledge
  readonly fields: ReadonlyMap<string, QueryField>
  /** The schema of its items; absent when the description does not say. */
  readonly item: Schema | undefined
}

/** The paginated resources; those with additions twice, the second for clients that ask for them. */
export function listResources(views: Views): readonly ListResource[] {
  const { operations } = views.description
  return operations.flatMap((operation): readonly ListResource[] => {
    const { paging, answer, queryFields: fields = new Map<string, QueryField>() } = operation
    if (paging === undefined) return []
    const item = views.fieldAt(answer, paging.items)?.items
    const name = resourceOf(operation, operations)
    const hosted = { name, operation, item, knowledge: 'hosted', fields: hostedIn(fields) } as const
    const hasAdditions = [...fields.values()].some(({ additions }) => additions.length > 0)
    return hasAdditions ? [hosted, { ...hosted, knowledge: 'all', fields }] : [hosted]
  })
}

export const isHosted = ({ knowledge }: ListResource): boolean => knowledge === 'hosted'

/** The fields without additions; those no longer filterable or sortable are dropped. */
function hostedIn(fields: ListResource['fields']): ListResource['fields'] {
  const hosted = [...fields].flatMap(([name, field]) => {
    const { operators: all, sortable, additions } = field
    if (additions.includes('field')) return []
    const left = {
      ...field,
      operators: all.filter((operator) => !additions.includes(operator)),
      sortable: sortable && !additions.includes('sort'),
    }
    return left.operators.length > 0 || left.sortable ? [[name, left] as const] : []
  })
  return new Map(hosted)
}

const shortName = ({ name }: Operation): string =>
  lowered(name.replace(/^(query|list|search)(?=[A-Z])/, ''))

/** Prefixes that disambiguate operations on one noun: a query keeps the bare noun. */
const participles = ['', 'searched', 'listed']

const kindOf = ({ name }: Operation): number =>
  name.startsWith('list') ? 2 : name.startsWith('search') ? 1 : 0

function nameAmong(operation: Operation, others: readonly Operation[]): string {
  const own = shortName(operation)
  const kind = kindOf(operation)
  return others.some((other) => kindOf(other) < kind) ? participles[kind] + capitalised(own) : own
}

/**
 * `queryStoreVariants` → `storeVariants`. If a second operation lists the same noun, the query keeps it and
 * `listMembers` is `listedMembers`; two of the same kind are prefixed with their tags.
 */
export function resourceOf(operation: Operation, operations: readonly Operation[]): string {
  const { tag } = operation
  const own = shortName(operation)
  const alike = operations.filter((other) => other.paging !== undefined && shortName(other) === own)
  const name = nameAmong(operation, alike)
  const hasTwin = alike.some((other) => other.tag !== tag && nameAmong(other, alike) === name)
  if (!hasTwin) return name
  const neighbours = alike.filter((other) => other.tag === tag)
  return tag + capitalised(nameAmong(operation, neighbours))
}

/** The operand type of a field; its values if it is an enumeration. */
export function comparedWith(views: Views, { item, fields }: ListResource, name: string): Type {
  const compared = views.fieldAt(item, name)
  const values = compared && views.entryOf(compared).enum
  if (values !== undefined) return oneOf(values.map(String))
  const written = fields.get(name)?.type
  const [, types = []] = Object.entries(valueTypes).find(([type]) => type === written) ?? []
  return unionOf(types.map(plain))
}

/** The name of a type of its queries, such as `StoreVariantsFilter`. */
export function typeName({ name, knowledge }: ListResource, kind: string): string {
  return nameFor(knowledge, capitalised(name) + kind)
}

/** The name of a type; the variant with additions is marked. */
export function nameFor(knowledge: Knowledge, name: string): string {
  return knowledge === 'all' ? `${name}WithAdditions` : name
}

/** The docstring of a field that only the sandbox is known to take. */
export function additionDoc({ additions }: QueryField): readonly string[] {
  return additions.includes('field') ? [`${notInTable}.`] : []
}

export const notInTable = 'An addition of the sandbox'
