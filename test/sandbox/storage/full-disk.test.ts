/** A disk without room: changes are refused, reading goes on, and nothing that was acknowledged is lost. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { openPglite } from '../../../sandbox/storage/database/pglite/open.ts'
import { EngineStopped } from '../../../sandbox/storage/database/pglite/stopped.ts'
import { demoTemplate } from '../../../sandbox/storage/sites/template.ts'
import { isLong } from '../../setup/long.ts'
import { filesInMemory, removeLeftOvers } from '../../setup/memory-files.ts'
import { type Announcement, runSandbox, startSandbox } from '../command/command.ts'

/** A disk of this test's own; undefined where this machine refuses to mount one. */
function mountDisk(megabytes: number, folder = tmpdir()): string | undefined {
  const path = mkdtempSync(join(folder, 'storefront-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path], {
      stdio: 'ignore',
    })
    return path
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
}

function unmountDisk(path: string): void {
  execFileSync('umount', ['-l', path])
  rmSync(path, { recursive: true })
}

/** Fills the disk up to so many bytes. */
function fill(path: string, left: number): void {
  const { bavail, bsize } = statfsSync(path)
  const missing = bavail * bsize - left
  const filler = join(path, 'filler')
  const { size } = statSync(filler, { throwIfNoEntry: false }) ?? { size: 0 }
  // Reserved, not written: that takes seconds.
  if (missing > 0) execFileSync('fallocate', ['-o', `${size}`, '-l', `${missing}`, filler])
}

const empty = (path: string) => rmSync(join(path, 'filler'))

const megabyte = 1024 * 1024
const page = 4096
/** Each place costs two openings of the engine. */
const places = isLong ? 64 : 1

