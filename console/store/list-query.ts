import { limits } from 'storefront-client'
import type { KnownQueries } from './known-queries.ts'
import type { ListAnswer, ListRequest } from './resource-adapter.ts'

export const LARGEST_PAGE = limits.PlatformPaging.limit.maximum

/** Page and order, in the form that all list queries share. A field that the platform cannot sort by is not sent. */
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

interface Counted {
  readonly total?: number | null
  readonly tooManyToCount?: boolean | null
}

/** A page as lists take it, with the platform's count; without one, a full page may have a next one. */
export function listAnswer<Row>(
  data: Row[],
  counted: Counted | null | undefined,
  { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
): ListAnswer<Row> {
  const total = counted?.total ?? (page - 1) * perPage + data.length
  const capped = counted?.tooManyToCount || (counted?.total == null && data.length === perPage)
  return { data, total, ...(capped && { meta: { capped: true } }) }
}

export function textFilter(filter: ListRequest['filter'], name: string): string | undefined {
  const value = filter[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A filter's value as a date; undefined if it is invalid. */
export function dayIn(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  // A date without a time is parsed as UTC: the day begins in local time.
  const date = new Date(/^\d+-\d+-\d+$/.test(text) ? `${text}T00:00` : text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The day of a date in an address; an invalid one unchanged. */
export function dayText(text: string, day: (date: Date) => string): string {
  const date = dayIn(text)
  return date === undefined ? text : day(date)
}
