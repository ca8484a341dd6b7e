// What this page has written: queries of the hosted platform lag behind by seconds.
import type { ResponseEvent } from 'storefront-client'
import { listenersOf } from './listeners.ts'
import { changedBy } from './permissions.ts'

export type OwnWrites = ReturnType<typeof watchWrites>

export function watchWrites() {
  const deleted = new Set<string>()
  const { subscribe, tell } = listenersOf()
  return {
    /** Whether a record was deleted here: a query may still find it. */
    isDeleted: (id: string) => deleted.has(id),
    /** Notifies after every write. */
    subscribe,
    learn({
      operation,
      method,
      url,
      status,
    }: Pick<ResponseEvent, 'operation' | 'method' | 'url' | 'status'>) {
      if (changedBy(operation) === undefined) return
      if (method === 'DELETE' && status === 200) deleted.add(url.slice(url.lastIndexOf('/') + 1))
      tell()
    },
  }
}
