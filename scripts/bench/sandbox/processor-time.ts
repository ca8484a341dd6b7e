/** CPU time of a process: the figure least affected by other load. */
import { readFileSync } from 'node:fs'

/** Clock ticks per second (USER_HZ), the same on every Linux. */
const ticksPerSecond = 100

/** Milliseconds of user and system time of a process; undefined without procfs. */
export function cpuTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
  } catch {
    return undefined
  }
}
