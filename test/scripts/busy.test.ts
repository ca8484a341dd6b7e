/** The busy processes of the stress run: none outlives it, however it ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { startBusy } from '../../scripts/busy.ts'

const isAlive = (id: number): boolean => {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

it('run until they are ended', async () => {
  const busy = startBusy(2)
  expect(busy.ids.map(isAlive)).toEqual([true, true])
  await busy.end()
  expect(busy.ids.map(isAlive)).toEqual([false, false])
  await busy.end()
})

it('end with the process that started them, even when that is killed', async () => {
  const script = `
    import { startBusy } from './scripts/busy.ts'
    console.log(startBusy(1).ids.join())
  `
  const starter = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line]: unknown[] = await once(createInterface(starter.stdout), 'line')
  const id = Number(line)
  expect(isAlive(id)).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(() => isAlive(id)).toBe(false)
})
