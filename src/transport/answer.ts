import type { RetryInfo } from '../errors/api-error.ts'

/** A complete response, or the failure that its status names. */
export interface Answer {
  readonly response: Response
  /** The parsed body; undefined when it was empty, and for a call that succeeded without it. */
  readonly body: unknown
  readonly ok: boolean
  /** The retry fields of an error made of this response. */
  readonly retryInfo: RetryInfo
}
