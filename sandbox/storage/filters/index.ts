/** The platform's query language as parameterised SQL. */
export type { ColumnMap, ColumnSource } from './columns.ts'
export { columnsFor } from './columns.ts'
export { contains } from './conditions.ts'
export { compileFilter, filterLimits, parseQueryText } from './filter.ts'
export { columnsInForce } from './hosted.ts'
export { readPaging } from './paging.ts'
export { compileSort, orderBy, type SortKey, sortKeys } from './sort.ts'
