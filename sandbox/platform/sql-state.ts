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

/** The SQLSTATE of a unique violation, as by a race of two writers. */
export const uniqueViolation = '23505'

/** The SQLSTATE of a lock timeout. */
export const lockNotAvailable = '55P03'

/** Of a missing prepared statement, and of a duplicate. */
const misplaced = ['26000', '42P05']

/**
 * True for a prepared statement that a change of its table invalidated, or that a pooler mixed up. Prepared again on
 * another connection, it runs.
 */
export function isStalePlan(error: unknown): boolean {
  const code = sqlState(error)
  if (code === undefined || !(error instanceof Error)) return false
  if (misplaced.includes(code)) return true
  return code === '0A000' && error.message.startsWith('cached plan')
}
