// What this page has written: queries of the hosted platform lag behind by seconds.
import type { ResponseEvent } from 'storefront-client'
import { listenersOf } from './listeners.ts'
import { changedBy } from './permissions.ts'
import type { Identified } from './resource-adapter.ts'

type Answered = Pick<ResponseEvent, 'operation' | 'method' | 'url' | 'status'>

export type OwnWrites = ReturnType<typeof watchWrites>

/** How long after a write lists are read again, in milliseconds: the first time may be too early. */
export const LAGS = [3_000, 9_000] as const

export function watchWrites() {
  const deleted = new Set<string>()
  const saved = new Map<string, { row: Identified; until: number }>()
  const { subscribe, tell } = listenersOf()
  return {
    /** Whether a record was deleted here: a query may still find it. */
    isDeleted: (id: string) => deleted.has(id),
    /** Notes a record as a change here left it; a part of its fields joins those noted before. */
    keep<Row extends Identified>(resource: string, row: Row) {
      const now = Date.now()
      for (const [key, { until }] of saved) if (until < now) saved.delete(key)
      const key = `${resource}/${row.id}`
      saved.set(key, { row: { ...saved.get(key)?.row, ...row }, until: now + LAGS[1] })
    },
    /** A record of a query, with what was changed here until the query has caught up. */
    latest<Row extends object>(resource: string, id: string, row: Row): Row {
      const own = saved.get(`${resource}/${id}`)
      const isBehind = own && Date.now() < own.until && !(changedAt(row) >= changedAt(own.row))
      return isBehind ? { ...row, ...own.row } : row
    },
    subscribe,
    learn({ operation, method, url, status }: Answered) {
      if (changedBy(operation) === undefined) return
      if (method === 'DELETE' && status === 200) deleted.add(url.slice(url.lastIndexOf('/') + 1))
      tell()
    },
  }
}

/** When a record was last changed, as a number; NaN where it does not say. */
function changedAt(row: object): number {
  const { lastUpdated, updatedDate = lastUpdated }: { lastUpdated?: Date; updatedDate?: Date } = row
  return new Date(updatedDate ?? '').getTime()
}
