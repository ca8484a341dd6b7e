// List requests of the console.
import type { ListRequest } from '../../../console/store/resource-adapter.ts'

/** The third page of ten, unfiltered and in an unsupported order. */
export const listRequest = (asked: Partial<ListRequest> = {}): ListRequest => ({
  page: 3,
  perPage: 10,
  sort: { field: 'unknown', order: 'DESC' },
  filter: {},
  signal: undefined,
  ...asked,
})

/** The page of every query of {@link listRequest}. */
export const paging = { limit: 10, offset: 20 }
