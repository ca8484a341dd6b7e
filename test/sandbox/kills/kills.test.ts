/**
 * `kill -9` during writes, with broken connections: acknowledged writes are durable, none is applied
 * twice or partially, idempotency keys survive, and the stock history adds up.
 */
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { type Random, randomFor } from '../../../sandbox/platform/random.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { isLong } from '../../setup/long.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { KilledStore } from './killed-store.ts'
import { Ledger } from './ledger.ts'
import { sampled, stockOf, stockUp, tradeUntilKilled } from './trade.ts'

/** Stores are killed concurrently, each with its seeds in sequence. */
const stores = isLong
  ? [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]
  : [[1, 2, 3, 4, 5]]
const killsOfSeed = isLong ? 20 : 1
const kills = killsOfSeed * stores.flat().length
/** Acknowledged actions between two kills, at least and at most. */
const [shortest, longest] = [10, isLong ? 60 : 30]
/** A long run also waits two to five seconds, for a minute per seed. */
const lifetime = (random: Random) => (isLong ? random.integer(2_000, 5_000) : 0)
const checkedKeys = 5

const folders: ReturnType<typeof temporaryFolder>[] = []
afterAll(() => {
  for (const { remove } of folders) remove()
})

describe('a killed store', () => {
  it(`keeps all that it acknowledged, to the unit, through ${kills} kills of ${stores.flat().length} seeds`, async ({
    annotate,
  }) => {
    const ledgers = await Promise.all(stores.map(killedAgainAndAgain))
    const acknowledged = ledgers.reduce((sum, ledger) => sum + ledger.acknowledged.length, 0)
    await annotate(`${kills} kills, ${acknowledged} acknowledged writes, 0 lost, 0 applied twice`)
    expect(acknowledged).toBeGreaterThanOrEqual(kills * shortest)
  })
})

/** One store through all its kills. */
async function killedAgainAndAgain(seeds: readonly number[]): Promise<Ledger> {
  const folder = temporaryFolder()
  folders.push(folder)
  const ledger = new Ledger()
  const store = await KilledStore.open(folder.path)
  for (const seed of seeds) {
    const random = randomFor(seed, 'kills')
    const products = await stockUp(store, ledger)
    for (let kill = 0; kill < killsOfSeed; kill += 1) {
      await store.makeTrouble(random.integer(1, 1_000_000))
      const acknowledged = random.integer(shortest, longest)
      const milliseconds = lifetime(random)
      await tradeUntilKilled(store, ledger, { products, random, acknowledged, milliseconds })
      expect(await store.reopen()).toBe('SIGKILL')
      await expectKept(store, ledger, { products, random })
    }
  }
  expect(await store.end()).toEqual([0, ''])
  await expectWritten(folder.path, ledger)
  return ledger
}

/** Retries unacknowledged actions, and compares the stock; a few keys must still be known. */
async function expectKept(
  store: KilledStore,
  ledger: Ledger,
  { products, random }: { readonly products: readonly string[]; readonly random: Random },
): Promise<void> {
  for (const { action, status } of sampled(ledger.acknowledged.slice(-100), checkedKeys, random)) {
    expect(await store.do(action)).toMatchObject({ status, isReplayed: true })
  }
  for (const action of ledger.open) {
    const { status } = await store.do(action)
    expect([200, 409]).toContain(status)
    ledger.settle(action, status)
  }
  for (const product of products) {
    expect((await stockOf(store, product))?.units).toBe(ledger.stock.get(product))
  }
}

/** Checks the closed store: every collection once, and a history that adds up. */
async function expectWritten(data: string, ledger: Ledger): Promise<void> {
  const storage = await openStorage({ data, clock: systemClock })
  const { database } = storage
  const history = await sql<{ id: string; units: number; changes: number }>`
    select product_id as id, sum(quantity)::int as units, count(*)::int as changes
    from stock_changes group by product_id`.execute(database)
  const told = [...ledger.stock].map(([id, units]) => ({
    id,
    units,
    changes: ledger.changes.get(id),
  }))
  expect(byId(history.rows)).toEqual(byId(told))
  const shelves = await sql<{ name: string }>`
    select name from collections where name like 'Shelf key%'`.execute(database)
  expect(shelves.rows.map(({ name }) => name).sort()).toEqual([...ledger.shelves].sort())
  await storage.close()
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => (one.id < other.id ? -1 : 1))
}
