/** A data folder: its initial content, validation, and engine. */
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { StartFailure } from '../../../platform/start-failure.ts'
import type { FindTemplate } from '../store-template.ts'
import { DurableFiles, sync, syncFolder } from './durable-files.ts'
import { emptyDatabase } from './empty-database.ts'
import { clearFolder, contentOf } from './folder-content.ts'
import type { OpenEngine } from './reopening.ts'
import { folderOptions } from './start-options.ts'
import { startPglite } from './start-pglite.ts'

/** The major version of PostgreSQL in this PGlite; folders are tied to it. */
const engineMajor = '18'

/** An engine on its folder. */
export interface OpenFolder extends OpenEngine {
  /** Present while the folder is new: until it is called, the next opening starts over. */
  readonly completed?: () => void
}

const unfinishedName = 'sandbox.unfinished'

/** Opens a locked folder; initializes an empty one. */
export async function openFolder(
  folder: string,
  find: FindTemplate | undefined,
): Promise<OpenFolder> {
  // While this file exists, the folder is incomplete.
  const unfinished = join(folder, unfinishedName)
  if (existsSync(unfinished)) clearFolder(folder)
  if (!isFresh(folder)) return engineIn(folder)
  writeFileSync(unfinished, '')
  const template = await find?.()
  const copied = template !== undefined && copyInto(folder, template.folder)
  const opened = await engineIn(folder, {
    isNew: true,
    ...(!copied && { archive: await emptyDatabase() }),
  })
  const completed = () => {
    rmSync(unfinished)
    sync(folder)
  }
  return { ...opened, completed }
}

/** The engine on a folder, its durability proven. A new folder is flushed first. */
export async function engineIn(
  folder: string,
  { isNew = false, archive }: { isNew?: boolean; archive?: Uint8Array<ArrayBuffer> } = {},
): Promise<OpenEngine> {
  const files = new DurableFiles(folder)
  try {
    const pglite = await startPglite({
      ...folderOptions,
      fs: files,
      ...(archive && { loadDataDir: new Blob([archive]) }),
    })
    if (isNew) syncFolder(folder)
    await assertDurable(pglite, files)
    return { pglite, files }
  } catch (error) {
    files.abandon()
    throw error
  }
}

/** Instant on a file system with copy-on-write. False when the copy is incomplete. */
function copyInto(folder: string, from: string): boolean {
  try {
    cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return true
  } catch {
    clearFolder(folder, [unfinishedName])
    return false
  }
}

/** Refuses folders with other content, or data of another engine version. */
function isFresh(folder: string): boolean {
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) {
    accessSync(version, constants.R_OK | constants.W_OK)
    const major = readFileSync(version, 'utf8').trim()
    if (major === engineMajor) return false
    throw new StartFailure(
      `The data folder ${folder} was made by version ${major} of the engine; this one is ${engineMajor}.`,
    )
  }
  if (contentOf(folder).length === 0) return true
  throw new StartFailure(`The folder ${folder} holds files that are not a sandbox's data.`)
}

/** A commit must reach the disk. The hook relies on internals of PGlite, so it is proven, not assumed. */
async function assertDurable(pglite: PGlite, files: DurableFiles): Promise<void> {
  const before = files.fsyncs
  await pglite.query("select pg_logical_emit_message(true, 'sandbox', 'durable')")
  if (files.fsyncs > before) return
  throw new StartFailure(
    'This version of the embedded database does not write commits through to the disk (no fsync seen); refusing to run.',
  )
}
