// Puts the tests' temporary files on tmpfs if there is enough memory. The stores' engines flush each commit, and disk
// latency says nothing about the code.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../../sandbox/platform/is-running.js'

const memory = '/dev/shm'
const prefix = 'storefront-tests-'

/** In bytes: several times the peak of a whole run. */
const enough = 6 * 2 ** 30

const hasRoom = (): boolean => {
  if (!existsSync(memory) || freemem() < 2 * enough) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

/** Path prefix of a run's folders. */
export const filesInMemory = (run: number): string => join(memory, `${prefix}${run}-`)

/** The test of a full disk mounts one; a killed run leaves it mounted, which blocks the removal. */
function unmountBelow(folder: string): void {
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, path = ''] = line.split(' ')
    if (path.startsWith(`${folder}/`)) execFileSync('umount', ['-l', path], { stdio: 'ignore' })
  }
}

/** Removes the files of killed runs. Never fails: files may belong to another account. */
export function removeLeftOvers(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue
    const [run] = name.slice(prefix.length).split('-')
    if (isRunning(Number(run))) continue
    const folder = join(memory, name)
    try {
      unmountBelow(folder)
      remove(folder)
    } catch (error) {
      console.warn(`Left in memory by an earlier run: ${folder} (${error})`)
    }
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Makes it the TMPDIR of this process and its children; returns the cleanup. */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => {}
  removeLeftOvers()
  const folder = mkdtempSync(filesInMemory(process.pid))
  // The database server runs under a separate account, which needs access to its folder in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => remove(folder)
}
