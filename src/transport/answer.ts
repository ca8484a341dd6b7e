import type { RetryInfo } from '../errors/api-error.ts'

/** A whole answer, or the failure that its status names. */
export interface Answer {
  readonly response: Response
  /** The parsed body; undefined when it was empty, and for a call answered without it. */
  readonly body: unknown
  readonly ok: boolean
  /** The retry fields of an error made of this answer. */
  readonly retryInfo: RetryInfo
}
