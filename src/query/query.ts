/** The query of a resource: conditions, order and page, and the way to send them. */
import type { ApiPromise } from '../../generated/operation.ts'
import { defaultPageSize } from '../../generated/queries.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { answeringWith } from '../operations/api-promise.ts'
import { isRecord } from '../values/json.ts'
import { Conditions } from './conditions.ts'
import { Page } from './page.ts'
import {
  checkField,
  checkWhole,
  noCursors,
  noFilter,
  noMore,
  skipWithCursor,
} from './query-errors.ts'
import { originOf, type QueryState, type SortField } from './query-state.ts'
import type { Resource, ResourceTypes } from './resource.ts'
import { everything, type WireFilter, wireField } from './wire-filter.ts'

/** Sort fields: at least one. */
type SortFields<Types extends ResourceTypes> = [field: Types['sort'], ...more: Types['sort'][]]

const blank: QueryState = {
  filter: everything,
  sort: [],
  limit: defaultPageSize,
  offset: 0,
  more: {},
}

/**
 * An immutable query: every method returns a new one. Nothing is sent until `find`, or until the
 * query is iterated with `for await`. Some of the fields and operators that compile go beyond the
 * table the hosted platform documents: the resource's type (`ProductsQueryTypes` and the like) says
 * which, and so do the `additions` of `queryFields`.
 *
 * @example
 * const page = await client.products.query().startsWith('name', 'M').ascending('name').find()
 * for await (const product of client.products.query()) console.log(product.name)
 */
export class Query<Types extends ResourceTypes>
  extends Conditions<Types, Query<Types>>
  implements AsyncIterable<Types['item']>
{
  readonly #resource: Resource<Types>
  readonly #state: QueryState

  constructor(resource: Resource<Types>, state: QueryState = blank) {
    super(state.filter)
    this.#resource = resource
    this.#state = state
    Object.freeze(this)
  }

  /** Sorts by these fields, ascending, after the fields of earlier calls. */
  ascending(...fields: SortFields<Types>): Query<Types> {
    return this.#sortedBy('.ascending', fields, 'ASC')
  }

  /** Sorts by these fields, descending, after the fields of earlier calls. */
  descending(...fields: SortFields<Types>): Query<Types> {
    return this.#sortedBy('.descending', fields, 'DESC')
  }

  /**
   * The page size; the platform's default when left out.
   *
   * @param limit a non-negative integer, up to the platform's own maximum
   * @throws ApiError for anything else
   */
  limit(limit: number): Query<Types> {
    return this.#changed({ limit: checkWhole('.limit', limit) })
  }

  /**
   * How many items to skip.
   *
   * @param offset a non-negative integer
   * @throws ApiError for anything else, and together with `byCursor`, because a cursor holds its position
   */
  skip(offset: number): Query<Types> {
    return this.#changed({ offset: checkWhole('.skip', offset) })
  }

  /**
   * Pages by cursor: the platform keeps the position, so that items added or removed meanwhile shift
   * no page. There is no total count, and no jumping to a page.
   *
   * @param cursor where to continue, from an earlier page's `cursors`; the first page by default
   * @throws ApiError together with `skip`, and for lists without cursors
   */
  byCursor(...given: 'cursor' extends Types['pages'] ? [cursor?: string] : [never]): Query<Types> {
    if (!this.#resource.byCursor) throw noCursors()
    return this.#changed({ cursor: given[0] ?? '' })
  }

  /**
   * Adds fields to the request besides conditions, order and page; a field that is set again is
   * replaced.
   *
   * @param more fields of the operation's request, for example `{ fieldsets: ['FULL'] }` of members
   */
  with(more: Types['more']): Query<Types> {
    if (!isRecord(more)) throw noMore(more)
    return this.#changed({ more: { ...this.#state.more, ...more } })
  }

  /** The wire form, as the request's `query` field. */
  build(): Readonly<Record<string, unknown>> {
    return this.#resource.build(this.#state)
  }

  /**
   * Fetches a page.
   *
   * @throws ApiError when the platform refuses the query
   */
  find(options?: CallOptions): ApiPromise<Page<Types['item'], Query<Types>>, ApiError> {
    return answeringWith(
      this.#resource.ask(this.#state, options),
      ({ items, ...said }, requestId) => {
        const origin = { ...originOf(this.#state, said), requestId }
        return new Page<Types['item'], Query<Types>>(items, origin, {
          query: this,
          to: (place) => this.#changed(place).find(options),
        })
      },
    )
  }

  /**
   * All items from `skip` on, page by page: one page is in memory at a time, and a loop that ends
   * early sends nothing more. Where the resource sorts by it, `id` breaks ties, so that the order is
   * stable across pages.
   */
  async *items(options?: CallOptions): AsyncGenerator<Types['item'], void, undefined> {
    let query = this.#withTieBreak()
    for (;;) {
      const page = await query.find(options)
      yield* page.items
      const next = query.#behind(page)
      if (!next) return
      query = next
    }
  }

  /**
   * The first items from `skip` on, across as many pages as needed.
   *
   * @param options `limit` is the maximum number of items, because a list may be of any length
   * @throws ApiError unless the limit is a non-negative integer, and when the platform refuses the
   * query
   * @example
   * const newest = await client.products.query().descending('lastUpdated').toArray({ limit: 250 })
   */
  async toArray(options: CallOptions & { readonly limit: number }): Promise<Types['item'][]> {
    // Untyped callers may leave it out.
    const { limit, ...call } = { ...options }
    const most = checkWhole('.toArray', limit)
    const found: Types['item'][] = []
    if (most === 0) return found
    // No page is larger than the rest that is wanted.
    const query = this.#changed({ limit: Math.min(most, this.#state.limit || most) })
    for await (const item of query.items(call)) {
      if (found.push(item) >= most) break
    }
    return found
  }

  [Symbol.asyncIterator](): AsyncGenerator<Types['item'], void, undefined> {
    return this.items()
  }

  protected override withFilter(filter: WireFilter): Query<Types> {
    if (!this.#resource.filters) throw noFilter()
    return this.#changed({ filter })
  }

  #changed(change: Partial<QueryState>): Query<Types> {
    const state = { ...this.#state, ...change }
    // A cursor holds its position.
    if (state.offset !== 0 && state.cursor !== undefined) throw skipWithCursor()
    return new Query(this.#resource, state)
  }

  #sortedBy(method: string, fields: readonly unknown[], order: SortField['order']): Query<Types> {
    const names = fields.map((field) => wireField(checkField(method, field)))
    const added = names.map((fieldName) => ({ fieldName, order }))
    return this.#changed({ sort: [...this.#state.sort, ...added] })
  }

  #withTieBreak(): Query<Types> {
    const { tieBreak } = this.#resource
    const { sort } = this.#state
    if (!tieBreak || sort.some(({ fieldName }) => fieldName === tieBreak)) return this
    const order = sort.at(-1)?.order ?? 'ASC'
    return this.#changed({ sort: [...sort, { fieldName: tieBreak, order }] })
  }

  /**
   * The query of the next page; undefined after the last. It ignores `hasNext`, which is false where
   * the platform stops counting: there, an unfilled page is the last.
   */
  #behind(page: Page<Types['item'], Query<Types>>): Query<Types> | undefined {
    if (page.length === 0) return undefined
    if (page.cursors) {
      const { next } = page.cursors
      return next ? this.#changed({ cursor: next }) : undefined
    }
    const offset = this.#state.offset + page.length
    const isLast =
      page.totalCount === undefined ? page.length < page.pageSize : offset >= page.totalCount
    return isLast ? undefined : this.#changed({ offset })
  }
}
