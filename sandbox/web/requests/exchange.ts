/** One request and its answer, as they are noted while they happen. */
import type { OperationId } from '../../../generated/wire.ts'
import type { Body } from '../../platform/attached-body.ts'
import type { Caller } from '../../platform/caller.ts'

/** Facts about a request, set as they become known and read by the log. */
export interface Exchange {
  readonly requestId: string
  /** The operation of the description; left out for pages and for what the sandbox does not know. */
  operation?: OperationId
  /** Left out where the request was refused before its caller was known. */
  caller?: Caller
  /** The simulated failure of the answer. */
  fault?: string
}

/** An exchange that is over, without its secrets. */
export interface NotedExchange extends Exchange {
  /** Counts from 1, in the order in which requests ended. */
  readonly number: number
  /** When it began, by the sandbox's clock. */
  readonly time: Date
  readonly milliseconds: number
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body | undefined
  readonly status: number
  readonly answerType: string | undefined
  /** Where the answer sends the browser. */
  readonly location: string | undefined
  readonly answer: Body | undefined
}
