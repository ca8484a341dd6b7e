/** The embedded engine, with the belts it needs to keep what it acknowledges. */

import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { StartFailure } from '../../platform/start-failure.ts'
import type { FindBeginning } from '../beginning.ts'
import type { Engine } from '../engine.ts'
import type { Database } from '../schema.ts'
import { trackWrites, Writes } from '../writes.ts'
import { pgliteDialect } from './dialect.ts'
import { DurableFiles, syncFolder } from './durable-files.ts'
import { archiveIn, emptyDatabase } from './empty-database.ts'
import { defaultLeastFreeBytes, FreeSpace } from './free-space.ts'
import { GroupCommit } from './group-commit.ts'
import { lockFolder } from './lock.ts'
import { defaultMaintenance, Maintenance, type MaintenanceSchedule } from './maintenance.ts'
import { EngineStopped } from './stopped.ts'
import { Wire } from './wire.ts'

/** The major version of PostgreSQL that this PGlite is built from; folders are tied to it. */
const engineMajor = '18'

// No statement_timeout: one thread runs engine and timers, so nothing could interrupt a statement.
const settings = [
  // Without it the engine believes an fdatasync that does nothing.
  ['-c', 'wal_sync_method=fsync'],
].flat()

/** The default of 128 MB costs more memory than a whole store has data. */
const folderCache = ['-c', 'shared_buffers=32MB']

/** Files in memory need hardly any copies of their pages. */
const memoryCache = ['-c', 'shared_buffers=4MB']

const options = {
  // The same JavaScript types as from a server: see postgres/open.ts.
  parsers: {
    [types.INT8]: Number,
    [types.NUMERIC]: Number,
    [types.DATE]: (text: string) => text,
  },
} satisfies PGliteOptions

/** How long a transaction may run nothing while others wait for the connection. */
const patienceMilliseconds = 10_000

/** What the place begins with, and what tests set. */
export interface EngineRules {
  /** What an empty place begins with; a blank database when left out. */
  readonly beginning?: FindBeginning | undefined
  readonly maintenance?: MaintenanceSchedule
  readonly patienceMilliseconds?: number
  /** Bytes of the folder's disk that changes leave free. */
  readonly leastFreeBytes?: number
}

/** Opens a folder, or a database that lives as long as the process for `memory`. */
export async function openPglite(
  data: string,
  rules: EngineRules = {},
): Promise<Engine & { readonly maintenance: Maintenance }> {
  if (data === 'memory') {
    const pglite = await PGlite.create({
      ...options,
      loadDataDir: await beginningArchive(rules.beginning),
      startParams: [...PGlite.defaultStartParams, ...settings, ...memoryCache],
    })
    return await engineOn(pglite, rules, { unlock: () => {}, completed: () => {} })
  }
  const folder = resolve(data)
  const unlock = await lockFolder(folder)
  try {
    mkdirSync(folder, { recursive: true })
    const space = new FreeSpace(folder, rules.leastFreeBytes ?? defaultLeastFreeBytes)
    if (!space.isLeft()) throw fullDisk(folder)
    const { pglite, files, completed } = await openFolder(folder, rules.beginning)
    return await engineOn(pglite, rules, {
      unlock,
      disk: { files, space },
      ...(completed && { completed }),
    })
  } catch (error) {
    unlock()
    throw error
  }
}

