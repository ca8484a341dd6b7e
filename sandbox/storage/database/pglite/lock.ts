/**
 * One process per data folder. The embedded engine has no lock of its own, and two processes on one
 * folder silently lose each other's acknowledged writes.
 */
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, uptime } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fieldsOf } from '../../../../src/values/json.ts'
import { isRunning } from '../../../platform/is-running.js'
import { StartFailure } from '../../../platform/start-failure.ts'
import { parsedJson } from '../../../platform/value-at.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  /** The start time of the process, where available: pids are reused. */
  readonly started: string | null
  /** The seconds that the machine had been up, which a restart sets back. */
  readonly uptime: number
}

/** The lock's file name, and the prefix of its temporary files. */
export const lockName = 'sandbox.lock'

/** The wait for an owner that is shutting down. */
const patienceMilliseconds = 2_000

/** Acquires the lock in `folder`, created if missing, and returns its release. */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, lockName)
  makeFolder(folder)
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    uptime: uptime(),
  } satisfies Owner)
  const end = performance.now() + patienceMilliseconds
  for (;;) {
    if (create(file, mine)) return () => release(file, mine)
    const theirs = read(file)
    if (theirs === undefined) continue
    const owner = parse(theirs)
    if (owner !== undefined && !isAlive(owner)) takeAway(file, theirs)
    else if (performance.now() > end) throw locked(folder, file, owner)
    else await sleep(100)
  }
}

/**
 * Accessible to its owner only, as PostgreSQL's data directory is: the engine makes its files world-readable. Node's
 * recursive mkdir never returns on kernel-made folders, as in /proc.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, 0o700)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return
    const parent = dirname(folder)
    // A drive of Windows that is not there is its own parent.
    if (code !== 'ENOENT' || existsSync(parent) || parent === folder) throw error
    makeFolder(parent)
    makeFolder(folder)
  }
}

/** Linking is atomic, so no process reads a half-written lock. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    return createWithoutLinks(file, content, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** File systems without hard links still support exclusive creation. */
function createWithoutLinks(file: string, content: string, cause: unknown): boolean {
  if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'].includes(codeOf(cause))) throw cause
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes a stale lock, unless another process has just replaced it. */
function takeAway(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const taken = read(aside)
  if (taken !== undefined && taken !== stale) create(file, taken)
  rmSync(aside, { force: true })
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true })
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function parse(text: string): Owner | undefined {
  const { pid, host, started, uptime = 0 } = fieldsOf(parsedJson(text))
  if (typeof pid !== 'number' || typeof host !== 'string' || typeof uptime !== 'number')
    return undefined
  return { pid, host, started: typeof started === 'string' ? started : null, uptime }
}

/** A process of another machine cannot be probed, so it counts as alive. */
function isAlive({ pid, host, started, uptime: upThen }: Owner): boolean {
  if (host !== hostname()) return true
  if (!isRunning(pid)) return false
  if (started === null) return upThen <= uptime()
  const now = startOf(pid)
  return now === null || started === now
}

/** The start time of a process as the kernel reports it, or null. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in parentheses and may contain spaces; the start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function locked(folder: string, file: string, owner: Owner | undefined): StartFailure {
  const who = owner === undefined ? 'another process' : `process ${owner.pid} on ${owner.host}`
  return new StartFailure(
    `The data folder ${folder} is in use by ${who}, or was copied while it was. Stop that process (and copy again) ` +
      `or choose another --data folder (if it is not running, delete ${file}).`,
  )
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
