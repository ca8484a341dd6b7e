/** What the sandbox needs from a database, the same on every engine. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { sqlState } from '../../../sandbox/platform/sql-state.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { json } from '../../../sandbox/storage/database/json.ts'
import { migrate, readMigrations } from '../../../sandbox/storage/database/migrate.ts'
import { nestedTransactions, transactions } from '../../../sandbox/storage/database/transaction.ts'
import { everyEngine, type OpenEngine } from './engines.ts'

const site = {
  site_id: 's',
  name: 'Shop',
  client_id: 'c',
  api_key: 'k',
  currency: 'USD',
  seed: 1,
  created_date: new Date('2026-01-02T03:04:05.678Z'),
}

describe.each(everyEngine())('storage on $name', (engine) => {
  let open: OpenEngine
  beforeAll(async () => {
    open = await engine.open()
    const { database } = open.storage
    await sql`create table counters (id text primary key, n integer not null check (n >= 0))`.execute(
      database,
    )
  })
  afterAll(() => open?.discard())

  it('returns the same JavaScript types', async () => {
    const { rows } = await sql`
      select 7::bigint as count, 12.50::numeric as price, 1.5::double precision as weight,
        ${new Date('2026-01-02T03:04:05.678Z')}::timestamptz as moment,
        ${json([{ a: 1 }, 'b'])} as list, ${['x', 'y,"z']}::text[] as texts, true as yes,
        null::text as nothing, date '2026-02-03' as day, array[1, 2]::integer[] as numbers
    `.execute(open.storage.database)
    expect(rows).toEqual([
      {
        count: 7,
        price: 12.5,
        weight: 1.5,
        moment: new Date('2026-01-02T03:04:05.678Z'),
        list: [{ a: 1 }, 'b'],
        texts: ['x', 'y,"z'],
        yes: true,
        nothing: null,
        day: '2026-02-03',
        numbers: [1, 2],
      },
    ])
  })

  it('applies every migration once, in order, and counts the rows of a change', async () => {
    const { database } = open.storage
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      database,
    )
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
    await migrate(database, systemClock)
    await database.insertInto('sites').values(site).execute()
    const changed = await database.updateTable('sites').set({ name: 'B' }).executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(1n)
    expect(await database.selectFrom('sites').selectAll().executeTakeFirst()).toEqual({
      ...site,
      name: 'B',
      openings: 0,
      products: null,
    })
  })

  it('refuses a migration that was changed after it was applied', async () => {
    const [first] = readMigrations()
    const changed = [{ name: first?.name ?? '', sql: '-- something else' }]
    await expect(migrate(open.storage.database, systemClock, changed)).rejects.toThrow(StartFailure)
  })

  it('rolls back a failed migration', async () => {
    const broken = [{ name: '9999-broken.sql', sql: 'create table half (id text); select oops;' }]
    await expect(migrate(open.storage.database, systemClock, broken)).rejects.toThrow()
    const { rows } = await sql`select to_regclass('half') as half`.execute(open.storage.database)
    expect(rows).toEqual([{ half: null }])
  })

  it('rolls back a transaction that throws', async () => {
    const { transaction, database } = open.storage
    await expect(
      transaction(async (handle) => {
        await sql`insert into counters values ('undone', 1)`.execute(handle)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const { rows } = await sql`select * from counters where id = 'undone'`.execute(database)
    expect(rows).toEqual([])
  })

  it('undoes a step whole, though a step within it failed before', async () => {
    const { transaction, database } = open.storage
    await transaction(async (handle) => {
      const step = nestedTransactions(handle)
      const failing = step(async () => {
        await sql`insert into counters values ('step', 1)`.execute(handle)
        await step(() => Promise.reject(new Error('within'))).catch(() => {})
        throw new Error('around')
      })
      await expect(failing).rejects.toThrow('around')
    })
    const { rows } = await sql`select * from counters where id = 'step'`.execute(database)
    expect(rows).toEqual([])
  })

  it('sells sixty units to a hundred buyers, and no more', async () => {
    const { transaction, database } = open.storage
    await sql`insert into counters values ('stock', 60)`.execute(database)
    const take = () =>
      transaction(async (handle) => {
        const { rows } = await sql<{ n: number }>`
          select n from counters where id = 'stock' for update
        `.execute(handle)
        await sql`update counters set n = ${(rows[0]?.n ?? 0) - 1} where id = 'stock'`.execute(
          handle,
        )
      })
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, take))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(40)
    expect(refused.map(({ reason }) => sqlState(reason))).toEqual(refused.map(() => '23514'))
    const { rows } = await sql`select n from counters where id = 'stock'`.execute(database)
    expect(rows).toEqual([{ n: 0 }])
  })

  it('retries a transaction on serialization failures, up to a limit', async () => {
    let runs = 0
    const retrying = transactions(open.storage)
    const clash = () => Object.assign(new Error('clash'), { code: '40001' })
    const answer = await retrying(async () => {
      runs += 1
      if (runs < 3) throw clash()
      return runs
    })
    expect(answer).toBe(3)
    await expect(retrying(() => Promise.reject(clash()))).rejects.toThrow('clash')
  })

  it('reopens with its data, even by two at once', async () => {
    await expect(
      Promise.all([
        migrate(open.storage.database, systemClock),
        migrate(open.storage.database, systemClock),
      ]),
    ).resolves.toBeDefined()
  })
})
