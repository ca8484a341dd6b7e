// Where the tests put what they throw away: files in memory, where the machine has room for them. The stores' engines
// flush each commit, and waiting for a disk says nothing about the code.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'storefront-tests-'

/** In bytes: several times what a whole run keeps at once. */
const enough = 6 * 2 ** 30

const hasRoom = (): boolean => {
  if (!existsSync(memory) || freemem() < 2 * enough) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}

const isRunning = (run: number): boolean => {
  try {
    return process.kill(run, 0)
  } catch {
    return false
  }
}

/** What a run left that was killed. */
function removeLeftOvers(): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix)) continue
    const [run] = name.slice(prefix.length).split('-')
    if (!isRunning(Number(run))) remove(join(memory, name))
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Makes it the folder for temporary files of this process and its children; answers how it is removed. */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env.TMPDIR || !hasRoom()) return () => {}
  removeLeftOvers()
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
  // The database server runs under an account of its own, which has to reach its folder in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => remove(folder)
}
