/** Counts matching rows up to a limit. */

import type { SelectQueryBuilder } from 'kysely'
import type { DatabaseHandle } from '../../storage/database/schema.ts'

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