async function engineOn(
  pglite: PGlite,
  rules: EngineRules,
  {
    unlock,
    completed,
    disk,
  }: {
    readonly unlock: () => void
    readonly completed?: () => void
    /** The folder; undefined in memory. */
    readonly disk?: { readonly files: DurableFiles; readonly space: FreeSpace }
  },
): Promise<Engine & { readonly maintenance: Maintenance }> {
  const wire = new Wire(pglite)
  await wire.prove()
  const writes = new Writes()
  const assertRunning = () => {
    if (disk?.files.failure !== undefined) throw new EngineStopped(disk.files.failure)
  }
  const dialect = pgliteDialect(
    wire,
    (text, changedRows) => {
      assertRunning()
      if (writes.note(text)) commits?.written()
      maintenance.changed(changedRows)
    },
    (text) => {
      assertRunning()
      disk?.space.assertFor(text, (statement) => writes.mayWrite(statement))
    },
    rules.patienceMilliseconds ?? patienceMilliseconds,
  )
  const database = new Kysely<Database>({ dialect })
  trackWrites(database, writes)
  const commits = disk && new GroupCommit(database)
  const maintenance = new Maintenance(database, rules.maintenance ?? defaultMaintenance)
  maintenance.start()
  let closing: Promise<void> | undefined
  const close = async () => {
    try {
      // A store that has stopped, or has no room to tidy up in, is left as it is: the next start reads its log.
      if (disk !== undefined && (disk.files.failure !== undefined || !disk.space.isLeft())) {
        maintenance.stop()
        return
      }
      await maintenance.finish()
      await database.destroy()
      await pglite.close()
    } finally {
      unlock()
    }
  }
  return {
    name: 'pglite',
    database,
    maintenance,
    ...(completed && { completed }),
    ...(commits && { durability: commits }),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function fullDisk(folder: string): StartFailure {
  return new StartFailure(
    `The disk of ${folder} is full: ${defaultLeastFreeBytes / 1024 / 1024} MB have to be free. Make space and start again.`,
  )
}

interface OpenFolder {
  readonly pglite: PGlite
  readonly files: DurableFiles
  readonly completed?: () => void
}

async function openFolder(folder: string, find: FindBeginning | undefined): Promise<OpenFolder> {
  // While this file exists, the folder beside it is not completely written.
  const unfinished = `${folder}.unfinished`
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const fresh = isFresh(folder)
  if (fresh) writeFileSync(unfinished, '')
  const beginning = fresh ? await find?.() : undefined
  const copied = beginning !== undefined && copyInto(folder, beginning.folder)
  const files = new DurableFiles(folder)
  const pglite = await PGlite.create({
    ...options,
    fs: files,
    ...(fresh && !copied ? { loadDataDir: await emptyDatabase() } : {}),
    startParams: [
      ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
      ...settings,
      ...folderCache,
    ],
  })
  try {
    if (fresh) syncFolder(folder)
    await assertDurable(pglite, files)
  } catch (error) {
    await pglite.close()
    throw error
  }
  return { pglite, files, ...(fresh && { completed: () => rmSync(unfinished) }) }
}

/** A file system that can share blocks copies in no time. False when the copy is not complete. */
function copyInto(folder: string, from: string): boolean {
  try {
    cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return true
  } catch {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return false
  }
}

async function beginningArchive(find: FindBeginning | undefined): Promise<Blob> {
  const beginning = await find?.()
  if (beginning === undefined) return emptyDatabase()
  return existsSync(beginning.archive) ? archiveIn(beginning.archive) : emptyDatabase()
}

/** Refuses folders that hold something else, or data of another engine version. */
function isFresh(folder: string): boolean {
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) {
    const major = readFileSync(version, 'utf8').trim()
    if (major === engineMajor) return false
    throw new StartFailure(
      `The data folder ${folder} was made by version ${major} of the engine; this one is ${engineMajor}.`,
    )
  }
  if (readdirSync(folder).length === 0) return true
  throw new StartFailure(`The folder ${folder} holds files that are not a sandbox's data.`)
}

/** One commit must reach the disk. The hook sits on internals of PGlite, so it is proven, not assumed. */
async function assertDurable(pglite: PGlite, files: DurableFiles): Promise<void> {
  const before = files.fsyncs
  await pglite.query("select pg_logical_emit_message(true, 'sandbox', 'durable')")
  if (files.fsyncs > before) return
  throw new StartFailure(
    'This version of the embedded database does not write commits through to the disk (no fsync seen); refusing to run.',
  )
}
