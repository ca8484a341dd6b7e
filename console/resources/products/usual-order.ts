import type { Sort } from '../../ui/list/list-address.ts'

/** How the list is ordered where its address does not say. */
export const usualOrder: Sort = { field: 'name', order: 'ASC' }
