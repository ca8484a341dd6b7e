/** Watches files, debounced per burst of saves. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/**
 * Watches a folder recursively until the process ends.
 *
 * @param callback single-flight; saves during a run trigger one more
 * @param explain takes errors of a run or the watcher: neither ends the watch
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
    // Debounce: editors save in several steps.
    timer = setTimeout(run, 30)
  }
  const watchers = new Map<string, FSWatcher>()
  /** Folders may be added or removed. */
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

/** Whether a name is a folder or a description file, not an editor's temporary file. */
export function rebuildsFor(folder: string, name: string | null): boolean {
  if (name === null || /^[^.].*\.(ya?ml|json)$/.test(name)) return true
  return statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
}

/** One watcher each: Node's recursive watch loses a file that an editor replaces by rename. */
function foldersOf(folder: string): readonly string[] {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = below.filter((entry) => entry.isDirectory())
  return [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))]
}
