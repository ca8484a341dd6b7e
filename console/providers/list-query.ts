import type { ListRequest } from './resource-adapter.ts'

/** The part of a list request that is the same for every queried resource: which page, in which order. */
export function pageAndOrder({ page, perPage, sort }: ListRequest) {
  return {
    sort: [{ fieldName: sort.field, order: sort.order }],
    paging: { limit: perPage, offset: (page - 1) * perPage },
  }
}

/** A filter's value as text, or nothing when it is not set. */
export function textFilter(filter: ListRequest['filter'], name: string): string | undefined {
  const value = filter[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
