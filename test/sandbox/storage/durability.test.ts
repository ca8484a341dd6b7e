/** Commits on disk: nothing is acknowledged before it is on the disk, and a disk that refuses ends the store. */
import type fs from 'node:fs'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../../sandbox/platform/answers.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { openStorage, type Storage } from '../../../sandbox/storage/database/storage.ts'
import { demoTemplate } from '../../../sandbox/storage/sites/template.ts'
import { sampled } from '../../setup/long.ts'
import { temporaryFolder } from './engines.ts'

const disk = vi.hoisted(() => ({ fsyncs: 0, refuses: false, flushed: new Set<string>() }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  // Windows flushes no file that was opened for reading.
  const isReadOnly = (file: number) => {
    const about = `/proc/self/fdinfo/${file}`
    if (!real.existsSync(about) || !real.fstatSync(file).isFile()) return false
    return /^flags:\s*\d*[04]$/m.test(real.readFileSync(about, 'utf8'))
  }
  const fsyncSync = (file: number) => {
    if (isReadOnly(file)) throw Object.assign(new Error('EPERM: fsync'), { code: 'EPERM' })
    if (disk.refuses) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
    real.fsyncSync(file)
    disk.fsyncs += 1
    const opened = `/proc/self/fd/${file}`
    if (real.existsSync(opened)) disk.flushed.add(real.readlinkSync(opened))
  }
  const rmSync: typeof fs.rmSync = (path, options) => {
    if (String(path).endsWith('sandbox.unfinished')) disk.flushed.clear()
    real.rmSync(path, options)
  }
  return { ...real, fsyncSync, rmSync, default: { ...real, fsyncSync, rmSync } }
})

let folder: ReturnType<typeof temporaryFolder>
let storage: Storage
beforeAll(async () => {
  folder = temporaryFolder()
  storage = await openStorage({ data: folder.path, clock: systemClock, template: demoTemplate })
  await sql`create table t (id integer primary key)`.execute(storage.database)
})
// One folder for all, because making one takes seconds; each begins with an empty table on a disk that takes writes.
beforeEach(async () => {
  disk.refuses = false
  await opened()
  await storage.transaction((handle) => sql`truncate t`.execute(handle))
})
afterAll(async () => {
  await storage.close()
  folder.remove()
})

const insert = (id: number) =>
  storage.transaction((handle) => sql`insert into t values (${id})`.execute(handle))
const stored = async () => {
  const { rows } = await sql<{ id: number }>`select id from t order by id`.execute(storage.database)
  return rows.map(({ id }) => id)
}

/** Until the store has opened its folder again. */
const opened = () => vi.waitFor(stored, { timeout: 150_000, interval: 20 })

it.runIf(existsSync('/proc/self/fd'))('a new folder is never taken for unfinished again', () => {
  // After a power cut it would be emptied, with everything acknowledged since.
  expect(disk.flushed).toContain(folder.path)
})

describe('concurrent transactions', () => {
  it('resolve after a flush of their commit', async () => {
    let ended = 0
    const late: number[] = []
    await Promise.all(
      Array.from({ length: 40 }, async (_, id) => {
        let atCommit = 0
        await storage.transaction(async (handle) => {
          await sql`insert into t values (${id})`.execute(handle)
          atCommit = disk.fsyncs
        })
        ended += 1
        if (disk.fsyncs <= atCommit) late.push(id)
      }),
    )
    expect(ended).toBe(40)
    expect(late).toEqual([])
    expect(await stored()).toHaveLength(40)
  })

  it('flush one by one if sequential', async () => {
    for (let id = 0; id < 5; id += 1) {
      const before = disk.fsyncs
      await insert(id)
      expect(disk.fsyncs).toBeGreaterThan(before)
    }
  })

  it('that only read do not flush', async () => {
    await insert(1)
    const before = disk.fsyncs
    await storage.transaction((handle) => sql`select * from t`.execute(handle))
    expect(disk.fsyncs).toBe(before)
  })
})

describe('a disk that refuses a write', () => {
  /** Inserts that were acknowledged; the others are refused as by a store that has stopped. */
  async function acknowledged(ids: readonly number[]): Promise<number[]> {
    const outcomes = await Promise.allSettled(ids.map(insert))
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    for (const reason of refused) {
      const answer = failure(reason, () => {})
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    }
    return ids.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  }

  it('fails every waiting caller, and everything until it recovers', async () => {
    await insert(1)
    disk.refuses = true
    expect(await acknowledged([2, 3, 4])).toEqual([])
    await expect(stored()).rejects.toMatchObject({ code: '58030' })
    await expect(insert(5)).rejects.toMatchObject({ code: '58030' })
  })

  it('is written again after recovery, in the same process, with all acknowledged writes', async () => {
    const kept = await acknowledged([1, 2, 3])
    expect(kept).toHaveLength(3)
    for (const round of sampled([100, 200], 2)) {
      disk.refuses = true
      const ids = Array.from({ length: 8 }, (_, index) => round + index)
      expect(await acknowledged(ids)).toEqual([])
      disk.refuses = false
      await opened()
      expect(await stored()).toEqual(expect.arrayContaining(kept))
      kept.push(...(await acknowledged(ids.map((id) => id + 50))))
      expect(kept.length).toBe(round === 100 ? 11 : 19)
    }
    await storage.close()
    storage = await openStorage({ data: folder.path, clock: systemClock })
    expect(await stored()).toEqual(expect.arrayContaining(kept))
  })

  it('keeps writes acknowledged just before', async () => {
    const committed = insert(1)
    // Takes the connection after the commit.
    const next = storage.database.connection().execute(async (connection) => {
      disk.refuses = true
      await sql`insert into t values (2)`.execute(connection)
    })
    const outcomes = await Promise.allSettled([committed, next])
    disk.refuses = false
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await opened()
    expect(await stored()).toContain(1)
  })

  it('keeps acknowledged writes for the next start', async () => {
    await insert(1)
    disk.refuses = true
    await expect(insert(2)).rejects.toThrow()
    disk.refuses = false
    await storage.close()
    storage = await openStorage({ data: folder.path, clock: systemClock })
    expect(await stored()).toContain(1)
  })
})
