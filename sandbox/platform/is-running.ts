/** Whether a process of this machine has the id. */
export function isRunning(pid: number): boolean {
  // To the system, 0 is the group of the process that asks.
  if (pid === 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
