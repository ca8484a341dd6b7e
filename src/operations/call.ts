import type { OperationCaller } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { Run } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { unknownFunction } from '../errors/usage-error.ts'
import { isRecord } from '../values/json.ts'
import { ApiPromise } from './api-promise.ts'
import { requestOf } from './arguments.ts'

/** What every client is at heart: the functions of `storefront-client/operations` take one. */
export type Core = OperationCaller<CallOptions, ApiError>

/** Programs without types may hand over anything: the name of a function, one that was misspelt. */
const isOperation = (operation: unknown): boolean =>
  isRecord(operation) && typeof operation.path === 'string' && typeof operation.method === 'string'

/** The call of a named method or function. */
export const createCall =
  (run: Run): Core['call'] =>
  (operation, given, options) =>
    ApiPromise.of(
      isOperation(operation)
        ? run(operation, requestOf(operation, given), options)
        : Promise.reject(unknownFunction(operation)),
    )
