/** Emits queries.ts: for each queryable resource which fields an operator may name, as plain unions. */

import type { Operation, QueryField } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { docstring } from './docstring.ts'
import { capitalised } from './schemas.ts'
import { answered, qualify } from './signatures.ts'
import { header, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

/** Operators of the builder that the wire writes with others: allowed where all of those are. */
const composed = { between: ['ge', 'lt'], isEmpty: ['eq'], isNotEmpty: ['ne'] }

const valueTypes: Readonly<Record<string, string>> = {
  string: 'string',
  strings: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'Date | string',
}

export function emitQueries(views: Views, types: TypePrinter): string {
  const { operations, vocabulary } = views.description
  const queries = operations.flatMap((operation) => {
    const fields = operation.queryFields
    if (fields === undefined) return []
    return [{ operation, fields, resource: resourceOf(operation, operations) }]
  })
  const interfaces = queries.map(({ operation, fields, resource }) => {
    const lines = [
      '  /** What the query finds. */\n',
      `  item: ${itemType(views, types, operation)}\n`,
      '  /** How its pages are asked for. */\n',
      `  pages: ${union(operation.paging?.style ?? [])}\n`,
      '  /** What each field is compared with. */\n',
      `  values: {\n${[...fields].map(([name, field]) => valueLine(name, field)).join('')}  }\n`,
      ...vocabulary.operators.map((operator) => operatorLine(fields, operator, [operator])),
      ...Object.entries(composed).map(([name, parts]) => operatorLine(fields, name, parts)),
      docstring([joined('What it can be sorted by.', beyond(fields, ['sort']))], '  '),
      `  sort: ${union([...fields].filter(([, { sortable }]) => sortable).map(([name]) => name))}\n`,
    ]
    const hasMore = [...fields.values()].some(({ additions }) => additions.length > 0)
    const doc = docstring([
      `What queries of ${resource} (\`${operation.id}\`) may name: the fields of each operator.`,
      hasMore
        ? 'Some go beyond the table that the hosted platform documents, as said beside each: the sandbox takes them, the hosted platform may refuse them.'
        : undefined,
    ])
    return `${doc}export interface ${capitalised(resource)}Query {\n${lines.join('')}}\n\n`
  })
  const members = queries.map(({ resource }) => `  ${resource}: ${capitalised(resource)}Query\n`)
  return [
    header('What the typed query builder may name.'),
    "import type * as schema from './schema.ts'\n\n",
    ...interfaces,
    '/** The queryable resources by name. */\n',
    `export interface QueryResources {\n${members.join('')}}\n`,
  ].join('')
}

/** `queryStoreVariants` → `storeVariants`; with its tag in front when two operations query things of one name. */
export function resourceOf(operation: Operation, operations: readonly Operation[]): string {
  const short = ({ name }: Operation) => {
    const rest = name.replace(/^(query|list|search)(?=[A-Z])/, '')
    return rest.charAt(0).toLowerCase() + rest.slice(1)
  }
  const own = short(operation)
  const isTaken = operations.some(
    (other) => other !== operation && other.queryFields !== undefined && short(other) === own,
  )
  return isTaken ? operation.tag + capitalised(own) : own
}

function valueLine(name: string, { type, additions }: QueryField): string {
  const doc = additions.includes('field') ? `    /** ${notInTable}. */\n` : ''
  return `${doc}    ${quote(name)}: ${valueTypes[type] ?? 'never'}\n`
}

function operatorLine(
  fields: ReadonlyMap<string, QueryField>,
  name: string,
  needed: readonly string[],
): string {
  return `${docstring([beyond(fields, needed)], '  ')}  ${name}: ${allowing(fields, needed)}\n`
}

const notInTable = "Beyond the hosted platform's own table"

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

function itemType(views: Views, types: TypePrinter, { answer, paging }: Operation): string {
  if (answer === undefined || paging === undefined) return 'unknown'
  const items = views.resolve(answer).properties?.get(paging.items)?.items
  return items === undefined ? 'unknown' : qualify(types.type(items, answered))
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map(quote).join(' | ')
}
