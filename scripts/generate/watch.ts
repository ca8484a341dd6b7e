/** Calls back after files were saved, once per burst of saves. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Watches files and folders until the process ends.
 *
 * @param callback runs one at a time; saves during a run lead to one more
 * @param explain takes what a run or the watching itself throws: neither ends the watching
 */
export function onSaved(
  paths: readonly string[],
  callback: () => Promise<void>,
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
    const places = new Map(paths.flatMap(placesOf))
    for (const [folder, watcher] of watchers) {
      if (places.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const [folder, file] of places) {
      if (watchers.has(folder)) continue
      const saved = (_event: string, name: string | null) => {
        const counts =
          file === undefined ? rebuildsFor(folder, name) : name === null || name === file
        if (counts) schedule()
      }
      watchers.set(folder, watch(folder, saved).on('error', explain))
    }
  }
  watchAll()
}

/** Whether a name in a folder is that of a folder or of a description's file; editors save others beside them. */
export function rebuildsFor(folder: string, name: string | null): boolean {
  if (name === null || /^[^.].*\.(ya?ml|json)$/.test(name)) return true
  return statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
}

/**
 * The folders in which saves are seen, and the one file that counts there; undefined where all do. Each folder is watched
 * by itself: Node's watching of all that is below one loses a file that an editor puts another in the place of.
 */
function placesOf(path: string): (readonly [folder: string, file: string | undefined])[] {
  if (!statSync(path).isDirectory()) return [[dirname(path), basename(path)]]
  const below = readdirSync(path, { recursive: true, withFileTypes: true })
  const folders = below.filter((entry) => entry.isDirectory())
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))].map((folder) => [
    folder,
    undefined,
  ])
}
