/** The arguments of a call by their place on the wire, and its outcome. */
import type { Operation } from '../../generated/operation.ts'
import type { ApiError } from '../errors/api-error.ts'
import type { AnyOptions } from './call-options.ts'

/**
 * An operation of the description, or a call to an undescribed endpoint, which has no service and no
 * tag.
 */
export type CallableOperation = Omit<Operation, 'tag' | 'service' | 'publicPath' | 'method'> &
  Partial<Pick<Operation, 'tag' | 'service' | 'publicPath'>> & {
    readonly method: Operation['method'] | 'PUT'
    /** Validates the body of a successful response; by default it must be an object. */
    readonly isAnswer?: (body: unknown, status: number) => boolean
  }

/** The arguments of a call, by their place on the wire. */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, unknown>>
  /** An object, which the call checks. */
  readonly query?: unknown
  readonly body?: unknown
}

/** How a call ended. It never rejects: path calls return it, named methods throw from it. */
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError; readonly response?: Response }

/** Performs an operation. */
export type Run = (
  operation: CallableOperation,
  request: OperationRequest,
  options?: AnyOptions,
) => Promise<Outcome>
