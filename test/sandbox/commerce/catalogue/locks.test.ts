// Writers of several products lock them in one order, so that two never wait for each other.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockProducts } from '../../../../sandbox/commerce/catalogue/store.ts'
import { seedSite } from '../../../../sandbox/demo/seed/index.ts'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import type { Storage } from '../../../../sandbox/storage/database/storage.ts'
import { openEmpty } from '../../storage/engines.ts'

const site = 'locks'
let storage: Storage
let discard: () => Promise<void>
let ids: string[] = []
beforeAll(async () => {
  ;({ storage, discard } = await openEmpty())
  await storage.transaction((database) =>
    seedSite(database, { site, products: 30, seed: 1, now: systemClock.now() }),
  )
  const rows = await storage.database.selectFrom('products').select('id').execute()
  ids = rows.map(({ id }) => id)
})
afterAll(() => discard?.())

it('locks products in order of their ids, whatever the order of the request', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 2 }), async (named) => {
      const locked = await storage.transaction((database) =>
        lockProducts({ database, site }, named),
      )
      expect([...locked.keys()]).toEqual([...named].sort())
    }),
    { numRuns: 25 },
  )
})
