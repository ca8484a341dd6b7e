/** A request and its answer, recorded while they happen. */
import type { OperationId } from '../../../generated/wire.ts'
import type { Body } from '../../platform/attached-body.ts'
import type { Caller } from '../../platform/caller.ts'

/** Facts about a request, filled in on the way and read by the log. */
export interface Exchange {
  readonly requestId: string
  /** Omitted for pages and unknown paths. */
  operation?: OperationId
  /** Omitted where the request was refused before authentication. */
  caller?: Caller
  /** The simulated failure of the answer. */
  fault?: string
}

/** A completed exchange, without secrets. */
export interface NotedExchange extends Exchange {
  /** Counts from 1, in order of completion. */
  readonly number: number
  /** Its start by the sandbox's clock. */
  readonly time: Date
  readonly milliseconds: number
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body | undefined
  readonly status: number
  readonly answerType: string | undefined
  /** The Location header. */
  readonly location: string | undefined
  readonly answer: Body | undefined
}
