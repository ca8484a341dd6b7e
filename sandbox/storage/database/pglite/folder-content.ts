/** The content of a data folder besides its lock. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockName } from './lock.ts'

/** The entries of a folder, without the lock and its temporary files. */
export function contentOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith(lockName))
}

/**
 * Empties a locked folder; the lock stays.
 *
 * @param kept names of entries that stay as well
 */
export function clearFolder(folder: string, kept: readonly string[] = []): void {
  for (const name of contentOf(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}
