/** Ends child processes. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves when the process has ended, also where it had already. */
export async function endProcess(child: ChildProcess): Promise<void> {
  // A process killed by a signal has no exit code.
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Kills the process as this one ends, before anything else that happens then. */
export function endWithThis(child: ChildProcess): void {
  process.prependOnceListener('exit', () => child.kill('SIGKILL'))
}
