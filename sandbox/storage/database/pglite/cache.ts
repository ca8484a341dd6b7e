/** Databases that were laid out before, next to the installed packages. Whatever is missing is made anew. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Not through the entry alone: the version is in the package's own file.
const enginePackage = dirname(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
)

/** Where the cache keeps something. */
export function cachePath(name: string): string {
  return join(enginePackage, '..', '..', '.cache', 'storefront-sandbox', name)
}

/** What tells one release of the engine from another. */
export async function engineRelease(): Promise<Uint8Array> {
  return readFile(join(enginePackage, 'package.json'))
}

/** Written whole or not at all; where it cannot be written, the next start makes its own. */
export async function keepFile(file: string, content: Uint8Array): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
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
