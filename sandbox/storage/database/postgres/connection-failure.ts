/** Failures of a connection that the driver reports without a SQLSTATE: they get one here, as the server's own have. */
import { DatabaseError } from 'pg'

const states = {
  /** The connection broke, or answered nothing in time. Whether its last statement was applied is not known. */
  lost: '08006',
  /** There was no connection to be had. */
  unreachable: '08001',
  /** All connections of the pool are in use. */
  exhausted: '53300',
} as const

/** A connection that broke, or could not be had. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure'
  readonly code: string

  constructor(state: keyof typeof states, cause?: unknown) {
    super(reasonOf(cause) || 'The connection to the database is lost', { cause })
    this.code = states[state]
  }
}

/** The cause of a failed connection; errors of the server are passed on. */
export function connectFailure(error: unknown): unknown {
  if (error instanceof DatabaseError) return error
  const isExhausted = error instanceof Error && /^timeout exceeded/.test(error.message)
  return new ConnectionFailure(isExhausted ? 'exhausted' : 'unreachable', error)
}

/** True where the driver gave up waiting for an answer: what becomes of the statement is not known. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** An error in one line. A refused connection to a name with several addresses is an AggregateError without a text. */
export function reasonOf(error: unknown): string {
  const inner: readonly unknown[] = error instanceof AggregateError ? error.errors : [error]
  const texts = inner.map((one) => (one instanceof Error ? one.message : String(one ?? '')))
  return texts.join('; ').replace(/\s+/g, ' ')
}
