/** Counts matching rows up to a limit. */

import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { Paging } from '../../storage/filters/index.ts'

/** A count, and whether it hit the limit. */
export interface Total {
  readonly total: number
  readonly tooManyToCount: boolean
}

const limit = 10_000

/** Counts the rows of a query, up to the limit. */
export async function countUpToLimit<Tables, Table extends keyof Tables>(
  database: DatabaseHandle,
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<Total> {
  const counted = await database
    .selectFrom(query.limit(limit + 1).as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirst()
  const matching = counted?.total ?? 0
  return { total: Math.min(matching, limit), tooManyToCount: matching > limit }
}

/** The rows of a query in a sorted window, and their total. */
export async function readWindow<Tables, Table extends keyof Tables, Row>(
  database: DatabaseHandle,
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: RawBuilder<unknown>,
  { limit: most, offset }: Paging,
) {
  const rows = most === 0 ? [] : await query.orderBy(order).limit(most).offset(offset).execute()
  return { rows, counted: await countUpToLimit(database, query.clearSelect()) }
}
