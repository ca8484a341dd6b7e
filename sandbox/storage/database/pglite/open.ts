/** Opens the embedded engine with its safeguards for durability. */

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { Kysely } from 'kysely'
import { onceMade } from '../../../platform/once-made.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import type { Engine } from '../engine.ts'
import type { Database } from '../schema.ts'
import type { FindTemplate } from '../store-template.ts'
import { Writes, writesOf } from '../writes.ts'
import {
  PgliteDriver,
  postgresDialect,
  type RunningEngine,
  type StatementRules,
} from './dialect.ts'
import { archiveFrom, emptyDatabase } from './empty-database.ts'
import { engineIn, openFolder } from './folder.ts'
import { folderFailure } from './folder-failure.ts'
import { defaultLeastFreeBytes, FreeSpace } from './free-space.ts'
import { lockFolder } from './lock.ts'
import { defaultMaintenance, Maintenance, type MaintenanceSchedule } from './maintenance.ts'
import { ArchivedFiles } from './memory-files.ts'
import { ReopeningEngine } from './reopening.ts'
import { memoryOptions } from './start-options.ts'
import { startPglite } from './start-pglite.ts'
import { Wire } from './wire.ts'

/** The maximum idle time of a transaction while others wait. */
const patienceMilliseconds = 10_000

/** The initial content, and settings for tests. */
export interface EngineRules {
  readonly template?: FindTemplate | undefined
  readonly maintenance?: MaintenanceSchedule
  readonly patienceMilliseconds?: number
  /** Bytes of disk space that writes keep free. */
  readonly leastFreeBytes?: number
}

/** Opens a folder, or for `memory` a database that ends with the process. */
export async function openPglite(
  data: string,
  rules: EngineRules = {},
): Promise<Engine & { readonly maintenance: Maintenance }> {
  if (data === 'memory') {
    const files = new ArchivedFiles(await templateArchive(rules.template))
    const pglite = await startPglite({ ...memoryOptions, fs: files })
    const wire = new Wire(pglite)
    const running = { wire, hasStopped: false, assertRunning: () => {}, reopen: async () => {} }
    const engine = engineOn(running, rules, {
      writes: new Writes(),
      completed: () => {},
      close: async (tidy) => {
        await tidy()
        await pglite.close()
      },
    })
    // Needs exclusive use of the engine.
    const archive = () =>
      engine.database.connection().execute(async () => {
        await wire.runAll('checkpoint')
        return archiveFrom(pglite)
      })
    return { ...engine, archive }
  }
  const given = resolve(data)
  // The engine does not follow a link.
  const folder = existsSync(given) ? realpathSync(given) : given
  try {
    const unlock = await lockFolder(folder)
    try {
      return await openOnDisk(folder, rules, unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw folderFailure(folder, error)
  }
}

async function openOnDisk(folder: string, rules: EngineRules, unlock: () => void) {
  const space = new FreeSpace(folder, rules.leastFreeBytes ?? defaultLeastFreeBytes)
  if (!space.isLeft()) {
    const least = `${defaultLeastFreeBytes / 1024 / 1024} MB have to be free`
    throw new StartFailure(`The disk of ${folder} is full: ${least}. Make space and start again.`)
  }
  const { completed, ...opened } = await openFolder(folder, rules.template)
  const writes = new Writes()
  const running = new ReopeningEngine(opened, {
    space,
    open: () => engineIn(folder),
    reopened: () => writes.forget(),
  })
  return engineOn(running, rules, {
    writes,
    space,
    ...(completed && { completed }),
    close: async (tidy) => {
      try {
        // A stopped or full store is left as it is: the next start replays its WAL.
        if (running.hasStopped || !space.isLeft()) return
        await tidy()
        await running.close()
      } finally {
        unlock()
      }
    },
  })
}

interface EngineParts {
  readonly writes: Writes
  readonly completed?: () => void
  /** The folder's disk; undefined in memory. */
  readonly space?: FreeSpace
  /** Closes the engine, after tidying up where possible. */
  readonly close: (tidy: () => Promise<void>) => Promise<void>
}

function engineOn(
  running: RunningEngine,
  rules: EngineRules,
  { writes, completed, space, close }: EngineParts,
): Engine & { readonly maintenance: Maintenance } {
  const statements: StatementRules = {
    assertMayRun: (text) => {
      running.assertRunning()
      space?.assertFor(text)
    },
    ran: (text, changedRows) => {
      running.assertRunning()
      writes.note(text)
      maintenance.changed(changedRows)
    },
  }
  const patience = rules.patienceMilliseconds ?? patienceMilliseconds
  const driver = () => new PgliteDriver(running, statements, patience)
  const database = new Kysely<Database>({ dialect: postgresDialect(driver) })
  writesOf.set(database, writes)
  const maintenance = new Maintenance(database, rules.maintenance ?? defaultMaintenance)
  maintenance.start()
  const tidy = async () => {
    await maintenance.finish()
    await database.destroy()
  }
  return {
    database,
    maintenance,
    ...(completed && {
      completed: async () => {
        await maintenance.filled()
        completed()
      },
    }),
    close: onceMade(() => close(tidy).finally(() => maintenance.stop())),
  }
}

async function templateArchive(find: FindTemplate | undefined): Promise<Buffer> {
  const template = await find?.()
  if (template === undefined || !existsSync(template.archive)) return emptyDatabase()
  return readFileSync(template.archive)
}
