/** A disk without room: changes are refused, reading goes on, and nothing that was acknowledged is lost. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPglite } from '../../../sandbox/database/pglite/open.ts'
import { EngineStopped } from '../../../sandbox/database/pglite/stopped.ts'
import { type Announcement, runSandbox, startSandbox } from '../command/command.ts'

/** A disk of this test's own; undefined where this machine refuses to mount one. */
function mountDisk(megabytes: number): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'storefront-disk-'))
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
  const missing = Math.max(0, bavail * bsize - left)
  writeFileSync(join(path, 'filler'), Buffer.alloc(missing), { flag: 'a' })
}

const empty = (path: string) => rmSync(join(path, 'filler'))

const megabyte = 1024 * 1024

async function send(at: Announcement, method: string, path: string, body?: object) {
  const response = await fetch(`${at.url}${path}`, {
    method,
    headers: { authorization: at.apiKey, 'content-type': 'application/json' },
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

  it('refuses changes with 507, serves reading, takes changes again, and keeps what it acknowledged', async () => {
    const data = join(path, 'data')
    const sandbox = await startSandbox('--data', data, '--products', '5')
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
    fill(path, 33 * megabyte)
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

  it('in the log itself stops the store, which opens its folder again when there is room, whole', async () => {
    const data = join(path, 'log')
    mkdirSync(data)
    const engine = await openPglite(data, { leastFreeBytes: 0 })
    engine.completed?.()
    await sql`create table kept (number int)`.execute(engine.database)
    fill(path, megabyte)
    let acknowledged = 0
    const write = async () => {
      await sql`insert into kept values (${acknowledged})`.execute(engine.database)
      // Fills the log, and no table.
      await sql`select pg_logical_emit_message(true, 'test', ${'x'.repeat(500_000)})`.execute(
        engine.database,
      )
      acknowledged += 1
    }
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from kept`.execute(
        engine.database,
      )
      return rows[0]?.count ?? 0
    }
    const failure = await (async () => {
      for (;;) await write()
    })().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EngineStopped)
    await expect(count()).rejects.toBeInstanceOf(EngineStopped)

    empty(path)
    const found = await vi.waitFor(count, { timeout: 20_000, interval: 50 })
    expect(found).toBeGreaterThanOrEqual(acknowledged)
    await write()
    expect(await count()).toBe(found + 1)
    await engine.close()

    const again = await openPglite(data)
    const { rows } = await sql<{ count: number }>`select count(*) as count from kept`.execute(
      again.database,
    )
    expect(rows[0]?.count).toBe(found + 1)
    await again.close()
  })
})
