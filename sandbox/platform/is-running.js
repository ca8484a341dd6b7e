// @ts-check
/**
 * Whether a local process has the id. In JavaScript, for programs that are not compiled yet.
 *
 * @param {number} pid
 * @returns {boolean}
 */
export function isRunning(pid) {
  // For kill(2), 0 is the caller's process group.
  if (pid === 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
