// Simulates a busy machine: processes that each load one core.
import { spawn } from 'node:child_process'
import { endProcess } from './end-process.ts'

// stdin closes with the parent process, even on a crash.
const work = `
  process.stdin.resume().on('end', () => process.exit())
  const turn = () => {
    const end = performance.now() + 50
    while (performance.now() < end);
    setImmediate(turn)
  }
  turn()
`

/**
 * Starts processes that each load one core, until they are stopped or their parent exits.
 *
 * @param count how many
 */
export function startBusy(count: number) {
  const started = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--eval', work], { stdio: ['pipe', 'ignore', 'inherit'] }),
  )
  return {
    ids: started.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async end() {
      await Promise.all(started.map(endProcess))
    },
  }
}
