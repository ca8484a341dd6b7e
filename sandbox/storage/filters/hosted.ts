/** The hosted platform's query fields: the sandbox's without additions. */
import { type Asked, additionOnly } from '../../platform/addition.ts'
import type { Column, ColumnMap } from './columns.ts'

/** The queryable fields: all for callers who ask for additions, else the hosted platform's. */
export function columnsInForce(columns: ColumnMap, { additions, strict }: Asked): ColumnMap {
  if (additions) return columns
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, hostedColumn(column, !strict)]),
  )
}

/** An addition stays known so that its refusal can explain it, but unusable. */
function hostedColumn(column: Column, mayAsk: boolean): Column {
  const { additions = [] } = column
  const isAddition = additions.includes('field')
  return {
    ...column,
    operators: isAddition ? [] : column.operators.filter((name) => !additions.includes(name)),
    sortable: column.sortable && !isAddition && !additions.includes('sort'),
    refused: { additions, mayAsk },
  }
}

/** The end of a refusal: what to use, and whether it is an addition that was refused. */
export function insteadOf(
  column: Column | undefined,
  addition: 'field' | 'sort' | Column['operators'][number],
  works: readonly string[],
): string {
  const { additions = [], mayAsk = false } = column?.refused ?? {}
  const instead = works.length === 0 ? 'there is no replacement' : `use ${works.join(', ')}`
  if (!additions.includes(addition) && !additions.includes('field')) return `: ${instead}`
  return `: ${additionOnly(instead, mayAsk)}`
}
