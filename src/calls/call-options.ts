/** The options of every call. */
import type { RawOptions } from '../../generated/operation.ts'
import type { Identity } from './authorizer.ts'

/** Options of one call; they win over the client's own. */
export interface CallOptions {
  /** Aborts the call; the error has code `ABORTED` and the signal's reason as `cause`. */
  readonly signal?: AbortSignal | undefined
  /** Headers of this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds for the whole call, retries and backoff included; the client's for 0 or NaN. */
  readonly timeout?: number | undefined
  /** Milliseconds for one attempt; the client's for 0 or NaN. */
  readonly attemptTimeout?: number | undefined
  /** Retries of a failed request, also of one for the call's token; 0 means exactly one request. */
  readonly retries?: number | undefined
  /**
   * Makes the call idempotent where the platform supports it: pass the same key when the user retries
   * within a day. 16 to 255 visible ASCII characters. By default every call gets a new key, where the
   * platform takes keys.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * Milliseconds, overriding the client's option: for a write, how long later reads go to the main
   * host; for a read, how long after the last write it still does. 0 means the read-only host.
   */
  readonly readYourWrites?: number | undefined
  /**
   * With `true` the response is not decoded: dates stay strings and images keep their wire form. That
   * changes the return type, so it is an option of {@link RawOptions} only.
   */
  readonly raw?: false | undefined
  /** Lets the request outlive the page, as that of `fetch`, if its body has less than 8,192 characters. */
  readonly keepalive?: boolean | undefined
  /** The identity that signs this call, for clients with several. */
  readonly as?: Identity | undefined
}

/** Options of a call whose response may be decoded or raw. */
export type AnyOptions = CallOptions | RawOptions<CallOptions>
