/** Calls back after files were saved, once per burst of saves. */
import { watch } from 'node:fs'

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
  for (const path of paths) watch(path, { recursive: true }, schedule).on('error', explain)
}
