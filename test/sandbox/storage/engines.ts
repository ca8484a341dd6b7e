/** The engines the storage tests run on: embedded in memory, embedded on disk, and a server where there is one. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { tables } from '../../../sandbox/storage/database/schema.ts'
import { openStorage, type Storage } from '../../../sandbox/storage/database/storage.ts'
import { tablesOfSites } from '../../../sandbox/storage/sites/tables.ts'
import { demoTemplate } from '../../../sandbox/storage/sites/template.ts'
import { isLong } from '../../setup/long.ts'

const server = process.env.STOREFRONT_TEST_DATABASE_URL

/** An engine a suite can open an empty database on. */
export interface TestEngine {
  readonly name: string
  /** @param poolSize how many connections to a server it may open */
  open(poolSize?: number): Promise<OpenEngine>
}

/** An open database of a suite's own. */
export interface OpenEngine {
  readonly storage: Storage
  /** Closes it and leaves nothing behind. */
  discard(): Promise<void>
}

/** Every engine of this machine, for what is about engines. */
export function everyEngine(): TestEngine[] {
  const embedded: TestEngine[] = [
    { name: 'PGlite in memory', open: () => openMemory() },
    { name: 'PGlite on disk', open: () => openFolder() },
  ]
  return server === undefined
    ? embedded
    : [...embedded, { name: 'PostgreSQL', open: (poolSize) => openServer(server, poolSize) }]
}

/**
 * The engines for what is about a store. A normal run has the embedded one in memory alone where there is a server, too:
 * what a folder adds to it is tested by itself.
 */
export const engines = (): TestEngine[] =>
  everyEngine()
    .filter(({ name }) => isLong || server === undefined || name !== 'PGlite on disk')
    .map((engine) => (engine.name === 'PGlite in memory' ? { ...engine, open: openEmpty } : engine))

/** Databases in memory whose suite is over: opening one takes longer than most suites. */
const idle: Storage[] = []

/** A database in memory without rows. It begins with what is there already, tables included. */
export async function openEmpty(): Promise<OpenEngine> {
  const storage =
    idle.pop() ??
    (await openStorage({ data: 'memory', clock: systemClock, template: demoTemplate }))
  await empty(storage)
  return { storage, discard: async () => void idle.push(storage) }
}

/** Removes all rows, and the tables of earlier suites. */
const empty = ({ transaction }: Storage) =>
  transaction(async (handle) => {
    for (const { name } of tablesOfSites.toReversed())
      await sql`delete from ${sql.table(name)}`.execute(handle)
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
        and table_name not like 'migration%' and table_name::text <> all (${Object.keys(tables)}::text[])
    `.execute(handle)
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(handle)
  })

/** A folder that is gone after the test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'storefront-test-'))
  return {
    path: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

async function openMemory(): Promise<OpenEngine> {
  const storage = await openStorage({ data: 'memory', clock: systemClock })
  return { storage, discard: () => storage.close() }
}

async function openFolder(): Promise<OpenEngine> {
  const folder = temporaryFolder()
  const storage = await openStorage({ data: folder.path, clock: systemClock })
  return {
    storage,
    discard: async () => {
      await storage.close()
      folder.remove()
    },
  }
}

/** A database without rows on the server, so that suites do not see each other. */
async function openServer(server: string, poolSize?: number): Promise<OpenEngine> {
  const { url, drop } = await migratedDatabase(server)
  const storage = await openStorage({ databaseUrl: url, clock: systemClock, server: { poolSize } })
  return {
    storage,
    discard: async () => {
      await storage.close()
      await drop()
    },
  }
}

/** A database of a suite's own on a server. */
export interface ServerDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** Makes a database without tables. */
export const emptyDatabase = (server: string) => createDatabase(server, 'template0')

/** Makes one with the tables, which the run's own server has in its template; any other gets them when it is opened. */
export const migratedDatabase = (server: string) => createDatabase(server, 'template1')

async function createDatabase(server: string, template: string): Promise<ServerDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
