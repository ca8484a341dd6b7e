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

/** True for a prepared statement that a change of its table invalidated. Prepared again, it runs. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('cached plan')
}
