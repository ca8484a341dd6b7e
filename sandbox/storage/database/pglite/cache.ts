/** Databases that were laid out before, next to the installed packages. Whatever is missing is made anew. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isRunning } from '../../../platform/is-running.ts'

// Not through the entry alone: the version is in the package's own file.
const enginePackage = dirname(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
)

/** Where the cache keeps something. */
export function cachePath(name: string): string {
  return join(enginePackage, '..', '..', '.cache', 'storefront-sandbox', name)
}

/** Identifies the release of the engine. */
export async function engineRelease(): Promise<Uint8Array> {
  return readFile(join(enginePackage, 'package.json'))
}

/** A name for an unfinished file, with the id of the process writing it. */
export function draftPath(): string {
  return cachePath(`draft-${process.pid}-${randomUUID()}`)
}

/** Removes what processes left that were killed while they made it. */
export function removeAbandonedDrafts(): void {
  for (const name of readdirSync(cachePath('.'))) {
    const [, maker] = /^draft-(?:(\d+)-)?/.exec(name) ?? []
    if (name.startsWith('draft-') && !isRunning(Number(maker ?? 0))) {
      rmSync(cachePath(name), { recursive: true, force: true })
    }
  }
}

/** Written whole or not at all; where it cannot be written, the next start makes its own. */
export async function keepFile(file: string, content: Uint8Array): Promise<boolean> {
  const draft = draftPath()
  try {
    mkdirSync(dirname(file), { recursive: true })
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    renameSync(draft, file)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}
