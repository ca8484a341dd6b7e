/** The engine's planner statistics. */
import { sql } from 'kysely'
import type { DatabaseHandle, SiteStore } from './schema.ts'

/** Above this many products a nested visit of all variants is slow. */
const many = 900

/**
 * Analyzes the large tables. Without statistics a filled store reads a page's variants by the wrong index:
 * six times the work.
 */
export async function analyze(database: DatabaseHandle): Promise<void> {
  await sql.raw('analyze products, variants, stock, collections, members').execute(database)
}

/**
 * The same for a newly filled large store: without it, removal would visit all variants for each product. A
 * small one is restored and removed often, and quick without.
 */
export async function analyzeLarge({ database, site }: SiteStore): Promise<void> {
  const { rows } = await sql`
    select from products where site_id = ${site} offset ${many} limit 1
  `.execute(database)
  if (rows.length > 0) await analyze(database)
}
