/** The state of a query, its result, and the origin of a page. */
import type { SortOrder } from '../../generated/schema.ts'
import type { PageCursors, PageOrigin } from './page.ts'
import type { WireFilter } from './wire-filter.ts'

/** One field to sort by. */
export interface SortField {
  readonly fieldName: string
  readonly order: SortOrder
}

/** The state of a query, independent of a resource's wire form. */
export interface QueryState {
  readonly filter: WireFilter
  readonly sort: readonly SortField[]
  readonly limit: number
  readonly offset: number
  /** Present when paging by cursor; empty for the first page. */
  readonly cursor?: string
  /** Further fields of the request, beside filter, order and page. */
  readonly more: Readonly<Record<string, unknown>>
}

/** The items of a page, and the totals of the list. */
export interface QueryResult<Item> {
  readonly items: readonly Item[]
  readonly total?: number | null | undefined
  /** The response's `metadata`, where the too-many-to-count flag and the cursors are. */
  readonly metadata?: PageMetadata | undefined
}

/** The metadata of a page, in the fields of all resources. */
export interface PageMetadata {
  readonly offset?: number | null
  readonly total?: number | null
  readonly tooManyToCount?: boolean | null
  readonly cursors?: { readonly next?: string | null; readonly prev?: string | null }
}

const readCursors = (metadata: PageMetadata | undefined): PageCursors => {
  const { next, prev } = metadata?.cursors ?? {}
  return { ...(next ? { next } : {}), ...(prev ? { prev } : {}) }
}

/** The origin of the page that a query returned. */
export const originOf = (
  { limit, offset, cursor }: QueryState,
  { total, metadata }: Omit<QueryResult<unknown>, 'items'>,
): PageOrigin =>
  cursor === undefined
    ? {
        limit,
        offset,
        total: total ?? metadata?.total ?? undefined,
        tooManyToCount: metadata?.tooManyToCount === true,
      }
    : { limit, cursors: readCursors(metadata) }
