/** The belts of the embedded engine: fsync, the lock, maintenance. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { uptime } from 'node:os'
import { dirname } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { DurableFiles } from '../../../sandbox/storage/database/pglite/durable-files.ts'
import { lockFolder } from '../../../sandbox/storage/database/pglite/lock.ts'
import { defaultMaintenance } from '../../../sandbox/storage/database/pglite/maintenance.ts'
import { openPglite } from '../../../sandbox/storage/database/pglite/open.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { transactions } from '../../../sandbox/storage/database/transaction.ts'
import { demoTemplate } from '../../../sandbox/storage/sites/template.ts'
import { longIt } from '../../setup/long-run.ts'
import { temporaryFolder } from './engines.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

/** It begins with what is there already: laying out tables anew takes longer than the tests. */
const openData = () =>
  openStorage({ data: folder.path, clock: systemClock, template: demoTemplate })

describe('a commit', () => {
  it('reaches the disk before it is acknowledged', async () => {
    const calls: number[] = []
    const original = Object.getOwnPropertyDescriptor(DurableFiles.prototype, 'fsyncs')
    let files: DurableFiles | undefined
    const read = original?.get
    Object.defineProperty(DurableFiles.prototype, 'fsyncs', {
      configurable: true,
      get(this: DurableFiles) {
        files = this
        return read?.call(this)
      },
    })
    const engine = await openPglite(folder.path, { template: demoTemplate })
    const count = () => files?.fsyncs ?? 0
    await sql`create table t (id integer)`.execute(engine.database)
    for (let id = 0; id < 5; id += 1) {
      const before = count()
      await sql`insert into t values (${id})`.execute(engine.database)
      calls.push(count() - before)
    }
    await engine.close()
    Object.defineProperty(DurableFiles.prototype, 'fsyncs', original ?? {})
    expect(calls).toHaveLength(5)
    expect(Math.min(...calls)).toBeGreaterThanOrEqual(1)
  })

  it('that the disk never hears of stops the sandbox from starting', async () => {
    const original = Object.getOwnPropertyDescriptor(DurableFiles.prototype, 'fsyncs')
    Object.defineProperty(DurableFiles.prototype, 'fsyncs', { configurable: true, get: () => 0 })
    try {
      await expect(openData()).rejects.toThrow(/no fsync seen.*refusing to run/)
    } finally {
      Object.defineProperty(DurableFiles.prototype, 'fsyncs', original ?? {})
    }
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
  })

  // Of a whole store: `sandbox.test.ts`.
  longIt('persists after the folder is closed and reopened', async () => {
    const first = await openData()
    await sql`create table t as select 42 as answer`.execute(first.database)
    await first.close()
    const second = await openData()
    const { rows } = await sql`select answer from t`.execute(second.database)
    await second.close()
    expect(rows).toEqual([{ answer: 42 }])
  })
})

describe('the lock', () => {
  it('refuses a second opener of the same folder, with one line of advice', async () => {
    const storage = await openData()
    const error = await openData().catch((thrown: unknown) => thrown)
    await storage.close()
    expect(String(error)).toMatch(
      /is in use by process \d+ .*or was copied while it was.*choose another --data folder/,
    )
    expect(String(error)).not.toContain('\n')
    const again = await openData()
    await again.close()
  })

  it('of a dead process is taken over', async () => {
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    const host = execFileSync('hostname', { encoding: 'utf8' }).trim()
    const stale = JSON.stringify({ pid: gone, host, started: '1' })
    mkdirSync(folder.path, { recursive: true })
    writeFileSync(`${folder.path}/sandbox.lock`, stale)
    const unlock = await lockFolder(folder.path)
    expect(JSON.parse(readFileSync(`${folder.path}/sandbox.lock`, 'utf8'))).toMatchObject({
      pid: process.pid,
    })
    unlock()
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
  })

  it('of a reused pid is taken over', async () => {
    if (!existsSync('/proc/self/stat')) return
    const host = execFileSync('hostname', { encoding: 'utf8' }).trim()
    mkdirSync(folder.path, { recursive: true })
    writeFileSync(
      `${folder.path}/sandbox.lock`,
      JSON.stringify({ pid: process.pid, host, started: '1' }),
    )
    const unlock = await lockFolder(folder.path)
    unlock()
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
  })

  it('without a start time is taken over after a restart of the machine only', async () => {
    const host = execFileSync('hostname', { encoding: 'utf8' }).trim()
    mkdirSync(folder.path, { recursive: true })
    const lockedAt = (uptime: number) =>
      writeFileSync(
        `${folder.path}/sandbox.lock`,
        JSON.stringify({ pid: process.pid, host, started: null, uptime }),
      )
    lockedAt(0)
    await expect(lockFolder(folder.path)).rejects.toThrow(/is in use by/)
    lockedAt(uptime() + 3600)
    const unlock = await lockFolder(folder.path)
    unlock()
  })

  it('of another machine, or an unreadable one, is not touched', async () => {
    mkdirSync(folder.path, { recursive: true })
    for (const content of [JSON.stringify({ pid: 1, host: 'elsewhere', started: null }), '??']) {
      writeFileSync(`${folder.path}/sandbox.lock`, content)
      await expect(lockFolder(folder.path)).rejects.toThrow(/is in use by/)
    }
  })
})

