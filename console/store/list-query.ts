import type { ListRequest } from './resource-adapter.ts'

/** Page and order, which every list query takes in the same form. */
export function pageAndOrder({ page, perPage, sort }: ListRequest) {
  return {
    sort: [{ fieldName: sort.field, order: sort.order }],
    paging: { limit: perPage, offset: (page - 1) * perPage },
  }
}

/** A filter's value as text, or undefined when it is not set. */
export function textFilter(filter: ListRequest['filter'], name: string): string | undefined {
  const value = filter[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
