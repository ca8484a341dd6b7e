/** The engine's planner statistics. */
import { sql } from 'kysely'
import type { DatabaseHandle, SiteStore } from './schema.ts'

/** Products of a store whose variants are slow to visit all for each of them. */
const many = 900

/**
 * Looks at the large tables. A store that was filled and never looked at reads the variants of a page by the wrong
 * index: six times the work.
 */
export async function analyze(database: DatabaseHandle): Promise<void> {
  await sql.raw('analyze products, variants, stock, collections, members').execute(database)
}

/**
 * The same for a large store that has just been filled: removing it would visit all its variants for each product. A
 * small one is brought back and removed often, and quick without.
 */
export async function analyzeLarge({ database, site }: SiteStore): Promise<void> {
  const { rows } = await sql`
    select from products where site_id = ${site} offset ${many} limit 1
  `.execute(database)
  if (rows.length > 0) await analyze(database)
}
