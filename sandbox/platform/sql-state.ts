/** What an error of a database engine says, the same on both engines. */

/** The five-character SQLSTATE of an engine's error, the same on both engines. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The constraint an engine's error names: which unique key clashed, which check failed. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

/** The SQLSTATE of a unique key that two writers used at the same moment. */
export const uniqueViolation = '23505'

/**
 * True for a prepared statement that a change of its table has made useless. The engine forgets it
 * with the refusal, so that the next try prepares it anew.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
  )
}
