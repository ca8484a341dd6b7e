import { limits } from 'storefront-client'
import type { KnownQueries } from './known-queries.ts'
import type { ListRequest } from './resource-adapter.ts'

/** As many records as the platform answers at once. */
export const LARGEST_PAGE = limits.PlatformPaging.limit.maximum

/**
 * Page and order, which every list query takes in the same form.
 *
 * @param queries what the platform knows of the resource: a column that it cannot sort by is not sent
 */
export function pageAndOrder<Sortable extends string>(
  { page, perPage, sort }: ListRequest,
  queries: KnownQueries<Sortable>,
) {
  const { field: fieldName, order } = sort
  return {
    sort: queries.sorts(fieldName) ? [{ fieldName, order }] : [],
    paging: { limit: perPage, offset: (page - 1) * perPage },
  }
}

export function textFilter(filter: ListRequest['filter'], name: string): string | undefined {
  const value = filter[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A filter's value as a moment; undefined where it is none. */
export function dayIn(text: string | undefined): Date | undefined {
  const date = text === undefined ? undefined : new Date(text)
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date
}

/** The day of a moment in an address; as it was written where it is none. */
export function dayText(text: string, day: (date: Date) => string): string {
  // A day without a time is read in UTC, of which a reader in the west would see the day before.
  const date = dayIn(/^\d+-\d+-\d+$/.test(text) ? `${text}T00:00` : text)
  return date === undefined ? text : day(date)
}
