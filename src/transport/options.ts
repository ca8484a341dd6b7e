import type { Fetch } from './fetch.ts'
import type { Hooks } from './hooks.ts'
import type { Middleware } from './middleware.ts'

/** How a client treats the network. All of it has defaults. */
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
   * How often a failed request may be repeated, of a call and of the token it waits for; 2 by default,
   * 0 means one request for one call.
   */
  readonly retries?: number | undefined
  /** Milliseconds for a whole call, its repetitions and waits included; 60,000 by default. */
  readonly timeout?: number | undefined
  /** Milliseconds for one request, from connecting to the last byte; 30,000 by default. */
  readonly attemptTimeout?: number | undefined
  /**
   * Whether calls that must not be applied twice carry an `Idempotency-Key`, and may then be
   * repeated. On when the platform's profile says so, as the sandbox's does; do not switch it on for
   * a platform that does not know the header. Sign-in, tokens, codes and redirect sessions are
   * given none: their answers hold secrets, which no platform should keep for a repetition.
   */
  readonly idempotencyKeys?: boolean | undefined
  /**
   * Milliseconds for which reads that follow a write of this client go to the main host, where the
   * platform's read-only host may still show the state before it; 0 by default.
   */
  readonly readYourWrites?: number | undefined
  /** The largest answer to take, in bytes after decompression; 10 MiB by default. */
  readonly maxAnswerBytes?: number | undefined
}
