/** A store whose content is replaced while requests change it: neither waits for what the other holds. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCart } from '../../../sandbox/commerce/carts/store.ts'
import { createProduct } from '../../../sandbox/commerce/catalogue/create-product.ts'
import { insertProduct } from '../../../sandbox/commerce/catalogue/insert-product.ts'
import { insertCheckout } from '../../../sandbox/commerce/checkouts/store.ts'
import { emptyCart } from '../../../sandbox/commerce/rules/documents/cart.ts'
import { seedSite } from '../../../sandbox/demo/seed/index.ts'
import { startSession } from '../../../sandbox/people/identity/session-tokens.ts'
import { startTokenFamily } from '../../../sandbox/people/identity/token-families.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { randomIds } from '../../../sandbox/platform/ids.ts'
import type { DatabaseHandle } from '../../../sandbox/storage/database/schema.ts'
import { openStorage, type Storage } from '../../../sandbox/storage/database/storage.ts'
import { replaceContent } from '../../../sandbox/storage/sites/content.ts'
import { newDatabase, server, whySkipped } from './server.ts'

const site = 'site-1'

/** What requests lock first, and what they change then. */
const requests = [
  ['a product', 'select from products for update', 'update stock set quantity = quantity'],
  ['a member', 'select from members for update', 'delete from session_tokens'],
  ['a session', 'select from token_families for update', 'delete from access_tokens'],
  ['a cart', 'select from carts for update', 'update checkouts set order_id = order_id'],
  ['an order', 'select from checkouts for update', 'update coupons set used = used + 1'],
  ['a purchase', 'select from carts for update', 'select from products for update'],
  ['a sign-in', 'select from members for update', 'select from carts for update'],
] as const

describe.skipIf(server === undefined)(`on a server${whySkipped}`, () => {
  let database: Awaited<ReturnType<typeof newDatabase>>
  let storage: Storage
  beforeAll(async () => {
    database = await newDatabase()
    storage = await openStorage({ databaseUrl: database.url, clock: systemClock })
    await storage.transaction(fill)
  })
  afterAll(async () => {
    await storage?.close()
    await database?.drop()
  })

  /** Whether a transaction waits for a lock. */
  const isWaiting = async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(
      storage.database,
    )
    return rows[0]?.waiting
  }

  const fill = (database: DatabaseHandle) =>
    seedSite(database, { site, seed: 1, products: 3, now: systemClock.now() })

  /** What visitors and buyers leave in a store. */
  const visit = async (database: DatabaseHandle) => {
    const scope = { database, site, clock: systemClock, ids: randomIds }
    await startTokenFamily(scope, { role: 'visitor', subjectId: randomIds.uuid() })
    await startSession(scope, randomIds.uuid(), 'session')
    const cart = await insertCart(scope, 'app', emptyCart)
    const doc = { lines: [], channelType: 'WEB', purchaseFlowId: '' } as const
    await insertCheckout(scope, { cartId: cart.id, buyerKey: null }, doc)
  }

  it.each(requests)(
    'replaces a store after a request that has locked %s',
    async (_name, lock, change) => {
      // One attempt each, without retries: a deadlock ends one of the two.
      const once = <T>(work: (handle: DatabaseHandle) => Promise<T>) =>
        storage.database.transaction().execute(work)
      await once((handle) => replaceContent(handle, site, () => fill(handle)))
      await once(visit)
      const replaced = await once(async (handle) => {
        await sql.raw(lock).execute(handle)
        const replacing = once((other) => replaceContent(other, site, () => fill(other)))
        replacing.catch(() => {})
        await expect.poll(isWaiting, { interval: 5 }).toBe(true)
        await sql.raw(change).execute(handle)
        return { replacing }
      })
      await replaced.replacing
      const { rows } = await sql`select from carts`.execute(storage.database)
      expect(rows).toEqual([])
    },
  )

  it('keeps no product whose creation ends meanwhile', async () => {
    const { database } = storage
    const replacing = await database.transaction().execute(async (handle) => {
      await sql`update catalogue_counters set last_numeric_id = last_numeric_id`.execute(handle)
      const waiting = storage.transaction((other) => replaceContent(other, site, () => fill(other)))
      waiting.catch(() => {})
      await expect.poll(isWaiting, { interval: 5 }).toBe(true)
      const own = { id: randomIds.uuid(), numericId: '1', slug: 'late', collectionIds: [] }
      const editing = { now: systemClock.now(), newId: randomIds.uuid }
      const late = { name: 'Late', priceData: { price: 1 } }
      const product = createProduct(late, { ...own, ...editing })
      await insertProduct({ database: handle, site }, product)
      return { waiting }
    })
    await replacing.waiting
    const slugs = await database.selectFrom('products').select('slug').execute()
    expect(slugs).toHaveLength(3)
  })
})