async function send(at: Announcement, method: string, path: string, body?: object) {
  const response = await fetch(`${at.url}${path}`, {
    method,
    // Filling a disk may take this process longer than the store keeps an idle connection open.
    headers: { authorization: at.apiKey, 'content-type': 'application/json', connection: 'close' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answered = await response.json()
  return {
    status: response.status,
    id: answered.product?.id,
    code: answered.details?.applicationError?.code,
  }
}

const probe = mountDisk(1)
if (probe !== undefined) unmountDisk(probe)
const reason = probe === undefined ? ' (skipped: this machine mounts no small disk)' : ''

describe.skipIf(probe === undefined)(`a full disk${reason}`, () => {
  let path = ''
  beforeAll(() => {
    path = mountDisk(160) ?? ''
  })
  afterAll(() => unmountDisk(path))

  it.skipIf(!existsSync('/dev/shm'))('left mounted by a killed run blocks no later one', () => {
    const { pid } = spawnSync('true')
    const folder = mkdtempSync(filesInMemory(pid))
    mountDisk(1, folder)
    removeLeftOvers()
    expect(existsSync(folder)).toBe(false)
  })

  it('without space for a lock is reported, and nothing is left behind', async () => {
    const data = join(path, 'no-room')
    mkdirSync(data)
    fill(path, 0)
    await expect(openPglite(data)).rejects.toThrow(
      new StartFailure(`The data folder ${data} is on a full disk. Choose another with --data.`),
    )
    expect(readdirSync(data)).toEqual([])
    empty(path)
    rmSync(data, { recursive: true })
  })

  it('that a new store does not fit on is reported, and the next start begins again', async () => {
    const data = join(path, 'new')
    fill(path, 40 * megabyte)
    await expect(createSandbox({ data })).rejects.toThrow(
      new StartFailure(`The data folder ${data} is on a full disk. Choose another with --data.`),
    )
    empty(path)
    await (await createSandbox({ data })).close()
    rmSync(data, { recursive: true })
  })

  it('refuses changes with 507, serves reads, accepts changes again, and keeps acknowledged ones', async () => {
    const data = join(path, 'data')
    const sandbox = await startSandbox('--data', data)
    const kept: string[] = []
    const create = async (at: Announcement = sandbox) => {
      // Noise, which the engine cannot make smaller.
      const description = Array.from({ length: 200 }, () => crypto.randomUUID()).join('')
      const product = { name: 'Mug', description, priceData: { price: 5 } }
      const made = await send(at, 'POST', '/v1/products', { product })
      if (made.status === 200) kept.push(made.id)
      return made
    }
    const read = () => send(sandbox, 'POST', '/v1/products/query-platformized', { query: {} })
    const full = { status: 507, code: 'INSUFFICIENT_STORAGE' }

    expect(await create()).toMatchObject({ status: 200 })
    // A little room is used up by changes themselves, some of them at once.
    fill(path, 32.25 * megabyte)
    let answers = [await create()]
    while (answers.every(({ status }) => status === 200)) {
      answers = await Promise.all([create(), create(), create(), create()])
    }
    expect(answers.filter(({ status }) => status !== 200)[0]).toMatchObject(full)
    expect(await read()).toMatchObject({ status: 200 })

    // Another program takes the rest.
    fill(path, 0)
    expect(await create()).toMatchObject(full)
    expect(await read()).toMatchObject({ status: 200 })

    empty(path)
    expect(await create()).toMatchObject({ status: 200 })

    fill(path, 0)
    expect(await create()).toMatchObject(full)
    sandbox.child.kill('SIGTERM')
    expect([await sandbox.ended, sandbox.output().stderr]).toEqual([0, ''])

    const refused = runSandbox('--port', '0', '--data', data)
    expect(await refused.ended).toBe(1)
    expect(refused.output().stderr).toMatch(/is full: 32 MB have to be free/)

    empty(path)
    const again = await startSandbox('--data', data)
    for (const id of kept) {
      expect(await send(again, 'GET', `/v1/products/${id}`)).toMatchObject({ status: 200, id })
    }
    expect(await create(again)).toMatchObject({ status: 200 })
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
    rmSync(data, { recursive: true })
  })

  /** Each keeps the process alive, and the memory of its engine. */
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

  it(`in the log itself stops the store, which opens its folder again when there is room, whole: at ${places} places of a record`, async () => {
    const data = join(path, 'log')
    mkdirSync(data)
    const timersAtFirst = await vi.waitFor(timers)
    const engine = await openPglite(data, { leastFreeBytes: 0, template: demoTemplate })
    engine.completed?.()
    await sql`create table kept (number int)`.execute(engine.database)
    let acknowledged = 0
    const write = async () => {
      await sql`insert into kept values (${acknowledged})`.execute(engine.database)
      acknowledged += 1
      // Fills the log, and no table.
      await sql`select pg_logical_emit_message(true, 'test', ${'x'.repeat(500_000)})`.execute(
        engine.database,
      )
    }
    const stored = async ({ database }: Pick<typeof engine, 'database'> = engine) => {
      const { rows } = await sql<{ number: number }>`
        select distinct number from kept order by number`.execute(database)
      return rows.map(({ number }) => number)
    }
    const expectKept = (numbers: readonly number[]) => {
      expect(numbers.slice(0, acknowledged)).toEqual([...Array(acknowledged).keys()])
      // The one that was not acknowledged may be there, too.
      expect(numbers.length - acknowledged).toBeLessThanOrEqual(1)
    }
    for (let place = 0; place < places; place += 1) {
      // Pages are what this disk gives out: each time the record finds one more of them.
      fill(path, megabyte + place * page)
      const failure = await (async () => {
        for (;;) await write()
      })().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(EngineStopped)
      await expect(stored()).rejects.toBeInstanceOf(EngineStopped)

      empty(path)
      expectKept(await vi.waitFor(() => stored(), { timeout: 200_000, interval: 50 }))
      await write()
    }
    await engine.close()
    const again = await openPglite(data)
    expectKept(await stored(again))
    await again.close()
    await vi.waitFor(() => expect(timers()).toBeLessThanOrEqual(timersAtFirst), {
      timeout: 200_000,
    })
  })
})
