/** Connections to a server that break, fall silent or are ended: every call is answered, and the process lives. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoSite } from '../../../sandbox/demo/seed/index.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { readyAnswer } from '../../../sandbox/web/developer/index.ts'
import { isLong } from '../../setup/long.ts'
import { type Announcement, type Command, startSandbox } from '../command/command.ts'
import { serveStore } from '../web/idempotency/keyed-store.ts'
import { type Callable, call, createAgainAndAgain, type Heard, inShort } from './callers.ts'
import { endConnections, newDatabase, runAt, server, whySkipped } from './server.ts'
import { type SocketProxy, startSocketProxy } from './socket-proxy.ts'

/** How often all connections break under callers. */
const breaks = isLong ? 5 : 2

/** How many collections each writer creates at least. */
const turns = isLong ? 3 : 2

const query = '/v1/products/query-platformized'
const busy = '503 after 1'
const ask = (store: Callable) => call(store, 'POST', query, { body: {} })
const create = (store: Callable) =>
  call(store, 'POST', '/v1/collections', { body: { collection: { name: 'New' } } })

describe.skipIf(server === undefined)(`a sandbox on a server${whySkipped}`, () => {
  let database: Awaited<ReturnType<typeof newDatabase>>
  let proxy: SocketProxy
  let sandbox: Command & Announcement
  beforeAll(async () => {
    database = await newDatabase()
    proxy = await startSocketProxy(database.url)
    sandbox = await startSandbox('--database-url', proxy.url, '--products', '6')
  })
  afterAll(async () => {
    sandbox?.child.kill('SIGKILL')
    await sandbox?.ended
    await proxy?.close()
    await database?.drop()
  })

  it('survives broken connections of twenty callers, and asks them to retry', async () => {
    const heard: string[] = []
    let isOver = false
    const { clientId } = sandbox
    const body = { clientId, grantType: 'anonymous' }
    const token = () => call(sandbox, 'POST', '/oauth2/token', { token: '', body })
    const asks = [() => ask(sandbox), () => create(sandbox), token]
    const callers = Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        for (let turn = index; !isOver; turn += 1) {
          const told = await asks[turn % asks.length]?.()
          if (told) heard.push(inShort(told))
        }
      }),
    )
    // Which calls a break meets is chance.
    for (let round = 1; round <= breaks || !heard.includes(busy); round += 1) {
      const enough = heard.length + 40
      // A process that has ended refuses its callers.
      await Promise.race([
        callers,
        expect.poll(() => heard.length, { interval: 5 }).toBeGreaterThan(enough),
      ])
      proxy.reset()
    }
    isOver = true
    await callers
    expect([...new Set(heard)].sort()).toEqual(['200', busy])
    expect(inShort(await ask(sandbox))).toBe('200')
  })

  it('applies keyed calls once each while its connections are killed repeatedly', async () => {
    const names: string[] = []
    const heard: string[] = []
    let isOver = false
    const note = (told: Heard) => void heard.push(inShort(told))
    const writers = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        // Which calls a kill meets is chance.
        for (let turn = 0; turn < turns || !heard.includes(busy); turn += 1) {
          const name = `Shelf ${writer} ${turn}`
          names.push(name)
          await createAgainAndAgain(() => sandbox, name, note)
        }
      }),
    ).finally(() => {
      isOver = true
    })
    for (let round = 1; !isOver; round += 1) {
      await expect.poll(() => isOver || heard.length > round * 6, { interval: 5 }).toBe(true)
      await endConnections(database.url)
    }
    await writers
    expect([...new Set(heard)].sort()).toEqual(['200', busy])
    const rows = await runAt(database.url, "select name from collections where name like 'Shelf%'")
    expect(rows.map(({ name }) => name).sort()).toEqual(names.toSorted())
  })

  it('reads and refuses changes while the server is read-only', async () => {
    const readOnly = async (on: boolean) => {
      const name = new URL(database.url).pathname.slice(1)
      await runAt(server ?? '', `alter database ${name} set default_transaction_read_only = ${on}`)
      // It holds for connections that begin after it.
      await endConnections(database.url)
    }
    await readOnly(true)
    // One that was idle may be found broken first.
    await expect.poll(async () => inShort(await ask(sandbox))).toBe('200')
    expect(inShort(await call(sandbox, 'GET', '/_sandbox/ready'))).toBe('200')
    const refused = await create(sandbox)
    expect([inShort(refused), JSON.parse(refused.text).message]).toEqual([
      busy,
      'The database is read-only at the moment.',
    ])
    await readOnly(false)
    await expect.poll(async () => inShort(await create(sandbox))).toBe('200')
  })

  it('asks callers to retry where the server limits how long they wait for a lock', async () => {
    const made = await create(sandbox)
    const { id } = JSON.parse(made.text).collection
    const name = new URL(database.url).pathname.slice(1)
    const rename = () =>
      call(sandbox, 'PATCH', `/v1/collections/${id}`, { body: { collection: { name: 'Newer' } } })
    await runAt(server ?? '', `alter database ${name} set lock_timeout = '20ms'`)
    await endConnections(database.url)
    await expect.poll(async () => inShort(await ask(sandbox))).toBe('200')
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('select from collections where id = $1 for update', [id])
      expect(inShort(await rename())).toBe(busy)
    } finally {
      await other.end()
      await runAt(server ?? '', `alter database ${name} reset lock_timeout`)
    }
    await expect.poll(async () => inShort(await rename())).toBe('200')
  })

  it('shuts down cleanly afterwards, without reported failures', async () => {
    sandbox.child.kill('SIGTERM')
    expect([await sandbox.ended, sandbox.output().stderr]).toEqual([0, ''])
  })
})

