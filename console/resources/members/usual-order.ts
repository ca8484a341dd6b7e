import type { Sort } from '../../ui/list/list-address.ts'

/** The default order of the list. */
export const usualOrder: Sort = { field: 'createdDate', order: 'DESC' }
