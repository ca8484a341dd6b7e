// Products that a link to their list names one by one: those that no filter of the platform finds.

/** How many a link names. */
const MOST = 100

/** The filters of the list that name products, each for a reason of its own. */
export const namingFilters = ['loss', 'thin'] as const

/** The address of the list of these products only. */
export function addressOf(
  filter: (typeof namingFilters)[number],
  products: readonly { id: string }[],
): string {
  return `/products?${filter}=${products.slice(0, MOST).map(({ id }) => id)}`
}

/** The ids in such a filter's value. */
export function idsIn(value: string): string[] {
  return value.split(',').slice(0, MOST)
}
