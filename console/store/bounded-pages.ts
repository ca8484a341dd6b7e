// Pages of lists that are no longer on screen, kept so that the way back to them is short: a few, not as many as were read.
import type { Query, QueryClient } from '@tanstack/react-query'

/** The limit over all lists. */
const MOST = 12

/** Whether a query reads a page of a list, by the key that ra-core gives it. */
export function isOfList({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[1] === 'getList'
}

/** Forgets the pages of lists that were left longest ago, whenever there are more than a few. */
export function boundPages(queryClient: QueryClient, most = MOST): void {
  const cache = queryClient.getQueryCache()
  /** Pages by the order in which they were left. */
  const left = new Set<string>()
  cache.subscribe(({ type, query }) => {
    if (!isOfList(query)) return
    if (type === 'observerAdded' || type === 'removed') left.delete(query.queryHash)
    if (type !== 'observerRemoved' || query.isActive()) return
    left.delete(query.queryHash)
    left.add(query.queryHash)
    for (const hash of left) {
      if (left.size <= most) return
      left.delete(hash)
      const page = cache.get(hash)
      if (page && !page.isActive()) cache.remove(page)
    }
  })
}
