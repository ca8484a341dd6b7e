/** Watches the files of a description. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Between two looks, in milliseconds; one takes less than a millisecond. */
const interval = 50

/**
 * Watches a folder until the process ends. Looks instead of Node's recursive watch, which loses a file that an editor
 * replaces by rename.
 *
 * @param callback single-flight; saves during a run trigger one more
 * @param explain takes errors of a look or a run: none ends the watch
 * @param built the saves that are built already
 */
export function onSaved(
  folder: string,
  callback: () => Promise<unknown>,
  explain: (error: unknown) => void,
  built: string,
): void {
  let seen = built
  const look = async () => {
    try {
      const saves = savesOf(folder)
      // Editors save in several steps.
      const isSettled = saves === seen
      seen = saves
      if (isSettled && saves !== built) {
        built = saves
        await callback()
      }
    } catch (error) {
      // Also of a folder that is removed while it is read.
      explain(error)
    }
    setTimeout(look, interval)
  }
  setTimeout(look, interval)
}

/** Differs once a file of the description is saved, added or removed; an editor's temporary files are none. */
export function savesOf(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const saves = files
    .filter((file) => /(^|[/\\])[^./\\][^/\\]*\.(ya?ml|json)$/.test(file))
    .map((file) => {
      const { mtimeMs, size, ino } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {}
      return [file, mtimeMs, size, ino].join(' ')
    })
  return saves.join('\n')
}
