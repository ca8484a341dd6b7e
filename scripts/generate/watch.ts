/** Calls back after files were saved, once per burst of saves. */
import { watch } from 'chokidar'

/**
 * Watches files and folders until the process ends; resolves when it sees every save. Node's own watching of a folder
 * and all below it loses a file that an editor puts another in the place of.
 *
 * @param callback runs one at a time; saves during a run lead to one more
 * @param explain takes what a run or the watching itself throws: neither ends the watching
 */
export async function onSaved(
  paths: readonly string[],
  callback: () => Promise<void>,
  explain: (error: unknown) => void,
): Promise<void> {
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
  const watcher = watch([...paths], { ignoreInitial: true })
    .on('all', schedule)
    .on('error', explain)
  await new Promise<void>((seen) => watcher.once('ready', seen))
}
