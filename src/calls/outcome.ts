/** What is asked of an operation, and how it ends. */
import type { Operation } from '../../generated/operation.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { AnyOptions } from './call-options.ts'

/** The arguments of a call, sorted into the places they go to. */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: unknown
  readonly body?: unknown
}

/** How a call ended. It never rejects: the path calls hand this on, the named methods throw from it. */
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError; readonly response?: Response }

/** Performs an operation. */
export type Run = (
  operation: Operation,
  request: OperationRequest,
  options?: AnyOptions,
) => Promise<Outcome>
