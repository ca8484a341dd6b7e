/** Calls back after files of a folder were saved, once per burst of saves. */
import { watch } from 'node:fs'

export function onSaved(paths: readonly string[], callback: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isDue = false
  const run = async () => {
    if (isRunning) {
      isDue = true
      return
    }
    isRunning = true
    await callback()
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
  for (const path of paths) watch(path, { recursive: true }, schedule)
}
