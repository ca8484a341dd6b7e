import type { Fetch } from './fetch.ts'
import type { Hooks } from './hooks.ts'
import type { Middleware } from './middleware.ts'

/** Network options of a client; all have defaults. */
export interface TransportOptions {
  /** Used instead of the global `fetch`, which otherwise is looked up at every call. */
  readonly fetch?: Fetch | undefined
  /** Called as things happen: for logs, traces and counters. */
  readonly hooks?: Hooks | undefined
  /** Around every request, those for tokens included, in this order: for traces, signatures and caches. */
  readonly use?: readonly Middleware[] | undefined
  /** Headers of every call, for example a trace id. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /**
   * Retries of a failed request, of a call and of the token it waits for; 2 by default, 0 or NaN means
   * one request per call.
   */
  readonly retries?: number | undefined
  /** Milliseconds for a whole call, retries and backoff included; 60,000 by default and for 0 or NaN. */
  readonly timeout?: number | undefined
  /** Milliseconds for one attempt, from connecting to the last byte; 30,000 by default and for 0 or NaN. */
  readonly attemptTimeout?: number | undefined
  /**
   * Whether calls that must not be applied twice carry an `Idempotency-Key`, and may then be retried.
   * On when the platform's profile says so, as the sandbox's does; do not switch it on for a platform
   * that does not know the header. Sign-in, tokens, codes and redirect sessions get none: their
   * responses hold secrets, which no platform should store for a retry.
   */
  readonly idempotencyKeys?: boolean | undefined
  /**
   * Milliseconds after a write of this client for which reads go to the main host, because the
   * platform's read-only host may be stale; 0 by default.
   */
  readonly readYourWrites?: number | undefined
  /** The maximum size of a response, in bytes after decompression; 10 MiB by default. */
  readonly maxAnswerBytes?: number | undefined
}
