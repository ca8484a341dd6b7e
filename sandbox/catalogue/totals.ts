/** How many rows match: counted up to a limit, and remembered until one of their tables is written to. */
import type { SelectQueryBuilder } from 'kysely'
import type { DatabaseHandle } from '../database/schema.ts'
import { type Writes, writesOf } from '../database/writes.ts'

/** A count, and whether it stopped at the limit. */
export interface Total {
  readonly total: number
  readonly tooManyToCount: boolean
}

/** Beyond this many matches the total is not counted out. */
const limit = 10_000

/** More lists than this are not paged through at once. */
const mostRemembered = 500

interface Remembered {
  readonly version: number
  readonly total: Total
}

const memories = new WeakMap<Writes, Map<string, Remembered>>()

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
  const writes = writesOf(database)
  const memory = writes && memoryOf(writes)
  const key = `${counted.sql}\n${JSON.stringify(counted.parameters)}`
  const version = writes?.version(tables)
  const known = memory?.get(key)
  if (known !== undefined && known.version === version) return known.total
  const { rows } = await database.executeQuery(counted)
  const matching = Number(rows[0]?.total ?? 0)
  const total = { total: Math.min(matching, limit), tooManyToCount: matching > limit }
  if (memory !== undefined && version !== undefined && version === writes?.version(tables)) {
    if (memory.size >= mostRemembered) memory.clear()
    memory.set(key, { version, total })
  }
  return total
}

function memoryOf(writes: Writes): Map<string, Remembered> {
  const memory = memories.get(writes) ?? new Map<string, Remembered>()
  memories.set(writes, memory)
  return memory
}
