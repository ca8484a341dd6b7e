/** The cache of initialized databases, next to the installed packages. A miss creates them again. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isRunning } from '../../../platform/is-running.js'

// Includes package.json: the version is not in the entry file.
const enginePackage = dirname(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
)

/** The path of a cache entry. */
export function cachePath(name: string): string {
  return join(enginePackage, '..', '..', '.cache', 'storefront-sandbox', name)
}

/** Identifies the release of the engine. */
export async function engineRelease(): Promise<Uint8Array> {
  return readFile(join(enginePackage, 'package.json'))
}

/** A temporary name with the writer's process id. */
export function draftPath(): string {
  return cachePath(`draft-${process.pid}-${randomUUID()}`)
}

/** Removes temporary files of killed processes. */
export function removeAbandonedDrafts(): void {
  for (const name of readdirSync(cachePath('.'))) {
    const [, maker] = /^draft-(?:(\d+)-)?/.exec(name) ?? []
    if (!name.startsWith('draft-') || isRunning(Number(maker ?? 0))) continue
    try {
      rmSync(cachePath(name), { recursive: true, force: true })
    } catch {
      // Another user's: it takes space, and nothing else.
    }
  }
}

/** Removes an entry if it is there. Atomic: a killed removal leaves a draft, not a part of the entry. */
export function forget(entry: string): void {
  const draft = draftPath()
  try {
    renameSync(entry, draft)
  } catch {
    return
  }
  rmSync(draft, { recursive: true, force: true })
}

/** Writes atomically; best effort: without a cache the next start creates its own. */
export async function keepFile(file: string, content: Uint8Array): Promise<void> {
  const draft = draftPath()
  try {
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(draft, content, { flag: 'wx', flush: true })
    renameSync(draft, file)
  } catch {
    rmSync(draft, { force: true })
  }
}
