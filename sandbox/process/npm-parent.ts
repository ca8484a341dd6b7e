/**
 * `npm run` wraps the command in npm and a shell, and a signal sent to npm alone ends only those two: the
 * sandbox would be orphaned and keep its folder locked.
 */
import { readFileSync } from 'node:fs'

const everyMilliseconds = 250

/**
 * Calls back when the npm that started this process has exited. A no-op without npm, or on a system
 * without /proc.
 */
export function onNpmExit(stop: () => void): void {
  const chain = process.env.npm_lifecycle_event === undefined ? [] : chainToNpm()
  if (chain.length === 0) return
  const timer = setInterval(() => {
    if (isWhole(chain)) return
    clearInterval(timer)
    stop()
  }, everyMilliseconds)
  timer.unref()
}

/** The process ids from this one up to npm; empty without a close npm ancestor. */
function chainToNpm(): number[] {
  const chain = [process.pid]
  for (let level = 0; level < 4; level += 1) {
    const parent = parentOf(chain.at(-1) ?? 0)
    if (parent === undefined) return []
    chain.push(parent.pid)
    if (parent.name.startsWith('npm')) return chain
  }
  return []
}

/** True while every process has its original parent: an orphan is reparented at once. */
function isWhole(chain: readonly number[]): boolean {
  return chain.every((pid, index) => {
    const parent = chain[index + 1]
    return parent === undefined || parentOf(pid)?.pid === parent
  })
}

function parentOf(pid: number): { readonly pid: number; readonly name: string } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1])
    return { pid: parent, name: readFileSync(`/proc/${parent}/comm`, 'utf8') }
  } catch {
    return undefined
  }
}