describe('a data folder', () => {
  it('that holds something else is refused untouched', async () => {
    mkdirSync(folder.path, { recursive: true })
    writeFileSync(`${folder.path}/thesis.txt`, 'years of work')
    await expect(openData()).rejects.toThrow(/holds files that are not a sandbox's data/)
    expect(readFileSync(`${folder.path}/thesis.txt`, 'utf8')).toBe('years of work')
  })

  it('of another engine version is refused with both versions', async () => {
    mkdirSync(folder.path, { recursive: true })
    writeFileSync(`${folder.path}/PG_VERSION`, '16\n')
    await expect(openData()).rejects.toThrow(/version 16 of the engine; this one is 18/)
  })

  it.each(['base', 'global/pg_control'])('that lacks %s is called incomplete', async (lost) => {
    await (await openData()).close()
    rmSync(`${folder.path}/${lost}`, { recursive: true })
    const opening = openData()
    await expect(opening).rejects.toThrow(StartFailure)
    await expect(opening).rejects.toThrow(
      /data is damaged or incomplete.*Restore a copy .+ with its empty subfolders/,
    )
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
  })

  it('is its owner’s alone, and leaves no other files and no lock behind', async () => {
    const storage = await openData()
    expect(readdirSync(dirname(folder.path))).toEqual(['data'])
    // No permissions for group and others, as PostgreSQL requires of its data directory.
    expect(statSync(folder.path).mode & 0o077).toBe(0)
    await storage.close()
    const ours = readdirSync(folder.path).filter((name) => name.startsWith('sandbox.'))
    expect(ours).toEqual([])
  })

  it('is found through a link, also at its first start', async () => {
    mkdirSync(folder.path, { recursive: true })
    const link = `${folder.path}-link`
    symlinkSync(folder.path, link)
    const open = () => openStorage({ data: link, clock: systemClock, template: demoTemplate })
    await (await open()).close()
    const storage = await open()
    await expect(openData()).rejects.toThrow(/in use by process/)
    await storage.close()
    await (await openData()).close()
  })

  it('with an interrupted first start is reinitialized', async () => {
    mkdirSync(`${folder.path}/base`, { recursive: true })
    writeFileSync(`${folder.path}/PG_VERSION`, '18\n')
    writeFileSync(`${folder.path}/sandbox.unfinished`, '')
    const storage = await openData()
    await storage.close()
    expect(existsSync(`${folder.path}/sandbox.unfinished`)).toBe(false)
  })
})

describe('the one connection', () => {
  let engine: Awaited<ReturnType<typeof openPglite>>
  beforeAll(async () => {
    engine = await openPglite('memory', { patienceMilliseconds: 20 })
  })
  afterAll(() => engine?.close())

  it('refuses to be awaited by its own transaction', async () => {
    const inner = transactions(engine)(() => sql`select 1`.execute(engine.database))
    await expect(inner).rejects.toThrow(/use the handle it gives/)
    expect((await sql`select 1 as one`.execute(engine.database)).rows).toEqual([{ one: 1 }])
  })

  it('is awaited as long as its transaction runs statements', async () => {
    let waited: Promise<unknown> = Promise.resolve()
    await transactions(engine)(async (handle) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => void vi.useRealTimers())
      waited = sql`select 1 as one`.execute(engine.database)
      for (let turn = 0; turn < 5; turn += 1) {
        await sql`select 1`.execute(handle)
        vi.advanceTimersByTime(20)
      }
      vi.useRealTimers()
    })
    await expect(waited).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  it('runs prepared and unprepared statements past the interface of the engine, repeatedly', async () => {
    const question = 'select $1::integer + 1 as next, $2::text as text, $3::text[] as texts'
    for (const end of ['', ' limit 1', '', ' limit 1']) {
      const asked = CompiledQuery.raw(question + end, [41, 'é', ['a', 'b,"c']])
      const { rows } = await engine.database.executeQuery(asked)
      expect(rows).toEqual([{ next: 42, text: 'é', texts: ['a', 'b,"c'] }])
    }
    const refused = sql`select 1 / ${0}::integer`.execute(engine.database)
    await expect(refused).rejects.toMatchObject({ code: '22012' })
  })
})

describe('maintenance', () => {
  it('checkpoints after a change and vacuums when idle, but not needlessly', async () => {
    const engine = await openPglite('memory', {
      maintenance: {
        ...defaultMaintenance,
        everyMilliseconds: 20,
        checkpointAfterMilliseconds: 60,
        vacuumAfterRows: 100,
        idleMilliseconds: 60,
      },
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(engine.maintenance.done).toEqual({ checkpoints: 0, vacuums: 0, analyses: 0 })
    await sql`create table t (id integer)`.execute(engine.database)
    await sql`insert into t select generate_series(1, ${200}::integer)`.execute(engine.database)
    await expect.poll(() => engine.maintenance.done.vacuums).toBe(1)
    await expect.poll(() => engine.maintenance.done.checkpoints).toBeGreaterThan(0)
    await engine.close()
  })

  it('vacuums a store that is never idle, too', async () => {
    const engine = await openPglite('memory', {
      maintenance: { ...defaultMaintenance, everyMilliseconds: 20, vacuumBusyAfterRows: 200 },
    })
    await sql`create table t (id integer)`.execute(engine.database)
    await sql`insert into t select generate_series(1, ${200}::integer)`.execute(engine.database)
    await expect.poll(() => engine.maintenance.done.vacuums).toBe(1)
    await engine.close()
  })

  it('vacuums a store whose statements let no timer fire', async () => {
    const engine = await openPglite('memory', {
      maintenance: { ...defaultMaintenance, everyMilliseconds: 20, vacuumBusyAfterRows: 200 },
    })
    await sql`create table t (id integer)`.execute(engine.database)
    const isOver = performance.now() + 150_000
    while (engine.maintenance.done.vacuums === 0 && performance.now() < isOver)
      await sql`insert into t select generate_series(1, ${200}::integer)`.execute(engine.database)
    expect(engine.maintenance.done.vacuums).toBe(1)
    await engine.close()
  })

  it('yields to waiting callers between two tables', async () => {
    const engine = await openPglite('memory', {
      maintenance: { ...defaultMaintenance, vacuumAfterRows: 1 },
    })
    await sql`create table t as select generate_series(1, ${200}::integer) as id`.execute(
      engine.database,
    )
    await sql`insert into t values (${0})`.execute(engine.database)
    const finished = engine.maintenance.finish()
    await sql`select count(*) from t`.execute(engine.database)
    expect(engine.maintenance.done.vacuums).toBe(0)
    await finished
    expect(engine.maintenance.done.vacuums).toBe(1)
    await engine.close()
  })

  it('of a seeded store finishes before it opens', async () => {
    const storage = await openStorage({
      data: folder.path,
      clock: systemClock,
      template: demoTemplate,
      fill: async ({ database }) => {
        await sql`insert into collections
          select 's', n::text, 'n', n::text, '', true, '{}', now(), now()
          from generate_series(1, ${3_000}::integer) n`.execute(database)
      },
    })
    const { rows } = await sql`
      select relallvisible = relpages as tended from pg_class where relname = 'collections'
    `.execute(storage.database)
    expect(rows).toEqual([{ tended: true }])
    await storage.close()
  })

  it('analyzes the tables after a bulk write, even if the store is never idle', async () => {
    const engine = await openPglite('memory', {
      maintenance: { ...defaultMaintenance, everyMilliseconds: 20, analyzeAfterRows: 100 },
      template: demoTemplate,
    })
    await sql`insert into collections
      select 's', n::text, 'n', n::text, '', true, '{}', now(), now()
      from generate_series(1, ${200}::integer) n`.execute(engine.database)
    await expect.poll(() => engine.maintenance.done.analyses).toBe(1)
    const { rows } = await sql`
      select reltuples = (select count(*) from collections) as known
      from pg_class where relname = 'collections'`.execute(engine.database)
    expect(rows).toEqual([{ known: true }])
    await engine.close()
  })

  it('checkpoints when the log has grown, however recent the last one', async () => {
    const engine = await openPglite('memory', {
      maintenance: { ...defaultMaintenance, everyMilliseconds: 20, checkpointAfterBytes: 1024 },
    })
    await sql`create table t as select repeat('x', 5000) as text`.execute(engine.database)
    await sql`insert into t values (${'y'})`.execute(engine.database)
    await expect.poll(() => engine.maintenance.done.checkpoints).toBeGreaterThan(0)
    await engine.close()
  })
})