describe.skipIf(server === undefined)(`a pool of connections to a server${whySkipped}`, () => {
  const cleanups: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })

  /** A store whose network is a test's, with so many connections. */
  async function served(poolSize: number) {
    const database = await newDatabase()
    cleanups.push(() => database.drop())
    const proxy = await startSocketProxy(database.url)
    cleanups.push(() => proxy.close())
    const storage = await openStorage({
      databaseUrl: proxy.url,
      clock: systemClock,
      server: { poolSize, answerTimeout: 6_000 },
    })
    cleanups.push(() => storage.close())
    const store = await serveStore(storage)
    cleanups.push(() => store.close())
    return { proxy, storage, product: store.product, store: { ...demoSite, url: store.url } }
  }

  it('returns 503 during a network outage, and recovers after it', async () => {
    const { proxy, storage, store } = await served(20)
    expect(inShort(await ask(store))).toBe('200')
    proxy.stall()
    const asked = Array.from({ length: 8 }, (_, index) => (index % 2 ? ask(store) : create(store)))
    const [answers] = await Promise.all([
      Promise.all(asked),
      expect(readyAnswer(storage)).rejects.toMatchObject({ status: 503, data: { retryAfter: 1 } }),
    ])
    expect(answers.map(inShort)).toEqual(asked.map(() => busy))
    proxy.resume()
    await expect.poll(async () => inShort(await create(store))).toBe('200')
  })

  it('returns 503 while the server refuses connections, and tells its operator why, once', async () => {
    const database = await newDatabase()
    cleanups.push(() => database.drop())
    const told: string[] = []
    const storage = await openStorage({
      databaseUrl: database.url,
      clock: systemClock,
      server: { warn: (line) => told.push(line) },
    })
    cleanups.push(() => storage.close())
    const keyed = await serveStore(storage)
    cleanups.push(() => keyed.close())
    const store = { ...demoSite, url: keyed.url }
    const name = new URL(database.url).pathname.slice(1)
    const rename = async (from: string, to: string) => {
      await endConnections(database.url).catch(() => {})
      await runAt(server ?? '', `alter database ${from} rename to ${to}`)
    }
    await rename(name, `${name}_moved`)
    const heard = [await ask(store), await create(store), await ask(store)]
    await rename(`${name}_moved`, name)
    expect(heard.map(inShort)).toEqual([busy, busy, busy])
    expect(told).toEqual([`The database refuses connections: database "${name}" does not exist`])
    await expect.poll(async () => inShort(await create(store))).toBe('200')
  })

  it('needs no statement that a connection has prepared', async () => {
    const { storage, store, product } = await served(1)
    const path = `/v1/products/${product.id}`
    expect(inShort(await call(store, 'GET', path))).toBe('200')
    await sql`deallocate all`.execute(storage.database)
    expect(inShort(await call(store, 'GET', path))).toBe('200')
  })
})
