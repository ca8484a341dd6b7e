/** Two processes start on one empty database: one fills it, the other says that it waits, and not for ever. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { migrate } from '../../../sandbox/storage/database/migrate.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { inTurn } from '../../../sandbox/storage/sites/turn.ts'
import { createGate } from '../../src/support/gate.ts'
import { engines, type OpenEngine } from '../storage/engines.ts'
import { newDatabase, server, whySkipped } from './server.ts'

describe.skipIf(server === undefined)(`a database that another process fills${whySkipped}`, () => {
  let open: OpenEngine
  beforeAll(async () => {
    const onServer = engines().find(({ name }) => name === 'PostgreSQL')
    if (onServer === undefined) throw new Error('No server')
    open = await onServer.open()
  })
  afterAll(() => open?.discard())

  const patience = { lockMilliseconds: 20, tries: 3 }
  /** Fills until the gate opens. */
  const filler = async () => {
    const begun = createGate()
    const done = createGate()
    const filled = inTurn(open.storage.transaction, async (handle) => {
      await sql`select 1`.execute(handle)
      begun.open()
      await done.opened
    })
    await begun.opened
    const end = () => {
      done.open()
      return filled
    }
    return { end }
  }

  it('is waited for with one line, until a timeout', async () => {
    const other = await filler()
    const lines: string[] = []
    const warn = (line: string) => void lines.push(line)
    const waiting = inTurn(open.storage.transaction, async () => 'mine', warn, patience)
    await expect(waiting).rejects.toThrow(StartFailure)
    await expect(waiting).rejects.toThrow(/^Another process has been filling this database.*\.$/)
    expect(lines).toEqual(['Another process is filling this database. Waiting until it is done.'])
    await other.end()
  })

  it('is available to the next one afterwards', async () => {
    const other = await filler()
    const waits = createGate()
    const quick = { lockMilliseconds: 20, tries: 100_000 }
    const mine = inTurn(open.storage.transaction, async () => 'mine', waits.open, quick)
    await waits.opened
    await other.end()
    expect(await mine).toBe('mine')
  })

  it('is filled for longer than a request may take', async () => {
    const { url, drop } = await newDatabase()
    const address = new URL(url)
    address.searchParams.set('statement_timeout', '300')
    const rules = { databaseUrl: address.href, server: { answerTimeout: 400 }, clock: systemClock }
    const { transaction, close } = await openStorage(rules)
    try {
      await inTurn(transaction, (handle) => sql`select pg_sleep(1)`.execute(handle))
    } finally {
      await close()
      await drop()
    }
  })

  it('makes a newer release wait with a message, then migrate', async () => {
    const step = { name: '9990-newer.sql', sql: 'alter table sites add column newer text' }
    const attempt = () => migrate(open.storage.database, systemClock, [step], patience)
    const other = await filler()
    await expect(attempt()).rejects.toThrow(StartFailure)
    await other.end()
    await attempt()
  })
})
