/** Assigns SQLSTATEs to connection failures that the driver reports without one. */
import { DatabaseError } from 'pg'

const states = {
  /** The connection broke or timed out. The outcome of its last statement is unknown. */
  lost: '08006',
  /** Connecting failed. */
  unreachable: '08001',
  /** All connections of the pool are in use. */
  exhausted: '53300',
} as const

/** A broken or refused connection. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure'
  readonly code: string

  constructor(state: keyof typeof states, cause?: unknown) {
    super(reasonOf(cause) || 'The connection to the database is lost', { cause })
    this.code = states[state]
  }
}

/** A server that starts, stops, or has no connection left: it says so itself. */
const passing = /^(?:08|53|57)/

/** True where the server does not let the role in: until an operator changes that. */
export function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && !passing.test(error.code ?? '')
}

/** The cause of a failed connection; passes the server's errors through where they pass. */
export function connectFailure(error: unknown): unknown {
  if (error instanceof DatabaseError && !isRefusal(error)) return error
  const isExhausted = error instanceof Error && /^timeout exceeded/.test(error.message)
  return new ConnectionFailure(isExhausted ? 'exhausted' : 'unreachable', error)
}

/** True for the driver's timeout: the outcome of the statement is unknown. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** An error in one line. A refused connection to several addresses is an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  const inner: readonly unknown[] = error instanceof AggregateError ? error.errors : [error]
  const texts = inner.map((one) => (one instanceof Error ? one.message : String(one ?? '')))
  return texts.join('; ').replace(/\s+/g, ' ')
}
