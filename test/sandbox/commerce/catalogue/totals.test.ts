/** Totals: counted up to a limit. */
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countUpToLimit } from '../../../../sandbox/commerce/catalogue/totals.ts'
import type { DatabaseHandle } from '../../../../sandbox/storage/database/schema.ts'
import { sampled } from '../../../setup/long.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'

describe.each(sampled(engines(), 2))('a total on $name', (engine) => {
  let open: OpenEngine
  beforeAll(async () => {
    open = await engine.open()
    await fill(1, 10_000)
  })
  afterAll(() => open?.discard())

  const fill = (from: number, to: number) =>
    open.storage.database.executeQuery(
      CompiledQuery.raw(`
        insert into collections
        select 's', n::text, 'n', n::text, '', n % 2 = 0, '{}', now(), now()
        from generate_series(${from}, ${to}) n`),
    )
  const count = (database: DatabaseHandle, visible?: boolean) =>
    countUpToLimit(
      database,
      database
        .selectFrom('collections')
        .where(visible === undefined ? sql<boolean>`true` : sql<boolean>`visible = ${visible}`),
    )

  it('is exact up to the limit, and flagged as too many above it', async () => {
    const { database } = open.storage
    expect(await count(database)).toEqual({ total: 10_000, tooManyToCount: false })
    expect(await count(database, true)).toEqual({ total: 5_000, tooManyToCount: false })
    await fill(10_001, 10_001)
    expect(await count(database)).toEqual({ total: 10_000, tooManyToCount: true })
    expect(await count(database, false)).toEqual({ total: 5_001, tooManyToCount: false })
  })

  it('is never stale after a write', async () => {
    const { database, transaction } = open.storage
    for (let round = 0; round < 3; round += 1) {
      const { total } = await count(database, false)
      await transaction(async (handle) => {
        const gone = handle.deleteFrom('collections').where('id', '=', String(round * 2 + 1))
        await gone.execute()
        expect((await count(handle, false)).total).toBe(total - 1)
      })
      expect((await count(database, false)).total).toBe(total - 1)
    }
  })

  it('is not cached from a rolled-back transaction', async () => {
    const { database, transaction } = open.storage
    const before = await count(database, true)
    const undone = transaction(async (handle) => {
      await handle.deleteFrom('collections').execute()
      expect((await count(handle, true)).total).toBe(0)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await count(database, true)).toEqual(before)
  })
})
