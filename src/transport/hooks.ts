/** Hooks of an app: called on every request, response, retry and failure of a client. */
import type { ApiError } from '../errors/api-error.ts'
import { requestIdOf } from '../errors/request-id.ts'

/** The call of an event. */
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
  /** The headers without the credentials. A hook's changes to them are sent. */
  readonly headers: Record<string, string>
}

/** A response, successful or not, after its last byte or where it broke off. */
export interface ResponseEvent extends CallEvent {
  readonly method: string
  readonly url: string
  readonly attempt: number
  readonly status: number
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
  /** From sending to the end of the response, in milliseconds. */
  readonly duration: number
}

/** A request about to be retried. */
export interface RetryEvent extends CallEvent {
  /** The attempt that failed. */
  readonly attempt: number
  /** The wait before the next attempt, in milliseconds. */
  readonly delay: number
  /** The status of the response, which may have broken off; absent when none arrived. */
  readonly status: number | undefined
  /** The platform's id of the failed request, for support. */
  readonly requestId: string | undefined
}

/** A call that failed and is not retried. */
export interface ErrorEvent extends CallEvent {
  readonly error: ApiError
}

/** A text in a response that should be a date and cannot be read; the response keeps the text. */
export interface UnreadableEvent extends CallEvent {
  /** Where it is in the response, for example `product.lastUpdated`. */
  readonly path: string
  readonly value: unknown
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
}

/** Functions that are called on events. Their exceptions are swallowed: a hook must not fail a call. */
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
    // A failing hook must not fail the call.
  }
}

/**
 * Calls the hook of responses, if there is one and a response.
 *
 * @param started when the request was sent, by `performance`
 */
export const reportAnswer = (
  { onResponse }: Hooks,
  event: Pick<ResponseEvent, 'operation' | 'method' | 'url' | 'attempt'>,
  response: Response | undefined,
  started: number,
): void => {
  if (!response || !onResponse) return
  const { status } = response
  const duration = performance.now() - started
  callHook(onResponse, { ...event, status, requestId: requestIdOf(response), duration })
}
