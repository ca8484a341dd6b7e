// The query of a list, keyed as ra-core does: a saved record is updated in every such page.
import type { DataProvider } from 'ra-core'
import type { ListRecord } from './description.ts'
import { filterOf, type ListAddress } from './list-address.ts'

/** The garbage-collection time of an unmounted page, in milliseconds. */
const KEEP_PAGES = 60_000

export function listRequest(address: ListAddress, fixed: ListAddress['filters'] = {}) {
  const { page, perPage, sort } = address
  return { pagination: { page, perPage }, sort, filter: { ...filterOf(address), ...fixed } }
}

/** The query of one page, shared by prefetch and screen. */
export function listQuery<Row extends ListRecord>(
  dataProvider: Pick<DataProvider, 'getList'>,
  resource: string,
  request: ReturnType<typeof listRequest>,
) {
  return {
    queryKey: [resource, 'getList', request],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<Row>(resource, { ...request, signal }),
    gcTime: KEEP_PAGES,
  }
}
