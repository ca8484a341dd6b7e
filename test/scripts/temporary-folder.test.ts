/** A run that is ended by a signal leaves no folder and no process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isRunning } from '../../sandbox/platform/is-running.js'

/** Starts a process that writes to its folder for as long as it lives. */
const run = `
  import { spawn } from 'node:child_process'
  import { endWithThis } from './scripts/end-process.ts'
  import { temporaryFolder } from './scripts/temporary-folder.ts'
  const folder = temporaryFolder('ended-run-')
  const write = "setInterval(() => fs.writeFileSync(process.argv[1] + '/' + Math.random(), ''))"
  const child = spawn(process.execPath, ['-e', write, folder])
  endWithThis(child)
  console.log(JSON.stringify({ folder, pid: child.pid }))
`

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'removes its folder, and ends its processes, on %s',
  async (signal) => {
    const line = ['--import', 'tsx', '--input-type=module', '-e', run]
    const started = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] })
    const [printed] = await once(started.stdout, 'data')
    const { folder, pid } = JSON.parse(printed)
    expect([existsSync(folder), isRunning(pid)]).toEqual([true, true])
    const ended = once(started, 'exit')
    started.kill(signal)
    expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null])
    expect(existsSync(folder)).toBe(false)
    await expect.poll(() => isRunning(pid)).toBe(false)
  },
)
