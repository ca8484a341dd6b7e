/** How many rows match: counted up to a limit, and remembered until one of their tables is written to. */
import type { SelectQueryBuilder } from 'kysely'
import { Memory } from '../../storage/database/memory.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'

/** A count, and whether it stopped at the limit. */
export interface Total {
  readonly total: number
  readonly tooManyToCount: boolean
}

/** Beyond this many matches the total is not counted out. */
const limit = 10_000

/** More lists than this are not paged through at once. */
const memory = new Memory<Total>({ most: 500, sizeOf: () => 1 })

/**
 * Counts the rows of a query.
 *
 * @param tables every table the query reads
 */
export async function countUpToLimit<Tables, Table extends keyof Tables>(
  database: DatabaseHandle,
  query: SelectQueryBuilder<Tables, Table, object>,
  tables: readonly string[],
): Promise<Total> {
  const counted = database
    .selectFrom(query.limit(limit + 1).as('matching'))
    .select(({ fn }) => fn.countAll<string | number | bigint>().as('total'))
    .compile()
  const key = `${counted.sql}\n${JSON.stringify(counted.parameters)}`
  return memory.read(database, tables, key, async () => {
    const { rows } = await database.executeQuery(counted)
    const matching = Number(rows[0]?.total ?? 0)
    return { total: Math.min(matching, limit), tooManyToCount: matching > limit }
  })
}
