/** What the figures of a catalogue cost, counted in rows read. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { productFigures } from '../../../../sandbox/commerce/catalogue/figures.ts'
import type { DatabaseHandle } from '../../../../sandbox/storage/database/schema.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'

/** Rows of variants and stock that the engine has read since it began. */
async function rowsRead(database: DatabaseHandle): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(database)
  const { rows } = await sql<{ count: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::text as count
    from pg_stat_user_tables where relname in ('variants', 'stock')`.execute(database)
  return Number(rows[0]?.count)
}

it('joins stock per product, also without the engine’s statistics', async () => {
  const store = await openMemorySite({ seed: 5, products: 150, now: new Date() })
  const { site } = store
  const { database } = store.storage
  try {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from variants where site_id = ${site} group by product_id
    `.execute(database)
    const counts = rows.map(({ count }) => count)
    const variants = counts.reduce((sum, count) => sum + count)
    // A plan may meet each variant of a product with all stock of that product, never with that of another.
    const most = counts.reduce((sum, count) => sum + count + count * count)
    const before = await rowsRead(database)
    await productFigures({ database, site })
    const read = (await rowsRead(database)) - before
    expect(variants).toBeGreaterThan(500)
    expect(read).toBeGreaterThanOrEqual(variants)
    expect(read).toBeLessThanOrEqual(2 * most)
  } finally {
    await store.close()
  }
})
