/** The options of every call. */
import type { RawOptions } from '../../generated/operation.ts'
import type { Identity } from './identities.ts'

/** Options of one call; they win over the client's own. */
export interface CallOptions {
  /** Ends the call; the error has code `ABORTED` and the signal's reason as `cause`. */
  readonly signal?: AbortSignal | undefined
  /** Headers of this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for the whole call, its repetitions and waits included. */
  readonly timeout?: number | undefined
  /** Milliseconds for one request of it. */
  readonly attemptTimeout?: number | undefined
  /** How often a failed request may be repeated, also one for the call's token; 0 means exactly one request. */
  readonly retries?: number | undefined
  /**
   * Names this action for a platform that applies a named action once at most: give the same key
   * again when the user tries again, within a day. 16 to 255 visible characters. Without it every
   * call gets a new key, where the platform takes keys.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * Milliseconds, in place of the client's option: for a write, how long the reads after it go to the
   * main host; for a read, how long after the last write it still does. 0 means the read-only host.
   */
  readonly readYourWrites?: number | undefined
  /**
   * With `true` the answer is not decoded: dates stay text and images stay as the platform writes
   * them. That changes the answer's type, so it is an option of {@link RawOptions} only.
   */
  readonly raw?: false | undefined
  /** Whose identity signs this call, for clients that have several. */
  readonly as?: Identity | undefined
}

/** Options of a call whose answer may be decoded or raw. */
export type AnyOptions = CallOptions | RawOptions<CallOptions>
