/** The platform's query language as parameterised SQL. */
export type { Column, ColumnMap, FieldType, Operator, QueryField } from './columns.ts'
export { columnsFor } from './columns.ts'
export { compileFilter, filterLimits, parseQueryText } from './filter.ts'
export { type Paging, pagingLimits, readPaging } from './paging.ts'
export { compileSort } from './sort.ts'
