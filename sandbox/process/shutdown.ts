/** Shuts a command down once and cleanly, on a signal or when npm ends. */
import { onNpmExit } from './npm-parent.ts'

/** Ctrl-C may arrive twice: from the terminal, and forwarded by a parent. */
const echoMilliseconds = 1_000

/** Closes on the first signal; a second one, more than a second later, exits at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let since: number | undefined
  const stop = async () => {
    if (since !== undefined) {
      if (performance.now() - since > echoMilliseconds) process.exit(1)
      return
    }
    since = performance.now()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      console.error(
        `The sandbox did not end cleanly: ${error instanceof Error ? error.message : error}`,
      )
      process.exit(1)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  onNpmExit(stop)
}
