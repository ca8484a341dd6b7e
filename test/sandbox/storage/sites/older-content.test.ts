/** Content from before a migration that corrects rows, which a snapshot or a file brings back. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { exportSite, importSite } from '../../../../sandbox/storage/sites/files.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import { restoreSnapshot, takeSnapshot } from '../../../../sandbox/storage/sites/snapshots.ts'

it('counts no hidden variants as stock', async () => {
  const { storage, site, close } = await openMemorySite({ seed: 1, products: 4, now: new Date() })
  const place = { ...storage, site, clock: systemClock }
  const inStock = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from products where site_id = ${site} and (in_stock or stock_quantity > 0)
    `.execute(storage.database)
    return rows
  }
  // Releases before 0073-hidden-variants.sql counted them where all are hidden.
  await sql`update variants set visible = false where site_id = ${site}`.execute(storage.database)
  expect(await inStock()).not.toEqual([])
  await takeSnapshot(place, 'older')
  const file = await exportSite(place)
  await restoreSnapshot(place, 'older')
  expect(await inStock()).toEqual([])
  await importSite(place, file)
  expect(await inStock()).toEqual([])
  await close()
})
