/** The content of a data folder besides its lock. */
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockName } from './lock.ts'

/** The names of what is in a folder, without the lock and drafts of one. */
export function contentOf(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith(lockName))
}

/**
 * Empties a folder that is locked; the lock stays.
 *
 * @param kept names of what stays as well
 */
export function clearFolder(folder: string, kept: readonly string[] = []): void {
  for (const name of contentOf(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}
