/** What the planner knows of a large store: without it, deleting one visits all variants for each product. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { exportSite, importSite } from '../../../../sandbox/storage/sites/files.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import type { OpenSite } from '../../../../sandbox/storage/sites/open-site.ts'
import { restoreSnapshot, takeSnapshot } from '../../../../sandbox/storage/sites/snapshots.ts'
import { longIt } from '../../../setup/long-run.ts'

const now = new Date()
let large: OpenSite
let small: OpenSite
beforeAll(async () => {
  large = await openMemorySite({ seed: 1, products: 910, now })
  small = await openMemorySite({ seed: 1, products: 5, now })
})
afterAll(() => Promise.all([large.close(), small.close()]))

const placeOf = ({ site, storage: { database, transaction } }: OpenSite) => ({
  site,
  database,
  transaction,
  clock: systemClock,
})

/** The index by which the engine finds the variants of a product. */
async function indexOf({ site, storage }: OpenSite): Promise<string | undefined> {
  const { rows } = await sql<Record<string, string>>`
    explain delete from variants where site_id = ${sql.lit(site)} and product_id = 'one'
  `.execute(storage.database)
  const text = JSON.stringify(rows)
  // A plan goes through it row by row, or by a bitmap of it.
  return /Index Scan (?:using|on) (\w+)/.exec(text)?.[1]
}

it('is analyzed after a copy and an import', async () => {
  expect(await indexOf(large)).toBe('variants_pkey')
  const file = await exportSite(placeOf(large))
  await importSite(placeOf(small), file)
  expect(await indexOf(small)).toBe('variants_pkey')
})

// Replaces the content of a store as the import above does.
longIt('is analyzed after a restore', async () => {
  await takeSnapshot(placeOf(small), 'large')
  await importSite(placeOf(small), await exportSite(placeOf(small)))
  await restoreSnapshot(placeOf(small), 'large')
  expect(await indexOf(small)).toBe('variants_pkey')
})
