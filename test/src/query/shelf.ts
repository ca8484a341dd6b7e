/** A shelf of mugs in memory that answers queries the way the platform does. */

import type { AnyFields } from '../../../src/query/fields.ts'
import { Query } from '../../../src/query/query.ts'
import type { QueryState } from '../../../src/query/query-state.ts'
import type { Resource } from '../../../src/query/resource.ts'
import { answered } from './answered.ts'

export interface Mug {
  readonly id: string
}

export interface MugQuery extends AnyFields {
  readonly item: Mug
  readonly sort: string
  readonly pages: 'offset' | 'cursor'
  readonly more: object
}

export interface Shelf {
  /** Every question in the order it came. */
  readonly asked: QueryState[]
  query(): Query<MugQuery>
}

interface Habits {
  /** What the platform says instead of the true number. */
  readonly metadata?: { readonly total?: number; readonly tooManyToCount?: boolean }
  /** The most items in one page, also when a request asks for more. */
  readonly most?: number
}

/** A cursor of the shelf is the position it leads to. */
const cursorsAt = (start: number, end: number, count: number, limit: number) => ({
  next: end < count ? String(end) : null,
  prev: start > 0 ? String(Math.max(0, start - limit)) : null,
})

export const shelfOf = (count: number, { metadata, most = 100 }: Habits = {}): Shelf => {
  const asked: QueryState[] = []
  const resource: Resource<MugQuery> = {
    tieBreak: 'id',
    byCursor: true,
    filters: true,
    build: (state) => ({ ...state }),
    ask: (state) => {
      asked.push(state)
      const { cursor, limit } = state
      const start = cursor === undefined ? state.offset : Number(cursor)
      const end = Math.min(count, start + Math.min(limit, most))
      const items = Array.from({ length: Math.max(0, end - start) }, (_, index) => ({
        id: `mug-${start + index}`,
      }))
      return answered({
        items,
        metadata:
          cursor === undefined
            ? (metadata ?? { total: count })
            : { cursors: cursorsAt(start, end, count, limit) },
      })
    },
  }
  return { asked, query: () => new Query(resource) }
}
