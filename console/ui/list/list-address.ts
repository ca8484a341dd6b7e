// The state of a list in its address: search, filters, order and page.
import type { SortPayload } from 'ra-core'
import { limits } from 'storefront-client'
import type { Identified } from '../../store/resource-adapter.ts'

export interface ListAddress {
  readonly search: string
  /** The chosen value of each filter that narrows the list. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  /** One of `pageSizes`. */
  readonly perPage: number
}

export type Sort<Field extends string = string> = Readonly<SortPayload & { field: Field }>

const { default: DEFAULT_PAGE_SIZE, maximum } = limits.PlatformPaging.limit

/** How many rows a page may have; the first is the default of the specification. */
export const pageSizes = [DEFAULT_PAGE_SIZE, 25, maximum] as const

/** Names in an address that no filter may have. */
const isReserved = (name: string) => ['q', 'sort', 'page', 'size'].includes(name)

export function firstPage(sort: Sort): ListAddress {
  return { search: '', filters: {}, sort, page: 1, perPage: DEFAULT_PAGE_SIZE }
}

/**
 * Parses the query string; invalid parts are dropped.
 *
 * @param usual the default order
 * @param narrows whether a filter narrows the list; another one would look as if it did. By default any does
 */
export function readAddress(
  parameters: URLSearchParams,
  usual: Sort,
  narrows: (filter: string, value: string) => boolean = () => true,
): ListAddress {
  const filters = [...parameters].filter(
    ([name, value]) => value !== '' && !isReserved(name) && narrows(name, value),
  )
  const size = Number(parameters.get('size'))
  return {
    search: parameters.get('q')?.trim() ?? '',
    filters: Object.fromEntries(filters),
    sort: readSort(parameters.get('sort')) ?? usual,
    page: readPage(parameters.get('page')),
    perPage: pageSizes.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The address of a list's state, without defaults, so that it stays short. */
export function writeAddress(address: ListAddress, usual: Sort): URLSearchParams {
  const { search, filters, sort, page, perPage } = address
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('q', search)
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '' && !isReserved(name)) parameters.set(name, value)
  }
  if (sort.field !== usual.field || sort.order !== usual.order) {
    parameters.set('sort', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`)
  }
  if (page !== 1) parameters.set('page', String(page))
  if (perPage !== DEFAULT_PAGE_SIZE) parameters.set('size', String(perPage))
  return parameters
}

/** The filter as adapters take it. */
export function filterOf({ search, filters }: ListAddress): Record<string, string> {
  return search === '' ? { ...filters } : { ...filters, q: search }
}

/** More ids would make an address too long. */
const MOST_IDS = 100

/** The ids of records, as a filter of an address holds them. */
export function idsIn(rows: readonly Identified[]): string {
  return rows
    .slice(0, MOST_IDS)
    .map(({ id }) => id)
    .join()
}

export function readIds(value: string): string[] {
  return value.split(',').slice(0, MOST_IDS)
}

export function listOfProducts(products: readonly Identified[]): string {
  return `/products?ids=${idsIn(products)}`
}

export function sameFilters(one: ListAddress['filters'], other: ListAddress['filters']): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  )
}

function readSort(text: string | null): Sort | undefined {
  const [, minus, field] = /^(-?)(\S+)$/.exec(text ?? '') ?? []
  return field ? { field, order: minus ? 'DESC' : 'ASC' } : undefined
}

/** Platforms refuse to skip more than ten million records: no page of the largest size reaches that. */
function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
