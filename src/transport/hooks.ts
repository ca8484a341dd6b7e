/** What an app may watch: every request, answer, repetition and failure of a client. */
import type { ApiError } from '../errors/api-error.ts'

/** A call, as all events tell of it. */
export interface CallEvent {
  /** The operation, for example `products.getProduct`. */
  readonly operation: string
}

/** A request about to be sent. */
export interface RequestEvent extends CallEvent {
  readonly method: string
  readonly url: string
  /** 1 for the first request of the call. */
  readonly attempt: number
  /** The headers but for the credentials. What a hook writes into them is sent. */
  readonly headers: Record<string, string>
}

/** An answer that has arrived whole, successful or not. */
export interface ResponseEvent extends CallEvent {
  readonly method: string
  readonly url: string
  readonly attempt: number
  readonly status: number
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
  /** From sending to the last byte, in milliseconds. */
  readonly duration: number
}

/** A request about to be repeated. */
export interface RetryEvent extends CallEvent {
  /** The attempt that failed. */
  readonly attempt: number
  /** How long is waited before the next one, in milliseconds. */
  readonly delay: number
  /** The status that was answered; absent when no whole answer came. */
  readonly status: number | undefined
  /** The platform's id of the failed request, for support. */
  readonly requestId: string | undefined
}

/** A call that failed for good. */
export interface ErrorEvent extends CallEvent {
  readonly error: ApiError
}

/** A text in an answer that should have been a date and could not be read: it was left as it is. */
export interface UnreadableEvent extends CallEvent {
  /** Where it is in the answer, for example `product.lastUpdated`. */
  readonly path: string
  readonly value: unknown
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
}

/** Called as things happen. What a hook throws is dropped: watching must not change a call. */
export interface Hooks {
  readonly onRequest?: (event: RequestEvent) => void
  readonly onResponse?: (event: ResponseEvent) => void
  readonly onRetry?: (event: RetryEvent) => void
  readonly onError?: (event: ErrorEvent) => void
  readonly onUnreadable?: (event: UnreadableEvent) => void
}

/** Calls a hook, if there is one. */
export const callHook = <Event>(hook: ((event: Event) => void) | undefined, event: Event): void => {
  try {
    hook?.(event)
  } catch {
    // A broken watcher is the watcher's bug; the call it watches goes on.
  }
}
