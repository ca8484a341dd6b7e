/** Pagination by offset or cursor, for every query of the catalogue and of members. */

import {
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { PlatformPagingMetadata, PlatformQuery } from '../../../generated/wire.ts'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { assertNone, violation } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import {
  type ColumnMap,
  columnsInForce,
  compileFilter,
  compileSort,
  orderBy,
  readPaging,
  sortKeys,
} from '../../storage/filters/index.ts'
import { afterPosition, type Position, readCursor, writeCursor } from './cursor.ts'
import { countUpToLimit, type Total } from './totals.ts'

/** The query object of a request. */
export type ListQuery = Readonly<Omit<PlatformQuery, 'filter' | 'sort'>> & {
  readonly filter?: unknown
  readonly sort?: unknown
  /** The path of `sort` in violations; `query.sort` by default. */
  readonly sortPath?: string
}

/** A paged list. */
export interface Listing<Tables, Table extends keyof Tables, Row> {
  /** The queryable fields. */
  readonly columns: ColumnMap
  /** Expressions, unique together, that break ties of every order. */
  readonly tieBreak: readonly Expression<unknown>[]
  /** All rows of the list. */
  readonly query: SelectQueryBuilder<Tables, Table, Row>
}

/** The clauses of a page; cursors are made from its keys. */
interface Clauses {
  readonly where: Expression<SqlBool>
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
  readonly keys: RawBuilder<unknown>
}

interface PageSource<Row> extends Pick<Listing<never, never, never>, 'columns' | 'tieBreak'> {
  rows(clauses: Clauses): Promise<Row[]>
  /** Called only where the page does not reveal the total. */
  count(where: Expression<SqlBool>): Promise<Total>
}

/** A page with its paging metadata. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly metadata: PlatformPagingMetadata
}

/** Reads one page. Violations name fields under `query`. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  context: Context,
  query: ListQuery,
  { columns, tieBreak, query: all }: Listing<Tables, Table, Row>,
) {
  const source = {
    columns: columnsInForce(columns, context),
    tieBreak,
    rows: ({ where, order, limit, offset, keys }: Clauses) =>
      all
        .where(where)
        .select(sql<unknown>`${keys}`.as('keys'))
        .orderBy(order)
        .limit(limit)
        .offset(offset)
        .execute(),
    count: (where: Expression<SqlBool>) =>
      countUpToLimit(context.database, all.where(where).clearSelect()),
  }
  return query.cursorPaging ? cursorPage(query, source) : offsetPage(query, source)
}

async function offsetPage<Row>(
  query: ListQuery,
  { columns, tieBreak, rows, count }: PageSource<Row>,
): Promise<Page<Row>> {
  const where = compileFilter(query.filter, columns, 'query.filter')
  const order = compileSort(query.sort, columns, query.sortPath ?? 'query.sort', tieBreak)
  const { limit, offset } = readPaging(query.paging, 'query.paging')
  const found = limit === 0 ? [] : await rows({ where, order, limit, offset, keys: sql`null` })
  // A partial page ends the list; an empty one past the end reveals nothing.
  const ends = found.length < limit && (found.length > 0 || offset === 0)
  const { total, tooManyToCount } = ends
    ? { total: offset + found.length, tooManyToCount: false }
    : await count(where)
  return {
    rows: found,
    metadata: { count: found.length, offset, total, ...(tooManyToCount && { tooManyToCount }) },
  }
}

const cursorPath = 'query.cursorPaging.cursor'

async function cursorPage<Row>(
  query: ListQuery,
  { columns, tieBreak, rows }: PageSource<Row>,
): Promise<Page<Row>> {
  const { limit } = readPaging({ limit: query.cursorPaging?.limit }, 'query.cursorPaging')
  const position = positionOf(query)
  const { filter, sort } = position ?? query
  const matching = compileFilter(filter, columns, 'query.filter')
  const keys = sortKeys(sort, columns, 'query.sort', tieBreak)
  const backwards = position?.backwards ?? false
  const found = await rows({
    where: position
      ? sql<SqlBool>`${matching} and ${afterPosition(keys, position, cursorPath)}`
      : matching,
    order: orderBy(keys, backwards),
    limit: limit + 1,
    offset: 0,
    keys: sql`jsonb_build_array(${sql.join(keys.map((key) => key.sql))})`,
  })
  const more = found.length > limit
  const page = found.slice(0, limit)
  if (backwards) page.reverse()
  // Without a row the list has ended meanwhile: its other end is without keys.
  const cursor = (row: Row | undefined, back: boolean) =>
    writeCursor({ filter, sort, keys: listOf(fieldsOf(row).keys), backwards: back })
  const isInside = position !== undefined && position.keys.length > 0
  const next = (backwards ? isInside : more) ? cursor(page.at(-1), false) : undefined
  const prev = (backwards ? more : isInside) ? cursor(page[0], true) : undefined
  return {
    rows: page,
    metadata: { count: page.length, cursors: { ...(next && { next }), ...(prev && { prev }) } },
  }
}

/** The position of the request's cursor, with its filter and sort. */
function positionOf(query: ListQuery): Position | undefined {
  const cursor = query.cursorPaging?.cursor
  if (!cursor) return undefined
  const violations = (['filter', 'sort'] as const)
    .filter((field) => Object.keys(query[field] ?? {}).length > 0)
    .map((field) =>
      violation(`query.${field}`, 'FIELD_NOT_ALLOWED', 'must be left out: the cursor carries it'),
    )
  assertNone(violations)
  return readCursor(cursor, cursorPath)
}
