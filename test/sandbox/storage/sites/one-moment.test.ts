/** Exports and snapshots of a store that is changed while they are taken. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedSite } from '../../../../sandbox/demo/seed/index.ts'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { exportSite } from '../../../../sandbox/storage/sites/files.ts'
import { restoreSnapshot, takeSnapshot } from '../../../../sandbox/storage/sites/snapshots.ts'
import { engines, type OpenEngine } from '../engines.ts'

const site = 'site-1'

describe.each(engines())('on $name, the whole store is of one moment in', ({ open }) => {
  let engine: OpenEngine
  beforeAll(async () => {
    engine = await open()
    const seeded = { site, seed: 1, products: 1, now: systemClock.now() }
    await engine.storage.transaction((handle) => seedSite(handle, seeded))
  })
  afterAll(() => engine?.discard())

  const place = () => ({ ...engine.storage, site, clock: systemClock })

  /** Changes two tables in one transaction, and starts to take the copy while the later one is locked. */
  const duringChange = async <T>(number: number, take: () => Promise<T>): Promise<T> => {
    let taken: Promise<T> | undefined
    await engine.storage.transaction(async (handle) => {
      await sql`lock table order_counters in access exclusive mode`.execute(handle)
      taken = take()
      await setTimeout(300)
      await handle
        .updateTable('sites')
        .set({ name: `Shop ${number}` })
        .execute()
      await handle.updateTable('order_counters').set({ last_number: number }).execute()
    })
    if (taken === undefined) throw new Error('Nothing was taken')
    return taken
  }

  it('an export', async () => {
    await duringChange(20_000, async () => {})
    const file = Buffer.from(await duringChange(20_001, () => exportSite(place()))).toString()
    const [, name = ''] = /"name":"(Shop \d+)"/.exec(file) ?? []
    const [, number] = /"last_number":(\d+)/.exec(file) ?? []
    expect(name).toBe(`Shop ${number}`)
  })

  it('a snapshot', async () => {
    await duringChange(20_002, async () => {})
    await duringChange(20_003, () => takeSnapshot(place(), 'kept'))
    await restoreSnapshot(place(), 'kept')
    const { database } = engine.storage
    const { name } = await database.selectFrom('sites').select('name').executeTakeFirstOrThrow()
    const counters = database.selectFrom('order_counters').select('last_number')
    const { last_number } = await counters.executeTakeFirstOrThrow()
    expect(name).toBe(`Shop ${last_number}`)
  })
})
