/** Calls back after files were saved, once per burst of saves. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches a folder and those in it until the process ends.
 *
 * @param callback runs one at a time; saves during a run lead to one more
 * @param explain takes what a run or the watching itself throws: neither ends the watching
 */
export function onSaved(
  folder: string,
  callback: () => Promise<unknown>,
  explain: (error: unknown) => void,
): void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isDue = false
  const run = async () => {
    if (isRunning) {
      isDue = true
      return
    }
    isRunning = true
    try {
      watchAll()
      await callback()
    } catch (error) {
      explain(error)
    }
    isRunning = false
    if (isDue) {
      isDue = false
      schedule()
    }
  }
  const schedule = () => {
    clearTimeout(timer)
    // Editors save in several steps; one rebuild is enough for all of them.
    timer = setTimeout(run, 30)
  }
  const watchers = new Map<string, FSWatcher>()
  /** Folders come and go with saves. */
  const watchAll = () => {
    const folders = new Set(foldersOf(folder))
    for (const [place, watcher] of watchers) {
      if (folders.has(place)) continue
      watcher.close()
      watchers.delete(place)
    }
    for (const place of folders) {
      if (watchers.has(place)) continue
      const saved = (_event: string, name: string | null) => {
        if (rebuildsFor(place, name)) schedule()
      }
      watchers.set(place, watch(place, saved).on('error', explain))
    }
  }
  watchAll()
}

/** Whether a name in a folder is that of a folder or of a description's file; editors save others beside them. */
export function rebuildsFor(folder: string, name: string | null): boolean {
  if (name === null || /^[^.].*\.(ya?ml|json)$/.test(name)) return true
  return statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
}

/** Each is watched by itself: Node's watching of all that is below one loses a file that an editor puts another in the place of. */
function foldersOf(folder: string): readonly string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = below.filter((entry) => entry.isDirectory())
  return [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))]
}
