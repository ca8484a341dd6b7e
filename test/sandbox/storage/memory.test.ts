/** What is remembered of tables is never older than their last write, and never more than it may be. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Memory } from '../../../sandbox/storage/database/memory.ts'
import { engines, type OpenEngine } from './engines.ts'

const remembering = (most: number) => new Memory<number>({ most, sizeOf: () => 1 })

describe.each(engines())('a cache on $name', (engine) => {
  let open: OpenEngine
  beforeAll(async () => {
    open = await engine.open()
    const { database } = open.storage
    await sql`create table tallies (id text primary key, n integer not null)`.execute(database)
    await sql`insert into tallies values ('a', 0), ('b', 0)`.execute(database)
  })
  afterAll(() => open?.discard())

  const stored = async (id: string) => {
    const { rows } = await sql<{ n: number }>`select n from tallies where id = ${id}`.execute(
      open.storage.database,
    )
    return rows[0]?.n ?? Number.NaN
  }
  const set = (id: string, n: number) =>
    sql`update tallies set n = ${n} where id = ${id}`.execute(open.storage.database)
  const setWithin = (id: string, n: number, outcome: 'kept' | 'undone') =>
    open.storage
      .transaction(async (handle) => {
        await sql`update tallies set n = ${n} where id = ${id}`.execute(handle)
        if (outcome === 'undone') throw new Error('changed my mind')
      })
      .catch(() => {})

  it('is never stale, whatever is written in between or concurrently', async () => {
    const id = fc.constantFrom('a', 'b')
    const step = fc.oneof(
      fc.record({ does: fc.constant('read' as const), id }),
      fc.record({ does: fc.constantFrom('set', 'kept', 'undone'), id, n: fc.nat() }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }),
        async (rounds) => {
          const memory = remembering(10)
          const read = (key: string) =>
            memory.read(open.storage.database, ['tallies'], key, () => stored(key))
          for (const round of rounds) {
            // All of a round at once.
            await Promise.all(
              round.map((one) => {
                if (one.does === 'read') return read(one.id)
                const { n } = one
                if (one.does === 'set') return set(one.id, n)
                return setWithin(one.id, n, one.does === 'kept' ? 'kept' : 'undone')
              }),
            )
            for (const key of ['a', 'b']) expect(await read(key)).toBe(await stored(key))
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('rereads only if another process may have written', async () => {
    const isAlone = engine.name !== 'PostgreSQL'
    const memory = remembering(10)
    let reads = 0
    const read = () =>
      memory.read(open.storage.database, ['tallies'], 'a', () => {
        reads += 1
        return stored('a')
      })
    await read()
    await read()
    expect(reads).toBe(isAlone ? 1 : 2)
    await set('b', 5)
    await read()
    expect(reads).toBe(isAlone ? 2 : 3)
  })
})

it('evicts the least recently used entry', async () => {
  const [engine] = engines()
  const open = await engine?.open()
  const database = open?.storage.database
  if (database === undefined) throw new Error('There is an engine in memory on every machine')
  const memory = remembering(2)
  const reads: string[] = []
  const read = (key: string) =>
    memory.read(database, ['tallies'], key, async () => {
      reads.push(key)
      return 1
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key)
  expect(reads).toEqual(['a', 'b', 'c', 'b'])
  await open?.discard()
})
