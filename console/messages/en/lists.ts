/** Lists: search, sorting, pages, empty and failed states. */
export const lists = {
  clearSearch: 'Clear search',
  all: 'All',
  pages: 'Pages',
  perPage: 'Per page',
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  loading: 'Loading…',
  noMatch: {
    heading: 'Nothing matches',
    text: 'Try fewer letters, or another filter.',
    clear: 'Clear search and filters',
  },
  empty: 'They appear here as soon as the store has some.',
  tryAgain: 'Try again',
}
