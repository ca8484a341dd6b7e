/** One page of a query's results, and the way to its neighbours. */
import { usageError } from '../errors/usage-error.ts'

/** Where the pages on either side begin, when paging by cursor. */
export interface PageCursors {
  readonly next?: string
  readonly prev?: string
}

/** Position and totals of a page, read from its response. */
export interface PageOrigin {
  readonly limit: number
  /** How many items come before the page; unknown when paging by cursor. */
  readonly offset?: number | undefined
  /** How many items match in all; unknown when paging by cursor. */
  readonly total?: number | undefined
  /** Too many match for the platform to count them. */
  readonly tooManyToCount?: boolean
  /** Present when paging by cursor. */
  readonly cursors?: PageCursors | undefined
  /** The platform's id of the request that brought the page. */
  readonly requestId?: string | undefined
}

/** How a page fetches its neighbours. */
export interface PageTurns<Item, Query> {
  readonly query: Query
  to(place: { readonly offset: number } | { readonly cursor: string }): Promise<Page<Item, Query>>
}

/** A page of items, with its position and its neighbours. */
export class Page<Item, Query = unknown> {
  /** The items of this page. */
  readonly items: readonly Item[]
  /** The query that found them. */
  readonly query: Query
  /** The maximum number of items per page. */
  readonly pageSize: number
  /** The number of this page, from 0; undefined for a page size of 0, and when paging by cursor. */
  readonly currentPage: number | undefined
  /** How many pages there are; undefined when the platform did not count, and for a page size of 0. */
  readonly totalPages: number | undefined
  /** How many items match in all; undefined when the platform did not count. */
  readonly totalCount: number | undefined
  /** Where the pages on either side begin; present when paging by cursor. */
  readonly cursors: PageCursors | undefined
  /** The platform's id of the request that brought the page, for support. */
  readonly requestId: string | undefined
  readonly #origin: PageOrigin
  readonly #turns: PageTurns<Item, Query>

  constructor(items: readonly Item[], origin: PageOrigin, turns: PageTurns<Item, Query>) {
    const { limit, offset, total, tooManyToCount, cursors, requestId } = origin
    this.items = items
    this.query = turns.query
    this.pageSize = limit
    this.totalCount = tooManyToCount ? undefined : total
    this.currentPage = limit === 0 || offset === undefined ? undefined : Math.floor(offset / limit)
    this.totalPages =
      limit === 0 || this.totalCount === undefined ? undefined : Math.ceil(this.totalCount / limit)
    this.cursors = cursors
    this.requestId = requestId
    this.#origin = origin
    this.#turns = turns
    // Vue's `ref` makes proxies of what is not frozen, and private members refuse proxies.
    Object.freeze(this)
  }

  /** How many items this page holds. */
  get length(): number {
    return this.items.length
  }

  /** Whether there is a next page; false also when the platform did not count. */
  get hasNext(): boolean {
    if (this.cursors) return Boolean(this.cursors.next)
    const { currentPage, totalPages } = this
    return currentPage !== undefined && totalPages !== undefined && currentPage < totalPages - 1
  }

  /** Whether there is a previous page. */
  get hasPrev(): boolean {
    return this.cursors ? Boolean(this.cursors.prev) : (this.currentPage ?? 0) > 0
  }

  /**
   * The next page.
   *
   * @throws ApiError 'No next page to fetch'
   */
  async next(): Promise<Page<Item, Query>> {
    if (!this.hasNext) throw usageError('NO_NEXT_PAGE', 'No next page to fetch')
    return this.#turn(this.cursors?.next, 1)
  }

  /**
   * The previous page.
   *
   * @throws ApiError 'No previous page to fetch'
   */
  async prev(): Promise<Page<Item, Query>> {
    if (!this.hasPrev) throw usageError('NO_PREVIOUS_PAGE', 'No previous page to fetch')
    return this.#turn(this.cursors?.prev, -1)
  }

  #turn(cursor: string | undefined, step: 1 | -1): Promise<Page<Item, Query>> {
    const { offset = 0, limit } = this.#origin
    return this.#turns.to(cursor ? { cursor } : { offset: Math.max(0, offset + step * limit) })
  }
}
