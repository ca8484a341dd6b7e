/** The five-character SQLSTATE of an engine's error, the same on both engines. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The constraint named by an engine's error. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

/** The SQLSTATE of a unique key that two writers used at the same moment. */
export const uniqueViolation = '23505'

/** The SQLSTATE of a lock that did not become free in time. */
export const lockNotAvailable = '55P03'

/** Of a prepared statement that is not there, and of one that is there already. */
const misplaced = ['26000', '42P05']

/**
 * True for a prepared statement that a change of its table has made useless, or that the server does not know the way
 * this connection does. Prepared anew, on another connection, it runs.
 */
export function isStalePlan(error: unknown): boolean {
  const code = sqlState(error)
  if (code === undefined || !(error instanceof Error)) return false
  if (misplaced.includes(code)) return true
  return code === '0A000' && error.message.startsWith('cached plan')
}
