// The query abilities of the store's platform: its profile tells whether it has the description's additions.
import { queryFields } from 'storefront-client'
import type { StoreClient } from './store-client.ts'

export type QueryTable = keyof typeof queryFields

interface Field {
  readonly operators: readonly string[]
  readonly sortable: boolean
  /** What only some platforms support: operators, `sort`, or `field` itself. */
  readonly additions?: readonly string[]
}

/** A field of a table, by its name in the description. */
export type QueryField<Table extends QueryTable> = {
  [Each in QueryTable]: keyof (typeof queryFields)[Each] & string
}[Table]

type SortableOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { sortable: true } ? Name & string : never
}[keyof Fields]

export type SortField<Table extends QueryTable> = SortableOf<(typeof queryFields)[Table]>

/** The queries that the store's platform supports for one table. */
export interface KnownQueries<Sortable extends string = string> {
  /** Whether a field can be filtered by; with an operator, whether by this one. */
  filters(field: string, operator?: string): boolean
  sorts(field: string): field is Sortable
}

export function knownQueries<Table extends QueryTable>(
  { platform }: Pick<StoreClient, 'platform'>,
  table: Table,
): KnownQueries<SortField<Table>> {
  const fields: Readonly<Record<string, Field>> = queryFields[table]
  const additionsKnown = platform === undefined || platform.additions === true
  const knows = ({ additions = [] }: Field, part: string) =>
    additionsKnown || !(additions.includes('field') || additions.includes(part))
  const known = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  return {
    filters(name, operator) {
      const field = known(name)
      if (!field) return false
      return field.operators.some(
        (given) => (operator === undefined || given === operator) && knows(field, given),
      )
    },
    sorts(name): name is SortField<Table> {
      const field = known(name)
      return field?.sortable === true && knows(field, 'sort')
    },
  }
}

/** Matches a text anywhere in a field where the platform can, else as a prefix. */
export function textMatch(
  queries: KnownQueries,
  field: string,
  text: string,
): { $contains: string } | { $startsWith: string } {
  return queries.filters(field, 'contains') ? { $contains: text } : { $startsWith: text }
}

/** White space and invisible characters of copied text: controls, which a platform refuses, and direction marks. */
const between = /[\s\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u

/** Platforms limit the conditions of a query, and each word is matched in several fields. */
const MOST_WORDS = 10

/** The distinct words of a search, at most the first ten. */
export function firstWords(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** The terms to match in a field; the whole text where the platform only matches prefixes. */
export function searchWords(text: string, queries: KnownQueries, field: string): string[] {
  const words = queries.filters(field, 'contains') ? text.split(between) : [text.trim()]
  return firstWords(words.filter((word) => word !== ''))
}
