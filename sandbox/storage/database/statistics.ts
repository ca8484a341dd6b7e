/** The engine's planner statistics. */
import { sql } from 'kysely'
import type { DatabaseHandle } from './schema.ts'

/**
 * Looks at the large tables. A store that was filled and never looked at reads the variants of a page by the wrong
 * index: six times the work.
 */
export async function analyze(database: DatabaseHandle): Promise<void> {
  await sql.raw('analyze products, variants, stock, collections, members').execute(database)
}
