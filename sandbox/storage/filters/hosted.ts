/** The query fields of the hosted platform: those of the sandbox without its additions. */
import { additionOnly, orAsk } from '../../platform/addition.ts'
import { keysWhere } from '../../platform/one-of.ts'
import type { Column, ColumnMap } from './columns.ts'

/** Reads queries with the description's additions, or as the hosted platform does. */
interface Asked {
  /** Whether the caller asked for additions and gets them. */
  readonly additions: boolean
  readonly strict: boolean
}

const ofStrict = new WeakMap<ColumnMap, ColumnMap>()
const ofOthers = new WeakMap<ColumnMap, ColumnMap>()

/** The fields a query may name here: all of them for callers who ask for additions, else the hosted platform's own. */
export function columnsInForce(columns: ColumnMap, { additions, strict }: Asked): ColumnMap {
  if (additions) return columns
  const hosted = strict ? ofStrict : ofOthers
  const known = hosted.get(columns)
  if (known !== undefined) return known
  const mayAsk = !strict
  const made = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, hostedColumn(column, mayAsk)]),
  )
  hosted.set(columns, made)
  return made
}

/** An addition stays known, so that its refusal can say what it is; nothing can be done with it. */
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

/** The fields that can be filtered by, in the table's order. */
export function filterable(columns: ColumnMap): string[] {
  return keysWhere(columns, ({ operators }) => operators.length > 0)
}

/**
 * Ends a refusal: names the sandbox's addition as one, and says what works on the hosted platform
 * in its place.
 */
export function insteadOf(
  column: Column | undefined,
  addition: 'field' | 'sort' | Column['operators'][number],
  works: readonly string[],
): string {
  const { additions = [], mayAsk = false } = column?.refused ?? {}
  if (!additions.includes(addition) && !additions.includes('field')) return ''
  const instead = works.length === 0 ? 'there is no replacement' : `use ${works.join(', ')}`
  return `: ${additionOnly(instead)}${mayAsk ? orAsk : ''}`
}
